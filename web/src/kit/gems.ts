import { count } from '../lib/goods';
import type { Goods } from '../lib/messages';
import { t, words } from '../lib/words.svelte';

/** The gems that are drawn here, dearest first. */
export const GEMS = ['R', 'Y', 'G', 'B'] as const;
export type Gem = (typeof GEMS)[number];

/** One letter a gem, dearest first: for drawing a row. */
export function spread(goods: Goods): Gem[] {
  return GEMS.flatMap((kind) => Array<Gem>(count(goods, kind)).fill(kind));
}

/** "1 green and 2 blue", dearest first. */
export function gemsText(goods: Goods): string {
  const named = GEMS.filter((kind) => count(goods, kind) > 0).map((kind) =>
    t('goods-count', { n: count(goods, kind), kind: t(`kind-${kind}`) }),
  );
  return named.length ? words.list(named) : t('goods-none');
}

/** `RRB`, `2R1B` or `2 red 1 blue`: the forms a set may use. */
export function readGems(written: string): Goods {
  const goods: Goods = {};
  for (const [, digits, word] of written.matchAll(/(\d*)\s*([A-Za-z]+)/g)) {
    const whole = word!.length > 1 && /^(red|yellow|green|blue)$/i.test(word!);
    for (const letter of whole ? [word![0]!] : [...word!]) {
      const kind = letter.toUpperCase();
      if ((GEMS as readonly string[]).includes(kind))
        goods[kind] = (goods[kind] ?? 0) + (digits ? Number(digits) : 1);
    }
  }
  return goods;
}
