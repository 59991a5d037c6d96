import { count, total } from '../../lib/goods';
import type { Goods } from '../../lib/messages';
import { KINDS, kindsIn, plus, type Kind } from './model';
import type { MarketHints, Player, Standing } from './types';

type Prices = Record<string, number[]>;
/** SM-30: what no, one, two, three, four, or five and more information cards count. */
const CARD_POINTS = [0, 1, 3, 6, 10, 15];

/** Points for so many of one good, by what one to four points cost. */
export const pointsFor = (cost: number[], n: number): number =>
  cost.filter((need) => need <= n).length;

/** What stored goods would sell for now; a regular customer names the good that gains most. */
export function saleWorth(goods: Goods, hints: Pick<MarketHints, 'prices' | 'regular_prices'>) {
  const points = (prices: Prices, kind: Kind) => pointsFor(prices[kind] ?? [], count(goods, kind));
  const plain = KINDS.reduce((sum, kind) => sum + points(hints.prices, kind), 0);
  const regular = hints.regular_prices;
  const gains = regular
    ? KINDS.map((kind) => points(regular, kind) - points(hints.prices, kind))
    : [0];
  return plain + Math.max(0, ...gains);
}

/** Of some kinds the one that is nearest to its next point, and how many of it are missing. */
export function nearest(goods: Goods, prices: Prices, kinds: readonly Kind[] = KINDS) {
  const missing = kinds.flatMap((kind) => {
    const next = (prices[kind] ?? []).find((need) => need > count(goods, kind));
    return next === undefined ? [] : [{ kind, n: next - count(goods, kind) }];
  });
  return missing.sort((a, b) => a.n - b.n)[0] ?? null;
}

export interface Swap {
  production: Goods;
  storage: Goods;
  got: Goods;
}
export interface Bring {
  /** Points for what is stored, before and after. */
  before: number;
  after: number;
  /** How many produced goods the halving would take, before and after. */
  lost: [number, number];
  /** The good that the swap brings nearest to its next point. */
  near: { kind: Kind; n: number } | null;
}

/** What a swap would change for me; what one gets is stored once trade is over. */
export function brings(me: Player, swap: Swap, hints: MarketHints): Bring {
  const stored = plus(me.storage, me.aside);
  const halved = hints.loss > 0 || total(me.production) < 2;
  const lost = (made: Goods) => (halved ? Math.floor(total(made) / 2) : 0);
  const then = plus(plus(stored, swap.got), swap.storage, -1);
  return {
    before: saleWorth(stored, hints),
    after: saleWorth(then, hints),
    near: nearest(then, hints.prices, kindsIn(swap.got)),
    lost: [lost(me.production), lost(plus(me.production, swap.production, -1))],
  };
}

/** The swap that taking an offer is, given from production first. */
export function taking(offer: Standing, me: Player): Swap {
  const production: Goods = {};
  for (const kind of KINDS) {
    const n = Math.min(count(offer.want, kind), count(me.production, kind));
    if (n) production[kind] = n;
  }
  return {
    production,
    storage: plus(offer.want, production, -1),
    got: plus(offer.production, offer.storage),
  };
}

/** Points at the end as things stand: the field, each good's bonus (SM-28, SM-29) and the cards (SM-30). */
export function standingTotals(
  players: Player[],
  steps: Goods,
  bonus: [number, number][],
): { field: number; bonus: number; cards: number; total: number }[] {
  const won = players.map(() => 0);
  for (const kind of KINDS) {
    const [first, second] = bonus[count(steps, kind)] ?? [0, 0];
    const held = players.map((player) => count(player.scored, kind));
    const most = Math.max(...held);
    if (most === 0) continue;
    const leaders = held.filter((n) => n === most).length;
    const next = Math.max(...held.filter((n) => n < most), 0);
    const seconds = next > 0 ? held.filter((n) => n === next).length : 0;
    held.forEach((n, seat) => {
      if (n === most) won[seat]! += leaders > 1 ? Math.floor((first + second) / leaders) : first;
      else if (n === next && n > 0 && leaders === 1) won[seat]! += Math.floor(second / seconds);
    });
  }
  return players.map((player, seat) => {
    const cards = CARD_POINTS[Math.min(player.cards.length, CARD_POINTS.length - 1)]!;
    const field = total(player.scored);
    return { field, bonus: won[seat]!, cards, total: field + won[seat]! + cards };
  });
}
