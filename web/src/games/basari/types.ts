import type { Seated } from '../../lib/messages';
import type * as made from '../../protocol/basari';

export type View = Seated<made.View>;
export type Event = Seated<made.Event>;
export type Choice = View['action'];
