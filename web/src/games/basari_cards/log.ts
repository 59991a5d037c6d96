import type { GameEvent } from '../../lib/messages';
import type { Sound } from '../../lib/sound';
import type { TableState } from '../../lib/table.svelte';
import { t, words, type Args } from '../../lib/words.svelte';
import { mine, nameOf } from '../../table/people';
import type { Line } from '../shelf';
import { eventOf } from './model';

/** One event in words, or nothing where the board says enough. */
export function line(event: GameEvent, table: TableState): Line | null {
  const e = eventOf(event);
  const one = (seat: number, id: string, args: Args = {}): Line => ({
    seat,
    parts: words.parts(id, { who: { seat }, you: mine(table, seat), ...args }),
  });
  const all = (id: string, args: Args = {}): Line => ({ seat: null, parts: words.parts(id, args) });
  switch (e.event) {
    case 'revealed':
      return {
        seat: null,
        heading: true,
        parts: words.parts('bc-log-revealed', {
          cards: e.choices.map((card, seat) => `${nameOf(table, seat)} ${card}`).join(', '),
        }),
      };
    case 'voided':
      return all('bc-log-voided', { action: { card: e.action } });
    case 'haggle-began':
      return one(e.first, 'bc-log-haggle', {
        second: { seat: e.second },
        youtoo: mine(table, e.second),
        action: { card: e.action },
      });
    case 'offered':
      return one(e.seat, 'log-offered', { goods: { goods: e.gems } });
    case 'accepted':
      return one(e.seat, 'log-accepted', {
        goods: { goods: e.gems },
        bidder: { seat: e.bidder },
        youtoo: mine(table, e.bidder),
      });
    case 'won-for-free':
      return one(e.seat, 'log-free');
    case 'drew':
      return one(e.seat, 'bc-log-drew', { workers: e.workers });
    case 'pile-was-empty':
      return one(e.seat, 'bc-log-empty');
    case 'pile-ran-short':
      return all('bc-log-short');
    case 'scored':
      return one(e.seat, 'log-scored', { points: e.points });
    case 'took':
      return Object.keys(e.gems).length
        ? one(e.seat, 'log-took', { goods: { goods: e.gems } })
        : one(e.seat, 'log-took-none');
    case 'exchanged':
      return Object.keys(e.gave).length
        ? one(e.seat, 'bc-log-exchanged', { gave: { goods: e.gave }, took: { goods: e.took } })
        : one(e.seat, 'log-took', { goods: { goods: e.took } });
    case 'majority-scored':
      return all('log-majority', {
        goods: { goods: e.colour },
        names: words.list(e.seats.map((seat) => nameOf(table, seat))),
        n: e.seats.length,
        points: e.points,
      });
    case 'workers-scored':
      return one(e.seat, 'bc-log-workers', { workers: e.workers, points: e.points });
    case 'stage-ended':
      return {
        seat: null,
        heading: true,
        parts: [{ text: t('bc-log-stage', { stage: e.stage + 1 }) }],
      };
    case 'game-ended':
      return {
        seat: null,
        heading: true,
        parts: [
          {
            text: t('log-winners', {
              names: words.list(e.winners.map((seat) => nameOf(table, seat))),
              n: e.winners.length,
              you: e.winners.length === 1 ? mine(table, e.winners[0]!) : 'no',
            }),
          },
        ],
      };
    default:
      return null;
  }
}

export function sound(event: GameEvent): Sound | null {
  switch (eventOf(event).event) {
    case 'offered':
      return 'gem';
    case 'accepted':
      return 'deal';
    case 'committed':
    case 'revealed':
      return 'card';
    case 'stage-ended':
      return 'score';
    default:
      return null;
  }
}
