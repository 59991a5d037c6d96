/** What server and browser say to each other: made from the Python side, docs/protocol.md is the text. */
import type { Meta } from '../protocol/messages';

export type {
  Action,
  Ask,
  Card,
  Choices,
  Clock,
  Components,
  Dice,
  DiceState,
  Draw,
  Entry,
  Frame,
  Frames,
  FromServer,
  Game,
  GameEvent,
  Goods,
  Hints,
  Line,
  Me,
  Meta,
  NewTable,
  Option,
  Order,
  Replay,
  Result,
  ReviewChange,
  ReviewDecision,
  ReviewPart,
  ReviewPoint,
  ReviewSummary,
  Seat,
  SeatCard,
  Snapshot,
  Surface,
  Takeback,
  Time,
  ToServer,
  Update,
  View,
  Waiting,
  Wishes,
} from '../protocol/messages';
export type Status = Meta['status'];
export type Visibility = Meta['visibility'];
export type Pace = Meta['pace'];

/** An action before the table adds whose it is. */
export type Play = { verb: string } & Record<string, unknown>;

/** The engine's types as a seat meets them: chance (`*`) never sits at the table. */
export type Seated<T> = T extends '*'
  ? never
  : T extends (infer U)[]
    ? Seated<U>[]
    : T extends object
      ? { [K in keyof T]: Seated<T[K]> }
      : T;
