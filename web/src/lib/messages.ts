/** What server and browser say to each other; docs/protocol.md is the text. */
export type Goods = Record<string, number>;
export type Status = 'lobby' | 'dice' | 'running' | 'over' | 'closed';
export type Mode = 'alone' | 'sealed' | 'open';
export type Visibility = 'link' | 'public';
export type Pace = 'human' | 'fast';

/** The engine's forms: the boards read them through one small file a game. */
export type Action = { verb: string; seat?: number } & Record<string, unknown>;
export type GameEvent = Record<string, unknown>;
export type Components = Record<string, unknown>;
export type View = Record<string, unknown>;

export interface Result { scores: number[]; winners: number[]; places: number[] }
export interface SeatCard { kind: 'free' | 'person' | 'bot'; name: string | null; level: string | null }
export interface Card {
  id: string; code: string | null; game: string; status: Status; seats: SeatCard[]; mine: number | null;
  turn: boolean; waiting: number[]; updated: number; result: Result | null;
}
export interface Option {
  name: string; kind: 'bool' | 'int' | 'choice' | 'seats'; default: unknown; choices: string[] | null;
  low: number | null; high: number | null; clause: string | null;
}
export interface Game {
  game: string; seats: [number, number]; minutes: number; version: number;
  levels: string[]; sets: string[]; options: Option[];
}
export interface NewTable {
  game: string; seats: { kind: 'me' | 'open' | 'bot'; level?: string }[]; options: Record<string, unknown>;
  visibility: Visibility; pace: Pace; start: boolean;
}
export interface Seat extends SeatCard { seat: number; online: boolean; away: boolean; you: boolean }
export interface Takeback { by: number; agreed: number[]; asked: number[] }
export interface DiceState { commitment: string; phase: 'commit' | 'reveal' | 'drawn' | 'revealed'; wanted: boolean }
export interface Meta {
  id: string; code: string | null; game: string; status: Status; version: number; options: Record<string, unknown>;
  set: string; visibility: Visibility; pace: Pace; seats: Seat[]; host: number | null; you_host: boolean; watchers: number;
  takeback: Takeback | null; may_take_back: 'no' | 'alone' | 'ask'; rematch: string | null;
  result: Result | null; dice: DiceState | null;
}
export interface Hints { verbs: string[]; moves: Action[] | null; cheapest: Action[] }
export interface Ask {
  id: [number, number]; seat: number; question: string; mode: Mode; must: boolean; deadline: number | null; hints: Hints;
}
export interface Waiting { seat: number; question: string; mode: Mode; done: boolean }
export interface Entry { n: number; event: GameEvent }

export interface Snapshot {
  type: 'snapshot'; table: string; seq: number; meta: Meta; seat: number | null; components: Components | null;
  view: View | null; asks: Ask[]; waiting: Waiting[]; log: Entry[];
}
export interface Update {
  type: 'update'; table: string; seq: number; events: Entry[]; view: View; asks: Ask[]; waiting: Waiting[]; meta: Meta | null;
}
export type FromServer =
  | { type: 'welcome'; name: string }
  | Snapshot
  | Update
  | { type: 'table'; table: string; seq: number; meta: Meta; seat: number | null }
  | { type: 'ok'; table: string; move_id: string }
  | { type: 'refused'; table: string; move_id: string; code: string; clause: string; args: Record<string, unknown> }
  | { type: 'stale'; table: string; move_id: string; snapshot: Snapshot }
  | { type: 'error'; code: string; args: Record<string, unknown> }
  | { type: 'pong' };
export type ToServer =
  | { type: 'hello'; ticket: string; version: number }
  | { type: 'watch'; table: string; since: number | null }
  | { type: 'unwatch'; table: string }
  | { type: 'move'; table: string; move_id: string; ask_id: [number, number]; action: Action }
  | { type: 'dice'; table: string; commit?: string; seed?: string }
  | { type: 'ping' };

export interface Draw { nth: number; ranges: number[]; indices: number[] }
export interface Dice {
  commitment: string; seed: string | null; people: { seat: number; commit: string | null; seed: string | null }[];
  draws: Draw[]; over: boolean;
}
