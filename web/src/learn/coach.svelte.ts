import type { GameFolder } from '../games/shelf';
import type { TableState } from '../lib/table.svelte';
import { t, words } from '../lib/words.svelte';
import { nameOf } from '../table/people';

const KEY = 'funduk-tour';
const KEPT = 8;

/** What a game's first tour tells beside its questions: things that happen, and when it is over. */
export interface Tour {
  /** Told once each, the first time they are true; the message is `<game>-learn-<key>`. */
  situations: { key: string; when: (table: TableState) => boolean }[];
  done: (table: TableState) => boolean;
}

export interface Note {
  key: string;
  what: string;
  why: string;
  options: string;
  clause: string;
  last: boolean;
}

type Progress = Record<string, { seen: string[]; over: boolean }>;

function kept(): Progress {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Progress;
  } catch {
    return {};
  }
}

/** Whether something of this name has happened at the table. */
export const happened = (table: TableState, ...events: string[]): boolean =>
  table.log.some((entry) => events.includes(String(entry.event.event)));

/** The tour of a game that brings none: its questions, and no end before the game's. */
const ANY: Tour = { situations: [], done: () => false };

/** What can be told about any game: what it is about, or the question and how it is answered. */
function plainNote(key: string, game: string, table: TableState): Note {
  const asked = `${game}-question-${key}`;
  const note = { key, clause: '', last: key === 'end' };
  if (!words.has(asked)) {
    const title = `${game}-title`;
    const what = words.has(title) ? t(title) : game;
    const why = words.attribute(title, 'blurb');
    return { ...note, what, why, options: t('learn-any-intro') };
  }
  const seat = table.seat === null ? '' : nameOf(table, table.seat);
  const why = t(`mode-${table.ask?.mode ?? 'alone'}`);
  return { ...note, what: t(asked, { seat }), why, options: t('learn-any-question') };
}

/** Tells one small thing at a time to somebody who plays for the first time; never in the way, and gone on request. */
class Coach {
  #table = $state.raw<TableState | null>(null);
  #tour = $state.raw<Tour | null>(null);
  #seen = $state.raw<string[]>([]);
  #over = $state(true);

  /** Begins, or goes on where this browser left off. */
  async follow(table: TableState, folder: GameFolder): Promise<void> {
    const game = table.meta?.game;
    if (!game) return;
    await words.need('learn', game);
    const progress = kept()[table.id] ?? { seen: [], over: false };
    this.#seen = progress.seen;
    this.#over = progress.over;
    this.#tour = folder.tour ?? ANY;
    this.#table = table;
  }

  leave(): void {
    this.#table = null;
  }

  /** What to tell now, or nothing. */
  note = $derived.by((): Note | null => {
    const table = this.#table;
    const game = table?.meta?.game;
    if (!table?.view || !this.#tour || this.#over || table.meta?.status !== 'running') return null;
    const ended = this.#tour.done(table);
    const waiting = [
      'intro',
      ...(table.ask ? [table.ask.question] : []),
      ...this.#tour.situations.filter((one) => one.when(table)).map((one) => one.key),
    ];
    const key = ended ? 'end' : waiting.find((one) => !this.#seen.includes(one));
    if (!key) return null;
    const id = `${game}-learn-${key}`;
    if (!words.has(id)) return plainNote(key, game!, table);
    return {
      key,
      what: t(id),
      why: words.attribute(id, 'why'),
      options: words.attribute(id, 'options'),
      clause: words.attribute(id, 'clause'),
      last: key === 'end',
    };
  });

  next(): void {
    const note = this.note;
    if (!note) return;
    if (note.last) this.#over = true;
    this.#tick(note.key);
  }

  /** Whoever has answered a question needs no more words about it. */
  answered(question: string): void {
    if (this.#table && !this.#over && !this.#seen.includes(question)) this.#tick('intro', question);
  }

  skip(): void {
    this.#over = true;
    this.#tick();
  }

  #tick(...keys: string[]): void {
    this.#seen = [...new Set([...this.#seen, ...keys])];
    if (!this.#table) return;
    const rest = Object.entries(kept())
      .filter(([id]) => id !== this.#table!.id)
      .slice(-KEPT);
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({
          ...Object.fromEntries(rest),
          [this.#table.id]: { seen: this.#seen, over: this.#over },
        }),
      );
    } catch {
      // A browser that keeps nothing tells it again after a reload.
    }
  }
}

export const coach = new Coach();
