import { readGems } from '../../kit/gems';
import type { Components, Goods } from '../../lib/messages';
import type { TableState } from '../../lib/table.svelte';
import type { Choice, Event, View } from './types';

export const CHOICES: Choice[] = ['dice', 'points', 'gems'];
export interface Stall {
  points: number;
  gems: Goods;
}

/** What most of a colour brings. */
export const MAJORITY: Goods = { R: 14, Y: 12, G: 10, B: 8 };

export const viewOf = (table: TableState): View => table.view as unknown as View;
export const eventOf = (event: unknown): Event => event as Event;

export function stallsOf(components: Components | null): Stall[] {
  const stalls = (components?.stall ?? []) as { points: number; gems: string }[];
  return stalls.map(({ points, gems }) => ({ points, gems: readGems(gems) }));
}

/** The dice of the last common roll, from the log. */
export function lastRoll(table: TableState): number[] | null {
  for (let i = table.log.length - 1; i >= 0; i--) {
    const event = eventOf(table.log[i]!.event);
    if (event.event === 'walked') return event.dice;
  }
  return null;
}
