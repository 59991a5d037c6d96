import type { Component } from 'svelte';
import type { Line } from '../games/shelf';
import type { View } from '../lib/messages';

/** Cards that turn over together, or dice that fall, and what came of them. */
export interface Moment {
  title: string;
  cards: { seat: number; letter: string }[];
  dice: { seat: number; value: number }[];
  lines: Line[];
}

export interface ScoreStep {
  icon:
    | { gem: string }
    | { icon: string }
    | { piece: Component<{ kind: string; size?: number; dim?: boolean }>; kind: string };
  title: string;
  text: string;
  clause: string;
  /** Its name in the list, before it is known who wins it. */
  label: string;
  /** Its sign in the list would tell too much before its time. */
  veiled?: boolean;
  /** Per seat: how many are held, how many go back, points won, and a word below the name. */
  held: number[];
  back: number[];
  gain: number[];
  note: string[];
  /** Per seat: what stands in the arch instead of so many of one piece. */
  pieces?: { piece: Component<{ kind: string; size?: number }>; kind: string }[][];
}
export interface Score {
  title: string;
  intro: string;
  steps: ScoreStep[];
  start: number[];
}

/** What to show is told anew whenever the language changes. */
export interface MomentShow {
  kind: 'moment';
  tell: () => Moment;
  lines: number;
  turns: boolean;
  born: number;
  /** The table as it was before what is told: nothing of what comes after it shows meanwhile. */
  before?: View | null;
}
export interface ScoreShow {
  kind: 'score';
  tell: () => Score;
  before?: View | null;
}
export type Show = MomentShow | ScoreShow;

const YOUNG = 700;
const ENOUGH_LINES = 4;

/** How long a show stands, as a multiple of the usual time; null: until the person goes on. */
export type Pace = () => number | null;

/** What is shown before the table goes on: one after the other, each can be skipped or held. */
export class Shows {
  current = $state.raw<Show | null>(null);
  held = $state(false);
  #queue: Show[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = 0;
  #since = 0;
  #after: () => void = () => {};

  constructor(
    private readonly pace: Pace = () => 1,
    private readonly changed: (show: Show | null) => void = () => {},
  ) {}

  push(show: Show): void {
    const last = this.#queue.at(-1) ?? this.current;
    if (
      show.kind === 'moment' &&
      last?.kind === 'moment' &&
      !show.turns &&
      show.born - last.born < YOUNG &&
      last.lines + show.lines <= ENOUGH_LINES
    ) {
      const joined = join(last, show);
      if (this.#queue.length) this.#queue[this.#queue.length - 1] = joined;
      else this.#begin(joined);
      return;
    }
    if (this.current) this.#queue.push(show);
    else this.#begin(show);
  }

  next = (): void => {
    this.#stop();
    this.held = false;
    const show = this.#queue.shift();
    if (show) return this.#begin(show);
    this.current = null;
    this.changed(null);
  };

  clear(): void {
    this.#queue = [];
    this.next();
  }

  /** Goes on by itself after so many milliseconds at the usual pace; not at all for who wants to be waited for. */
  goOnAfter(time: number, then: () => void): () => void {
    this.#stop();
    const pace = this.pace();
    if (pace === null) return () => {};
    this.#left = time * pace;
    this.#after = then;
    if (!this.held) this.#run();
    return () => this.#stop();
  }

  /** While a finger lies on it, the telling stands still. */
  hold = (): void => {
    if (this.held) return;
    this.held = true;
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#left = Math.max(0, this.#left - (performance.now() - this.#since));
  };

  release = (): void => {
    if (!this.held) return;
    this.held = false;
    if (this.#timer !== undefined) this.#run();
  };

  #run(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(() => {
      this.#stop();
      this.#after();
    }, this.#left);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #begin(show: Show): void {
    this.current = show;
    this.changed(show);
    this.#stop();
    if (show.kind === 'moment') this.goOnAfter(timeOf(show), this.next);
  }
}

function timeOf(moment: MomentShow): number {
  return Math.min(4200, 1300 + moment.lines * 550 + (moment.turns ? 500 : 0));
}

export function moment(tell: () => Moment): MomentShow {
  const told = tell();
  return {
    kind: 'moment',
    tell,
    lines: told.lines.length,
    turns: told.cards.length > 0,
    born: performance.now(),
  };
}

function join(first: MomentShow, second: MomentShow): MomentShow {
  const tell = (): Moment => {
    const [a, b] = [first.tell(), second.tell()];
    return { ...a, lines: [...a.lines, ...b.lines], dice: [...a.dice, ...b.dice] };
  };
  return {
    kind: 'moment',
    tell,
    lines: first.lines + second.lines,
    turns: first.turns,
    born: first.born,
    before: first.before,
  };
}

/** The points of a seat after the first steps of a scoring. */
export const gained = (score: Score, seat: number, until: number): number =>
  score.start[seat]! + score.steps.slice(0, until).reduce((sum, step) => sum + step.gain[seat]!, 0);
