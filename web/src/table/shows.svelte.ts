import type { Component } from 'svelte';
import type { Line } from '../games/shelf';

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
}
export interface ScoreShow {
  kind: 'score';
  tell: () => Score;
}
export type Show = MomentShow | ScoreShow;

const YOUNG = 700;
const ENOUGH_LINES = 4;

/** What is shown before the table goes on: one after the other, each can be skipped. */
export class Shows {
  current = $state.raw<Show | null>(null);
  #queue: Show[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pace: () => number = () => 1) {}

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

  #time(moment: MomentShow): number {
    return Math.min(4200, 1300 + moment.lines * 550 + (moment.turns ? 500 : 0));
  }
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
  };
}

/** The points of a seat after the first steps of a scoring. */
export const gained = (score: Score, seat: number, until: number): number =>
  score.start[seat]! + score.steps.slice(0, until).reduce((sum, step) => sum + step.gain[seat]!, 0);
