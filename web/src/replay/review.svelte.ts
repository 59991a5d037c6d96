import { api, ApiError } from '../lib/api';
import type {
  ReviewChange,
  ReviewDecision,
  ReviewPart,
  ReviewPoint,
  ReviewSummary,
} from '../lib/messages';

export type ReviewPhase = 'idle' | 'working' | 'waiting' | 'done' | 'failed';
const NOTED_LUCK = 0.02;
const NOTED_DEAL = 0.005;
const most = (shares: number[]) => Math.max(...shares.map(Math.abs));

/** A review as it is found: asked for piece by piece, and only once somebody wants it. */
export class ReviewState {
  phase = $state<ReviewPhase>('idle');
  judged = $state(0);
  inAll = $state(0);
  points = $state.raw<ReviewPoint[]>([]);
  decisions = $state.raw<Map<number, ReviewDecision>>(new Map());
  changes = $state.raw<ReviewChange[]>([]);
  summary = $state.raw<ReviewSummary | null>(null);
  #next = 0;
  #closed = false;

  constructor(readonly id: string) {}

  get worst(): ReviewDecision[] {
    return [...this.decisions.values()]
      .filter((one) => one.verdict !== 'fine')
      .sort((a, b) => b.loss - a.loss || a.step - b.step);
  }

  get deals(): ReviewChange[] {
    return this.#greatest('deal', NOTED_DEAL);
  }

  get luck(): ReviewChange[] {
    return this.#greatest('luck', NOTED_LUCK);
  }

  async start(): Promise<void> {
    if (this.phase === 'working' || this.phase === 'waiting' || this.phase === 'done') return;
    this.phase = 'working';
    while (!this.#closed && !this.summary) {
      try {
        this.#take(await api.review(this.id, this.#next));
        this.phase = 'working';
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code !== 'too_fast' && error.code !== 'busy') {
          this.phase = 'failed';
          return;
        }
        this.phase = 'waiting';
        await new Promise((go) => setTimeout(go, 1000 * Number(error.args.seconds ?? 2)));
      }
    }
    if (this.summary) this.phase = 'done';
  }

  close(): void {
    this.#closed = true;
  }

  #take(part: ReviewPart): void {
    if (part.summary) {
      // everything at once, in its final form
      this.points = [];
      this.changes = [];
      this.decisions = new Map();
    }
    this.#next = part.next;
    this.judged = part.judged;
    this.inAll = part.decisions_in_all;
    this.points = [...this.points, ...part.points];
    this.changes = [...this.changes, ...part.changes];
    const decisions = new Map(this.decisions);
    for (const one of part.decisions) decisions.set(one.step, one);
    this.decisions = decisions;
    this.summary = part.summary;
  }

  #greatest(kind: 'deal' | 'luck', least: number): ReviewChange[] {
    return this.changes
      .filter((one) => one.kind === kind && most(one.shares) >= least)
      .sort((a, b) => most(b.shares) - most(a.shares) || a.step - b.step);
  }
}

/** A share in whole hundredths, with its sign where it is a change. */
export function hundredths(share: number, signed = false): string {
  const points = Math.round(100 * share) + 0;
  const figure = String(Math.abs(points));
  if (points < 0) return `−${figure}`;
  return signed && points > 0 ? `+${figure}` : figure;
}
