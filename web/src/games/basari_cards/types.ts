import type { Seated } from '../../lib/messages';
import type * as made from '../../protocol/basari_cards';

export type View = Seated<made.View>;
export type Event = Seated<made.Event>;
