import { count } from '../../lib/goods';
import type { Ask, Components, Goods } from '../../lib/messages';
import { prefs } from '../../lib/prefs.svelte';
import type { TableState } from '../../lib/table.svelte';
import { t } from '../../lib/words.svelte';
import type { Event, MarketHints, View } from './types';

/** The six goods, in the order of the exchange. */
export const KINDS = ['T', 'M', 'P', 'B', 'C', 'G'] as const;
export type Kind = (typeof KINDS)[number];
export const TRADING = 0;

export const viewOf = (table: TableState): View => table.view as unknown as View;
/** The table as it is, also while something of before is told. */
export const latestOf = (table: TableState): View => table.latest as unknown as View;
export const eventOf = (event: unknown): Event => event as Event;
export const hintsOf = (ask: Ask | null): MarketHints | null =>
  (ask?.hints.own ?? null) as MarketHints | null;

/** A row of the exchange: goods on offer, and the goods needed for one to four points. */
export interface Row {
  row: number;
  offer: number;
  needs: number[];
}

/** R11 first, as it hangs on the wall. */
export function ladder(components: Components | null): Row[] {
  const rows = (components?.exchange as { rows: number[][] } | undefined)?.rows ?? [];
  return rows
    .map((numbers, i) => ({ row: i + 1, offer: numbers[0]!, needs: numbers.slice(1) }))
    .reverse();
}

/** Most and second most, per step of the bonus track. */
export const bonuses = (components: Components | null): [number, number][] =>
  (components?.bonus as { steps: [number, number][] } | undefined)?.steps ?? [];

export interface Info {
  id: string;
  title: string;
  effects: [string, number][];
}

/** An information card of the table's set. */
export function infoCard(components: Components | null, card: number): Info | null {
  const found = (
    (components?.card ?? []) as {
      id: string;
      title_de: string;
      title_en: string;
      effects: Record<string, number>;
    }[]
  )[card];
  return found
    ? {
        id: found.id,
        title: prefs.lang === 'de' ? found.title_de : found.title_en,
        effects: Object.entries(found.effects),
      }
    : null;
}

export const effectText = (info: Info): string =>
  info.effects.map(([name, n]) => t(`sm-effect-${name}`, { n })).join(' ');

export const tidy = (goods: Goods): Goods =>
  Object.fromEntries(
    KINDS.filter((kind) => count(goods, kind) > 0).map((kind) => [kind, count(goods, kind)]),
  );
export const plus = (a: Goods, b: Goods, sign = 1): Goods =>
  tidy(Object.fromEntries(KINDS.map((kind) => [kind, count(a, kind) + sign * count(b, kind)])));
export const covers = (whole: Goods, part: Goods): boolean =>
  KINDS.every((kind) => count(part, kind) <= count(whole, kind));
export const atMost = (wanted: Goods, there: Goods): Goods =>
  tidy(
    Object.fromEntries(
      KINDS.map((kind) => [kind, Math.min(count(wanted, kind), count(there, kind))]),
    ),
  );
export const pieces = (goods: Goods): Kind[] =>
  KINDS.flatMap((kind) => Array<Kind>(count(goods, kind)).fill(kind));
export const kindsIn = (goods: Goods): Kind[] => KINDS.filter((kind) => count(goods, kind) > 0);

/** "2 pearls and 1 glass". */
export function waresText(goods: Goods): string {
  const named = kindsIn(goods).map((kind) =>
    t(`schwarzmarkt-good-${kind}`, { count: count(goods, kind) }),
  );
  return named.length ? new Intl.ListFormat(prefs.lang).format(named) : t('goods-none');
}

export const kindName = (kind: string): string => t(`schwarzmarkt-kind-${kind}`);

/** The letter on a piece, which is also its key: coffee is a K in German. */
export const letterOf = (kind: string): string =>
  kind === 'C' && prefs.lang === 'de' ? 'K' : kind;
export const kindOfKey = (key: string): Kind | undefined =>
  KINDS.find((kind) => letterOf(kind).toLowerCase() === key || kind.toLowerCase() === key);

/** How wanted goods can come from two fields: the fewest and the most from production, per good. */
export function fromProduction(
  want: Goods,
  production: Goods,
  storage: Goods,
): { kind: Kind; low: number; high: number; want: number }[] {
  return kindsIn(want).map((kind) => {
    const wanted = count(want, kind);
    return {
      kind,
      want: wanted,
      low: Math.max(0, wanted - count(storage, kind)),
      high: Math.min(wanted, count(production, kind)),
    };
  });
}

export type Step = 'offer' | 'production' | 'trade' | 'auction' | 'sale';
export const STEPS: Step[] = ['offer', 'production', 'trade', 'auction', 'sale'];

/** Where in the round the table is. */
export function stepOf(phase: View['phase']): Step | null {
  if (phase === 'produce' || phase === 'tip' || phase === 'rumour') return 'production';
  if (
    phase === 'propose' ||
    phase === 'answer' ||
    phase === 'partner' ||
    phase === 'market' ||
    phase === 'carry' ||
    phase === 'lose'
  )
    return 'trade';
  if (phase === 'bid' || phase === 'recover' || phase === 'raise') return 'auction';
  if (phase === 'open' || phase === 'sell' || phase === 'clear' || phase === 'final') return 'sale';
  return null;
}
