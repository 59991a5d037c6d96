import { count, total } from '../../lib/goods';
import type { Goods } from '../../lib/messages';
import { GEMS, type Gem } from '../gems';

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
