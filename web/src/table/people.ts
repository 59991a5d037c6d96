import type { SeatCard } from '../lib/messages';
import { shownName } from '../lib/names';
import { initials } from '../lib/seats';
import type { TableState } from '../lib/table.svelte';
import { t, words } from '../lib/words.svelte';

/** A person's name, a bot's house name, or the number of a free chair. */
export function nameAt(who: SeatCard | undefined, seat: number): string {
  if (who?.name) return shownName(who.name);
  return who?.kind === 'bot'
    ? t(`bot-name-${seat % 6}`)
    : who?.kind === 'person'
      ? t('former-player')
      : t('seat-n', { n: seat + 1 });
}

/** The name of a seat as others say it. */
export function plainName(table: TableState, seat: number): string {
  return nameAt(table.meta?.seats[seat], seat);
}

/** How strong the bot is that plays a seat, in a word. */
export function botLevel(who: SeatCard): string {
  return who.level && words.has(`bot-${who.level}`) ? t(`bot-${who.level}`) : t('bot');
}

/** What stands in the avatar of a seat, so that no two at a table look alike. */
export function signOf(table: TableState, seat: number): string {
  const seats = table.meta?.seats ?? [];
  return initials(seats.map((who, place) => nameAt(who, place)))[seat] ?? '';
}

/** The name of a seat as I read it: "You" for my own. */
export function nameOf(table: TableState, seat: number): string {
  return seat === table.seat ? t('you-name') : plainName(table, seat);
}

export const mine = (table: TableState, seat: number): 'yes' | 'no' =>
  seat === table.seat ? 'yes' : 'no';

/** Does the table wait for me? Coming back to a market is an offer, not a question (SM-16). */
export function myTurn(table: TableState): boolean {
  const me = table.meta?.seats.find((seat) => seat.you);
  return (
    table.meta?.status === 'running' &&
    !!me &&
    !me.away &&
    table.asks.some((ask) => ask.question !== 'rejoin')
  );
}

/** The others in turn, beginning after me; all of them for a spectator. */
export function others(table: TableState, seats: number): number[] {
  const me = table.seat;
  if (me === null) return Array.from({ length: seats }, (_, i) => i);
  return Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
}
