import type { Goods } from './messages';

export const count = (goods: Goods, kind: string): number => goods[kind] ?? 0;
export const total = (goods: Goods): number => Object.values(goods).reduce((sum, n) => sum + n, 0);
export const within = (part: Goods, whole: Goods): boolean =>
  Object.keys(part).every((kind) => count(part, kind) <= count(whole, kind));
export const same = (a: Goods, b: Goods): boolean => within(a, b) && within(b, a);

/** Without zeros, as the protocol writes goods. */
export const tidy = (goods: Goods): Goods =>
  Object.fromEntries(Object.entries(goods).filter(([, n]) => n > 0));

export function add(a: Goods, b: Goods, sign = 1): Goods {
  const kinds = Object.keys({ ...a, ...b });
  return tidy(
    Object.fromEntries(kinds.map((kind) => [kind, count(a, kind) + sign * count(b, kind)])),
  );
}
