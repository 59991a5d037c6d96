import type { Seated } from '../../lib/messages';
import type * as made from '../../protocol/sandsturm';

export type View = Seated<made.View>;
export type Event = Seated<made.Event>;
export type Trader = Seated<made.TraderView>;
export type Offer = made.Offer;
export type Sheet = made.Sheet;
export type Chip = Trader['stack'][number];
export type { StormHints } from '../../protocol/sandsturm';
