import type { Line } from '../games/shelf';

/** Cards that turn over together, and what came of them. */
export interface Moment { kind: 'moment'; title: string; cards: { seat: number; letter: string }[]; dice: { seat: number; value: number }[]; lines: Line[]; born: number }

export interface ScoreStep {
  icon: { gem: string } | { icon: string }; title: string; text: string; clause: string;
  /** Its name in the list, before it is known who wins it. */
  label: string;
  /** Per seat: how many are held, how many go back, points won, and a word below the name. */
  held: number[]; back: number[]; gain: number[]; note: string[];
}
export interface Score { kind: 'score'; title: string; intro: string; steps: ScoreStep[]; start: number[] }
export type Show = Moment | Score;

const YOUNG = 700;

/** What is shown before the table goes on: one after the other, each can be skipped. */
export class Shows {
  current = $state.raw<Show | null>(null);
  #queue: Show[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pace: () => number = () => 1) {}

  push(show: Show): void {
    const last = this.#queue.at(-1) ?? this.current;
    if (show.kind === 'moment' && last?.kind === 'moment' && show.cards.length === 0 && show.born - last.born < YOUNG) {
      const joined: Moment = { ...last, lines: [...last.lines, ...show.lines], dice: [...last.dice, ...show.dice] };
      if (this.#queue.length) this.#queue[this.#queue.length - 1] = joined;
      else this.#begin(joined);
      return;
    }
    if (this.current) this.#queue.push(show);
    else this.#begin(show);
  }

  next = (): void => {
    clearTimeout(this.#timer);
    this.current = null;
    const show = this.#queue.shift();
    if (show) this.#begin(show);
  };

  clear(): void {
    this.#queue = [];
    this.next();
  }

  #begin(show: Show): void {
    this.current = show;
    clearTimeout(this.#timer);
    if (show.kind === 'moment') this.#timer = setTimeout(this.next, this.#time(show) * this.pace());
  }

  #time(moment: Moment): number {
    return Math.min(4200, 1300 + moment.lines.length * 550 + (moment.cards.length || moment.dice.length ? 500 : 0));
  }
}

export function moment(title: string, lines: Line[], more: Partial<Moment> = {}): Moment {
  return { kind: 'moment', title, cards: [], dice: [], lines, born: performance.now(), ...more };
}

/** Adds up goods a step shows, for tests and totals. */
export const gained = (score: Score, seat: number, until: number): number =>
  score.start[seat]! + score.steps.slice(0, until).reduce((sum, step) => sum + step.gain[seat]!, 0);

