import type { Seated } from '../../lib/messages';
import type * as made from '../../protocol/schwarzmarkt';

export type View = Seated<made.View>;
export type Event = Seated<made.Event>;
export type Player = Seated<made.PlayerView>;
export type Standing = Seated<made.Standing>;
export type { MarketHints } from '../../protocol/schwarzmarkt';
