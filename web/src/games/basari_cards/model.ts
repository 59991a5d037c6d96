import { readGems } from '../../kit/gems';
import type { Components, Goods } from '../../lib/messages';
import type { TableState } from '../../lib/table.svelte';
import type { Event, View } from './types';

export type Letter = 'A' | 'B' | 'C' | 'D';
export const LETTERS: Letter[] = ['A', 'B', 'C', 'D'];
export const ENOUGH = 15;

export interface BazaarCard {
  workers: number;
  points: number;
  gems: Goods;
}

/** What most of a colour brings. */
export const MAJORITY: Goods = { R: 14, Y: 12, G: 10, B: 8 };

export const viewOf = (table: TableState): View => table.view as unknown as View;
export const eventOf = (event: unknown): Event => event as Event;

/** The bazaar cards of the table's set, as written there: gems as letters. */
export function cardsOf(components: Components | null): BazaarCard[] {
  const cards = (components?.card ?? []) as { workers: number; points: number; gems: string }[];
  return cards.map(({ workers, points, gems }) => ({ workers, points, gems: readGems(gems) }));
}

export function currentCard(table: TableState, seat: number): BazaarCard | null {
  const place = viewOf(table).players[seat]?.current ?? -1;
  return place < 0 ? null : (cardsOf(table.components)[place] ?? null);
}

/** Who laid which card, once they are turned up. */
export function choosers(view: View, letter: Letter): number[] {
  return view.phase === 'choose'
    ? []
    : view.players.flatMap((player, seat) => (player.choice === letter ? [seat] : []));
}
