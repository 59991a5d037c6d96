/* Made by `python -m funduk.server.wire.typescript` from the Python side: change it there. */
export type Goods = Record<string, number>;
/** The engine's own forms; each game has its own in the file of its name. */
export type Action = { seat: number | "*"; verb: string } & Record<string, unknown>;
export type GameEvent = { event: string } & Record<string, unknown>;
export type View = Record<string, unknown>;
export type Components = Record<string, unknown>;
export type OwnHints = Record<string, unknown>;
export interface Ask {
  id: [number, number];
  seat: number;
  question: string;
  mode: "alone" | "open" | "sealed";
  must: boolean;
  hints: Hints;
}
export interface Card {
  id: string;
  code: string | null;
  game: string;
  status: "closed" | "dice" | "lobby" | "over" | "running";
  seats: SeatCard[];
  mine: number | null;
  turn: boolean;
  waiting: number[];
  updated: number;
  result: Result | null;
  clock?: Clock | null;
  left?: number | null;
  late?: boolean;
}
export interface ChatMessage { type: "chat"; table: string; seq: number; line: Line }
export interface Choice { id: number; field: string; value: unknown; count: string }
export interface Choices { path: number[]; action: Action | null; choices: Choice[] }
export interface Clock { name: string; kind: "days" | "live"; question: number; bank: number }
export interface Dice {
  commitment: string;
  seed: string | null;
  people: PersonShare[];
  draws: Draw[];
  over: boolean;
  shares: number;
}
export interface DiceReport { draws: number; numbers: number; problems: string[] }
export interface DiceShare { type: "dice"; table: string; commit?: string | null; seed?: string | null }
export interface DiceState { commitment: string; phase: "commit" | "drawn" | "reveal" | "revealed"; wanted: boolean }
export interface Draw { nth: number; ranges: number[]; indices: number[] }
export interface Entry { n: number; event: GameEvent }
export interface Error { type: "error"; code: string; args: Record<string, unknown> }
export interface Field { name: string; form: Record<string, unknown> }
export interface Frame {
  step: number;
  by: number | null;
  question: string | null;
  asked: Record<string, string>;
  answer: Record<string, string>;
  events: Entry[];
  again: Shown[];
  view: View;
  waiting: Waiting[];
}
export interface Frames { frames: Frame[] }
export interface Game {
  game: string;
  seats: [number, number];
  minutes: number;
  version: number;
  levels: string[];
  sets: string[];
  options: Option[];
  signs: Record<string, Sign>;
  cover: boolean;
}
export interface Hello { type: "hello"; ticket: string; version: number }
export interface Hints { verbs: string[]; moves: Action[] | null; cheapest: Action[]; own?: OwnHints | null }
export interface Line { n: number; who: string; seat: number | null; name: string; text: string; at: number }
export interface Mark { step: number; kind: "round" | "scoring" }
export interface Market { opens: number; closes: number | null; stops: number }
export interface Me { name: string; named: boolean }
export interface Meta {
  id: string;
  code: string | null;
  game: string;
  status: "closed" | "dice" | "lobby" | "over" | "running";
  version: number;
  options: Record<string, unknown>;
  set: string;
  visibility: "link" | "public";
  pace: "fast" | "human";
  seats: Seat[];
  host: number | null;
  you_host: boolean;
  watchers: number;
  takeback: Takeback | null;
  rematch: string | null;
  result: Result | null;
  dice: DiceState | null;
  clock?: Clock | null;
  talk?: "all" | "seats";
  guided?: boolean;
  seat_wish?: SeatWish | null;
  market?: Market | null;
}
export interface Mine { type: "mine" }
export interface Move {
  type: "move";
  table: string;
  move_id: string;
  ask_id: [number, number];
  action: Record<string, unknown>;
}
export interface NewSeat { kind: "bot" | "me" | "open"; level?: string | null }
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  visibility?: "link" | "public";
  pace?: "fast" | "human";
  start?: boolean;
  clock?: string;
  guided?: boolean;
}
export interface Ok { type: "ok"; table: string; move_id: string }
export interface Option {
  name: string;
  kind: "bool" | "choice" | "int" | "seats";
  default: unknown;
  choices: string[] | null;
  low: number | null;
  high: number | null;
  clause: string | null;
}
export interface Order {
  most: Record<string, number> | null;
  least: Record<string, number> | null;
  once: boolean;
  acts: boolean;
}
export interface OrderMessage { type: "order"; table: string; seq: number; order: Order | null }
export interface PersonShare { seat: number; commit: string | null; seed: string | null }
export interface Ping { type: "ping" }
export interface Pong { type: "pong"; now: number }
export interface Refused {
  type: "refused";
  table: string;
  move_id: string;
  code: string;
  clause: string;
  args: Record<string, unknown>;
}
export interface Replay {
  id: string;
  game: string;
  seats: SeatCard[];
  mine: number | null;
  version: number;
  options: Record<string, unknown>;
  components: Components;
  steps: number;
  over: boolean;
  marks: Mark[];
  until: number | null;
  dice: DiceReport | null;
}
export interface Result { scores: number[]; winners: number[]; places: number[] }
export interface ReviewChange {
  kind: "deal" | "luck";
  first: number;
  step: number;
  what: Record<string, string>;
  shares: number[];
}
export interface ReviewDecision {
  step: number;
  seat: number;
  done: Record<string, string>;
  best: Record<string, string>;
  share: number;
  loss: number;
  low: number;
  high: number;
  played: boolean;
  verdict: "blunder" | "fine" | "inaccurate" | "mistake";
  options: ReviewOption[];
  why: Record<string, string>;
}
export interface ReviewOption { action: Record<string, string>; share: number }
export interface ReviewPart {
  next: number;
  judged: number;
  decisions_in_all: number;
  points: ReviewPoint[];
  decisions: ReviewDecision[];
  changes: ReviewChange[];
  summary: ReviewSummary | null;
}
export interface ReviewPoint { step: number; shares: number[] }
export interface ReviewSummary {
  result: number[];
  luck: number[];
  adjusted: number[];
  loss: number[];
  turning_point: number | null;
  biggest_deal: number | null;
}
export interface Seat {
  seat: number;
  kind: "bot" | "free" | "person";
  name: string | null;
  level: string | null;
  online: boolean;
  away: boolean;
  you: boolean;
  late?: boolean;
  idle?: boolean;
}
export interface SeatCard { kind: "bot" | "free" | "person"; name: string | null; level: string | null }
export interface SeatWish { seat: number; name: string; agreed: number[]; asked: number[] }
export interface Shown { n: number; event: GameEvent | null }
export interface Sign { title: string; line: string }
export interface Snapshot {
  type: "snapshot";
  table: string;
  seq: number;
  meta: Meta;
  seat: number | null;
  components: Components | null;
  view: View | null;
  asks: Ask[];
  waiting: Waiting[];
  may_take_back: "alone" | "ask" | "no";
  log: Entry[];
  order?: Order | null;
  chat?: Line[];
  silence?: string | null;
}
export interface Stale { type: "stale"; table: string; move_id: string; snapshot: Snapshot }
export interface Surface {
  game: string;
  lang: string;
  version: number;
  seats: number[];
  words: string;
  questions: string[];
  view: string;
  actions: Tagged[];
  events: Tagged[];
  hints: string | null;
  records: Record<string, Field[]>;
  rules: string;
}
export interface TableMessage {
  type: "table";
  table: string;
  seq: number;
  meta: Meta;
  seat: number | null;
  may_take_back: "alone" | "ask" | "no";
  waiting?: Waiting[] | null;
}
export interface Tagged { name: string; fields: Field[] }
export interface Takeback { by: number; agreed: number[]; asked: number[] }
export interface Time { until: number; bank: number }
export interface Unwatch { type: "unwatch"; table: string }
export interface Update {
  type: "update";
  table: string;
  seq: number;
  events: Entry[];
  view: View;
  asks: Ask[];
  waiting: Waiting[];
  may_take_back: "alone" | "ask" | "no";
  meta: Meta | null;
  silence?: string | null;
}
export interface Waiting {
  seat: number;
  question: string;
  mode: "alone" | "open" | "sealed";
  done: boolean;
  time?: Time | null;
}
export interface Watch { type: "watch"; table: string; since?: number | null }
export interface Welcome { type: "welcome"; name: string; now: number }
export interface Wishes {
  mail: boolean;
  webhooks: boolean;
  address: string | null;
  confirmed: boolean;
  hook: string | null;
}
export type FromServer = Welcome | Snapshot | Update | TableMessage | OrderMessage | ChatMessage | Ok | Refused | Stale | Mine | Error | Pong;
export type ToServer = Hello | Watch | Unwatch | Move | DiceShare | Ping;
