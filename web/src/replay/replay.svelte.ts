import { api, ApiError } from '../lib/api';
import type { Entry, Frame, Meta, Replay } from '../lib/messages';
import type { Link } from '../lib/socket.svelte';
import { TableState } from '../lib/table.svelte';

const CHUNK = 50;
export const SPEEDS = [0.5, 1, 2, 4];
const PACE = 1600;

export interface Viewer {
  seat: number | null;
  open: boolean;
}

/** Nothing comes over this wire: a replay has all it needs. */
const still = {
  state: 'open',
  listen: () => () => {},
  send: () => false,
  retry: () => {},
} as unknown as Link;

/** `2`, `watch`, `open`, `open-2`: through whose eyes, as an address says it. */
export function readViewer(text: string | null, seats: number): Viewer | null {
  const found = /^(?:(open)(?:-(\d))?|(\d)|watch)$/.exec(text ?? '');
  if (!found) return null;
  const digit = found[2] ?? found[3];
  const seat = digit === undefined ? null : Number(digit);
  return seat !== null && seat >= seats ? null : { seat, open: !!found[1] };
}

export function writeViewer({ seat, open }: Viewer): string {
  if (open) return seat === null ? 'open' : `open-${seat}`;
  return seat === null ? 'watch' : String(seat);
}

/** A match step by step: its frames as they are fetched, and a table that shows the one at hand. */
export class ReplayState {
  head = $state.raw<Replay | null>(null);
  error = $state.raw<ApiError | null>(null);
  step = $state(0);
  viewer = $state.raw<Viewer>({ seat: null, open: false });
  playing = $state(false);
  speed = $state(1);
  readonly table: TableState;
  #frames = new Map<string, Frame[]>();
  #loading = new Set<string>();
  #fetched = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.table = new TableState(id, still);
  }

  async open(who: string | null, step: number): Promise<void> {
    try {
      const head = await api.replay(this.id);
      this.viewer = readViewer(who, head.seats.length) ?? { seat: head.mine, open: false };
      this.head = head;
      this.table.components = head.components;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error = error;
      return;
    }
    this.go(step);
  }

  close(): void {
    this.pause();
  }

  get steps(): number {
    return this.head?.steps ?? 0;
  }

  /** The frame at hand, once it has come. */
  get frame(): Frame | null {
    void this.#fetched;
    return this.#all()[this.step] ?? null;
  }

  get path(): string {
    return `/replay/${this.id}/${writeViewer(this.viewer)}/${this.step}`;
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.steps, Math.trunc(step)));
    void this.#fetch();
    this.#show();
  }

  /** To the next or last mark: a round that begins, points that are counted. */
  leap(forward: boolean): void {
    const marks = this.head?.marks.map((mark) => mark.step) ?? [];
    const next = forward
      ? marks.find((step) => step > this.step)
      : marks.findLast((step) => step < this.step);
    this.go(next ?? (forward ? this.steps : 0));
  }

  /** To the step in which an event happened. */
  goToEvent(n: number): void {
    const found = this.#all().find((frame) => frame?.events.some((entry) => entry.n === n));
    if (found) this.go(found.step);
  }

  see(viewer: Viewer): void {
    this.viewer = viewer;
    void this.#fetch();
    this.#show();
  }

  play(): void {
    if (this.step >= this.steps) this.go(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
    if (this.playing) this.#tick();
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.frame) this.go(this.step + 1);
      if (this.step >= this.steps) this.pause();
      else this.#tick();
    }, PACE / this.speed);
  }

  #all(): Frame[] {
    const key = writeViewer(this.viewer);
    let frames = this.#frames.get(key);
    if (!frames) this.#frames.set(key, (frames = []));
    return frames;
  }

  /** The piece with the step at hand first, then all the rest from the beginning. */
  async #fetch(): Promise<void> {
    const { seat, open } = this.viewer;
    const key = writeViewer(this.viewer);
    const frames = this.#all();
    for (;;) {
      const missing = [
        Math.floor(this.step / CHUNK),
        ...Array.from({ length: Math.floor(this.steps / CHUNK) + 1 }, (_, i) => i),
      ];
      const chunk = missing.find((i) => !frames[i * CHUNK] && !this.#loading.has(`${key} ${i}`));
      if (chunk === undefined || key !== writeViewer(this.viewer)) return;
      this.#loading.add(`${key} ${chunk}`);
      try {
        for (const frame of await api.frames(this.id, seat, open, chunk * CHUNK, CHUNK))
          frames[frame.step] = frame;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!this.frame) this.error = error;
        return;
      } finally {
        this.#loading.delete(`${key} ${chunk}`);
      }
      this.#fetched++;
      if (key === writeViewer(this.viewer)) this.#show();
    }
  }

  /** Puts the frame at hand on the table; until it has come, what was there stays. */
  #show(): void {
    const frame = this.frame;
    const head = this.head;
    if (!frame || !head) return;
    this.table.seat = this.viewer.seat;
    this.table.view = frame.view;
    this.table.waiting = frame.waiting;
    this.table.log = this.#log();
    this.table.meta = meta(head, this.viewer, this.step);
  }

  /** The log as it could be read at this step: what is covered since then is covered here. */
  #log(): Entry[] {
    const lines = new Map<number, Entry>();
    for (const frame of this.#all().slice(1, this.step + 1)) {
      for (const entry of frame?.events ?? []) lines.set(entry.n, entry);
      for (const { n, event } of frame?.again ?? []) {
        if (event) lines.set(n, { n, event });
        else lines.delete(n);
      }
    }
    return [...lines.values()].sort((a, b) => a.n - b.n);
  }
}

function meta(head: Replay, viewer: Viewer, step: number): Meta {
  return {
    id: head.id,
    code: null,
    game: head.game,
    status: head.over && step === head.steps ? 'over' : 'running',
    version: head.version,
    options: head.options,
    set: '',
    visibility: 'link',
    pace: 'human',
    host: null,
    you_host: false,
    watchers: 0,
    takeback: null,
    rematch: null,
    result: null,
    dice: null,
    clock: null,
    guided: false,
    seats: head.seats.map((seat, number) => ({
      ...seat,
      seat: number,
      online: true,
      away: false,
      late: false,
      you: number === viewer.seat,
    })),
  };
}
