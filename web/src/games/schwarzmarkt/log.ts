import { total } from '../../lib/goods';
import type { GameEvent, Goods as Amounts } from '../../lib/messages';
import type { Sound } from '../../lib/sound';
import type { TableState } from '../../lib/table.svelte';
import { t, words, type Args, type Part, type Piece } from '../../lib/words.svelte';
import { mine, nameOf } from '../../table/people';
import type { Line } from '../shelf';
import Goods from './Goods.svelte';
import { bonuses, eventOf, infoCard, kindName, plus, waresText } from './model';

export const wares = (goods: Amounts): Piece => ({ piece: Goods, goods, spoken: waresText(goods) });

/** One event in words, or nothing where the board says enough. */
export function line(event: GameEvent, table: TableState): Line | null {
  const e = eventOf(event);
  const one = (seat: number, id: string, args: Args = {}): Line => ({
    seat,
    parts: words.parts(id, { who: { seat }, you: mine(table, seat), ...args }),
  });
  const all = (id: string, args: Args = {}): Line => ({ seat: null, parts: words.parts(id, args) });
  const title = (parts: Part[]): Line => ({ seat: null, heading: true, parts });
  const card = (place: number) => infoCard(table.components, place)?.title ?? '';
  const each = (seats: number[], goods: Amounts[]): Part[] =>
    seats.flatMap((seat, i): Part[] => [
      { text: i ? ' · ' : ' ' },
      { seat },
      { text: ' ' },
      total(goods[i]!) ? wares(goods[i]!) : { text: t('goods-none') },
    ]);
  switch (e.event) {
    case 'round-began':
      return title([{ text: t('sm-log-round', { n: e.round }) }]);
    case 'lot-drawn':
      return one(e.seat, 'sm-log-lot');
    case 'card-opened':
      return all('sm-log-card', { card: card(e.card) });
    case 'discs-revealed':
      return { seat: null, parts: [{ text: t('sm-log-discs') }, ...each(e.seats, e.goods)] };
    case 'row-moved':
      return all('sm-log-row', { goods: wares({ [e.kind!]: 1 }), row: e.before, to: e.after });
    case 'bonus-rose':
      return all('sm-log-bonus', {
        goods: wares({ [e.kind!]: 1 }),
        what: (bonuses(table.components)[e.step] ?? []).join('/'),
      });
    case 'ran-short':
      return all('sm-log-short', { kind: kindName(e.kind!) });
    case 'rumour-spread':
      return one(e.seat, 'sm-log-rumour', {
        kind: kindName(e.kind!),
        by: e.rows > 0 ? 'up' : 'down',
      });
    case 'passed':
      return e.question === 'propose' ? one(e.seat, 'sm-log-passed') : null;
    case 'proposed':
      return one(e.seat, 'sm-log-proposed', {
        give: wares(plus(e.production, e.storage)),
        take: wares(e.want),
      });
    case 'answered': {
      const yes = e.seats.filter((_, i) => e.accepted[i]);
      if (!yes.length) return all('sm-log-nobody');
      return all('sm-log-accept', {
        names: words.list(yes.map((seat) => nameOf(table, seat))),
        n: yes.length,
        you: yes.length === 1 ? mine(table, yes[0]!) : 'no',
      });
    }
    case 'nobody-could':
      return all('sm-log-could-not');
    case 'swapped':
      return one(e.seat, 'sm-log-swapped', {
        other: { seat: e.partner },
        youtoo: mine(table, e.partner),
        give: wares(plus(e.production, e.storage)),
        take: wares(plus(e.got_production, e.got_storage)),
      });
    case 'offered':
      return one(e.seat, e.counters ? 'sm-log-counters' : 'sm-log-offers', {
        name:
          e.to === null
            ? t('sm-everyone-dative')
            : e.to === table.seat
              ? t('sm-you-dative')
              : nameOf(table, e.to),
        give: wares(plus(e.production, e.storage)),
        take: wares(e.want),
      });
    case 'amended':
      return one(e.seat, 'sm-log-amends', {
        give: wares(plus(e.production, e.storage)),
        take: wares(e.want),
      });
    case 'offer-gone':
      return e.how === 'taken' ? null : one(e.by, `sm-log-gone-${e.how}`);
    case 'mood-changed':
      return e.mood === 'resting' ? null : one(e.seat, `sm-log-${e.mood}`);
    case 'trade-ended':
      return title([{ text: t('sm-log-trade-ended') }]);
    case 'carried':
      return one(e.seat, 'sm-log-carried', { goods: wares(e.goods) });
    case 'lost':
      return e.seats.length
        ? { seat: null, parts: [{ text: t('sm-log-lost') }, ...each(e.seats, e.goods)] }
        : null;
    case 'bids-revealed':
      return {
        seat: null,
        parts: [
          { text: t('sm-log-bids') },
          ...each(
            e.bids.map((_, seat) => seat),
            e.bids,
          ),
        ],
      };
    case 'card-won':
      return one(e.seat, 'sm-log-won', { card: card(e.card), goods: wares(e.paid) });
    case 'card-left':
      return all('sm-log-card-left', { card: card(e.card) });
    case 'recovered':
      return one(e.seat, 'sm-log-recovered', { goods: wares(e.goods) });
    case 'sold':
      return one(e.seat, 'sm-log-sold', {
        goods: wares(plus(e.production, e.storage)),
        points: total(e.points),
      });
    case 'cleared':
      return e.seats.length
        ? { seat: null, parts: [{ text: t('sm-log-cleared') }, ...each(e.seats, e.goods)] }
        : null;
    case 'end-began':
      return title([{ text: t(`sm-log-end-${e.ending}`) }]);
    case 'bonus-scored':
      return {
        seat: null,
        parts: [
          wares({ [e.kind!]: 1 }),
          { text: ' ' },
          {
            text: words.list(
              e.points.flatMap((points, seat) =>
                points ? [`${nameOf(table, seat)} +${points}`] : [],
              ),
            ),
          },
        ],
      };
    case 'cards-scored':
      return e.points.some(Boolean)
        ? all('sm-log-cards', {
            names: words.list(
              e.points.flatMap((points, seat) =>
                points ? [`${nameOf(table, seat)} +${points}`] : [],
              ),
            ),
          })
        : null;
    case 'game-ended':
      return title([
        {
          text: t('log-winners', {
            names: words.list(e.winners.map((seat) => nameOf(table, seat))),
            n: e.winners.length,
            you: e.winners.length === 1 ? mine(table, e.winners[0]!) : 'no',
          }),
        },
      ]);
    default:
      return null;
  }
}

export function sound(event: GameEvent): Sound | null {
  switch (eventOf(event).event) {
    case 'offered':
    case 'proposed':
      return 'gem';
    case 'swapped':
    case 'card-won':
      return 'deal';
    case 'discs-revealed':
    case 'bids-revealed':
      return 'card';
    case 'sales-revealed':
      return 'score';
    default:
      return null;
  }
}
