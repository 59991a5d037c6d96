import type { Component } from 'svelte';
import type { Surface } from '../any/surface';
import type { Tour } from '../learn/coach.svelte';
import type { GameEvent } from '../lib/messages';
import type { TableState } from '../lib/table.svelte';
import type { Part } from '../lib/words.svelte';
import type { Sound } from '../lib/sound';
import type { Show, Shows } from '../table/shows.svelte';

/** A line of the log: who it is about, and the words. */
export interface Line {
  seat: number | null;
  parts: Part[];
  heading?: boolean;
  chapter?: string;
}

/** What the folder of a game gives to the house. */
export interface GameFolder {
  /** Everything between the top bar and the end of the cloth. */
  Board: Component<{ table: TableState; shows: Shows; folder: GameFolder }>;
  /** The helpful panel below the log. */
  Side?: Component<{ table: TableState }>;
  /** "stage 2 of 3 · round 5". */
  status(table: TableState): string;
  /** What is shown before the table goes on: cards turning over, deals, scorings. */
  shows(events: GameEvent[], table: TableState): Show[];
  /** One event in words, or nothing where it needs none. */
  line(event: GameEvent, table: TableState): Line | null;
  sound(event: GameEvent): Sound | null;
  /** Why, of two seats with equal points, one comes first. */
  tie?(table: TableState, first: number, second: number): string | null;
  /** Names of the events that close a stage, where they are not `stage-ended` or `scoring-ended`. */
  closes?: string[];
  /** The second tab of the log, where it is not the haggles: its name and events. */
  talks?: { label: string; empty: string; events: string[] };
  /** The helpful panel stands above the log. */
  sideFirst?: boolean;
  /** What a first game with a coach tells beside its questions. */
  tour?: Tour;
  /** What the game says of itself, for the board that shows any game. */
  surface?: Surface;
  /** Texts beside web.ftl and table.ftl. */
  texts: string[];
}

const folders = import.meta.glob<{ default: GameFolder }>('./*/folder.ts');

/** Which games have a board of their own here. */
export const boards: Set<string> = new Set(Object.keys(folders).map((path) => path.split('/')[1]!));

/** The game's own folder, or the one for any game, which `?board=any` asks for, too. */
export async function openFolder(game: string): Promise<GameFolder> {
  const load = folders[`./${game}/folder.ts`];
  if (load && new URLSearchParams(location.search).get('board') !== 'any')
    return (await load()).default;
  return (await import('../any/folder')).anyFolder(game);
}
