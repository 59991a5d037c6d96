/* Made by `python -m funduk.server.wire.typescript` from the Python side: change it there. */
import type { Goods } from "./messages";
export interface PlayerView {
  gems: Goods;
  points: number;
  cards: number[];
  workers: number;
  current: number;
  has_chosen: boolean;
  choice: "A" | "B" | "C" | "D" | null;
  answered: number;
}
export interface Haggle { turn: number | "*"; other: number | "*"; standing: Goods }
export interface BasariCardsView {
  seat: number | "*" | null;
  rules_version: number;
  phase: "deal" | "choose" | "draw" | "offer" | "answer" | "exchange" | "take" | "over";
  stage: number;
  round: number;
  players: (PlayerView)[];
  stock: Goods;
  pile: number;
  action: number;
  turn: number | "*";
  haggle: Haggle | null;
  queue: number[];
  age: number[];
}
export interface DealAction { seat: number | "*"; verb: "deal"; to: number | "*"; card: number }
export interface ChooseAction { seat: number | "*"; verb: "choose"; action: "A" | "B" | "C" | "D" }
export interface OfferAction { seat: number | "*"; verb: "offer"; gems: Goods }
export interface AcceptAction { seat: number | "*"; verb: "accept" }
export interface RaiseAction { seat: number | "*"; verb: "raise"; gems: Goods }
export interface ExchangeAction { seat: number | "*"; verb: "exchange"; give: Goods; take: Goods }
export interface TakeAction { seat: number | "*"; verb: "take"; gem: Goods }
export interface DealtEvent { event: "dealt"; seat: number | "*"; card: number }
export interface CommittedEvent { event: "committed"; seat: number | "*" }
export interface RevealedEvent { event: "revealed"; choices: ("A" | "B" | "C" | "D")[] }
export interface VoidedEvent { event: "voided"; action: "A" | "B" | "C" | "D" }
export interface HaggleBeganEvent {
  event: "haggle-began";
  action: "A" | "B" | "C" | "D";
  first: number | "*";
  second: number | "*";
}
export interface OfferedEvent { event: "offered"; seat: number | "*"; gems: Goods }
export interface AcceptedEvent { event: "accepted"; seat: number | "*"; bidder: number | "*"; gems: Goods }
export interface WonForFreeEvent { event: "won-for-free"; seat: number | "*"; action: "A" | "B" | "C" | "D" }
export interface DrewEvent { event: "drew"; seat: number | "*"; card: number; workers: number }
export interface PileWasEmptyEvent { event: "pile-was-empty"; seat: number | "*" }
export interface PileRanShortEvent { event: "pile-ran-short"; cards: number }
export interface ScoredEvent { event: "scored"; seat: number | "*"; points: number }
export interface TookEvent { event: "took"; seat: number | "*"; gems: Goods }
export interface ExchangedEvent { event: "exchanged"; seat: number | "*"; gave: Goods; took: Goods }
export interface MajorityScoredEvent {
  event: "majority-scored";
  colour: Goods;
  seats: (number | "*")[];
  points: number;
  returned: number;
  counts: (number)[];
}
export interface WorkersScoredEvent { event: "workers-scored"; seat: number | "*"; workers: number; points: number }
export interface StageEndedEvent { event: "stage-ended"; stage: number; points: (number)[] }
export interface GameEndedEvent { event: "game-ended"; winners: (number | "*")[] }
export type View = BasariCardsView;
export type Action = DealAction | ChooseAction | OfferAction | AcceptAction | RaiseAction | ExchangeAction | TakeAction;
export type Event = DealtEvent | CommittedEvent | RevealedEvent | VoidedEvent | HaggleBeganEvent | OfferedEvent | AcceptedEvent | WonForFreeEvent | DrewEvent | PileWasEmptyEvent | PileRanShortEvent | ScoredEvent | TookEvent | ExchangedEvent | MajorityScoredEvent | WorkersScoredEvent | StageEndedEvent | GameEndedEvent;
export type Question = "deal" | "choose" | "draw" | "offer" | "answer" | "exchange" | "take";
export type Hints = null;
