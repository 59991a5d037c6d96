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
  const pairs = <T>(values: T[], say: (value: T) => string) =>
    values.map((value, seat) => `${nameOf(table, seat)} ${say(value)}`).join(', ');
  switch (e.event) {
    case 'placed':
      return one(e.seat, 'bb-log-placed', { stall: e.stall + 1 });
    case 'walked':
      return {
        seat: null,
        heading: true,
        parts: words.parts('bb-log-walked', { dice: pairs(e.dice, String) }),
      };
    case 'revealed':
      return all('bb-log-revealed', {
        cards: pairs(e.choices, (choice) => t(`bb-word-${choice}`)),
      });
    case 'voided':
      return all('bb-log-voided', { action: t(`bb-word-${e.action}`) });
    case 'rolled-off':
      return all('bb-log-rolled-off', {
        dice: e.seats.map((seat, i) => `${nameOf(table, seat)} ${e.dice[i]}`).join(', '),
      });
    case 'haggle-began':
      return one(e.first, 'bb-log-haggle', {
        second: { seat: e.second },
        youtoo: mine(table, e.second),
        action: t(`bb-word-${e.action}`),
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
    case 'let-go':
      return one(e.seat, 'bb-log-let-go', { action: t(`bb-word-${e.action}`) });
    case 'threw':
      return one(e.seat, 'bb-log-threw', { pips: e.pips, points: e.points });
    case 'scored':
      return one(e.seat, 'log-scored', { points: e.points });
    case 'took':
      return Object.keys(e.gems).length
        ? one(e.seat, 'log-took', { goods: { goods: e.gems } })
        : one(e.seat, 'log-took-none');
    case 'lap-scored':
      return one(e.seat, 'bb-log-lap', { points: e.points });
    case 'majority-scored':
      return all('log-majority', {
        goods: { goods: e.colour },
        names: words.list(e.seats.map((seat) => nameOf(table, seat))),
        n: e.seats.length,
        points: e.points,
      });
    case 'scoring-ended':
      return {
        seat: null,
        heading: true,
        parts: [{ text: t('bb-log-scoring', { n: e.scoring + 1 }) }],
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
    case 'walked':
    case 'threw':
      return 'dice';
    case 'offered':
      return 'gem';
    case 'accepted':
      return 'deal';
    case 'committed':
    case 'revealed':
      return 'card';
    case 'scoring-ended':
      return 'score';
    default:
      return null;
  }
}
