import type { TableState } from '../lib/table.svelte';
import { t } from '../lib/words.svelte';

/** The name of a seat as others say it. */
export function plainName(table: TableState, seat: number): string {
  return table.meta?.seats[seat]?.name ?? t('seat-n', { n: seat + 1 });
}

/** The name of a seat as I read it: "You" for my own. */
export function nameOf(table: TableState, seat: number): string {
  return seat === table.seat ? t('you-name') : plainName(table, seat);
}

export const mine = (table: TableState, seat: number): 'yes' | 'no' => (seat === table.seat ? 'yes' : 'no');

/** The others in turn, beginning after me; all of them for a spectator. */
export function others(table: TableState, seats: number): number[] {
  const me = table.seat;
  if (me === null) return Array.from({ length: seats }, (_, i) => i);
  return Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
}
