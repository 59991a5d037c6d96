import type { Goods } from './messages';

/** The gem colours, dearest first. */
export const GEMS = ['R', 'Y', 'G', 'B'] as const;
/** What most of a colour brings, to be shown beside it. */
export const MAJORITY: Record<string, number> = { R: 14, Y: 12, G: 10, B: 8 };
export type Gem = (typeof GEMS)[number];

export const count = (goods: Goods, kind: string): number => goods[kind] ?? 0;
export const total = (goods: Goods): number => Object.values(goods).reduce((sum, n) => sum + n, 0);
export const same = (a: Goods, b: Goods): boolean =>
  GEMS.every((kind) => count(a, kind) === count(b, kind));
export const within = (part: Goods, whole: Goods): boolean =>
  GEMS.every((kind) => count(part, kind) <= count(whole, kind));

/** Without zeros, as the protocol writes goods. */
export function tidy(goods: Goods): Goods {
  return Object.fromEntries(
    GEMS.filter((kind) => count(goods, kind) > 0).map((kind) => [kind, count(goods, kind)]),
  );
}

export function add(a: Goods, b: Goods, sign = 1): Goods {
  return tidy(
    Object.fromEntries(GEMS.map((kind) => [kind, count(a, kind) + sign * count(b, kind)])),
  );
}

/** One letter a gem, dearest first: for drawing a row. */
export function spread(goods: Goods): Gem[] {
  return GEMS.flatMap((kind) => Array<Gem>(count(goods, kind)).fill(kind));
}

export type Verdict =
  | { kind: 'nothing' }
  | { kind: 'opens' }
  | { kind: 'more'; by: number }
  | { kind: 'dearer'; colour: Gem }
  | { kind: 'same' }
  | { kind: 'cheaper'; colour: Gem }
  | { kind: 'fewer'; missing: number };

/** How a bid stands against another, for display only: the server judges. */
export function verdict(bid: Goods, standing: Goods | null): Verdict {
  const gems = total(bid);
  if (gems === 0) return { kind: 'nothing' };
  if (!standing) return { kind: 'opens' };
  const more = gems - total(standing);
  if (more > 0) return { kind: 'more', by: more };
  if (more < 0) return { kind: 'fewer', missing: -more };
  const colour = GEMS.find((kind) => count(bid, kind) !== count(standing, kind));
  if (!colour) return { kind: 'same' };
  return count(bid, colour) > count(standing, colour)
    ? { kind: 'dearer', colour }
    : { kind: 'cheaper', colour };
}

export const beats = (v: Verdict): boolean =>
  v.kind === 'opens' || v.kind === 'more' || v.kind === 'dearer';

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
