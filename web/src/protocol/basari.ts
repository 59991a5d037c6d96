/* Made by `python -m funduk.server.wire.typescript` from the Python side: change it there. */
import type { Goods } from "./messages";
export interface Options { decline: boolean; scorings: number }
export interface PlayerView {
  gems: Goods;
  points: number;
  tile: number;
  walked: number;
  stall: number;
  has_chosen: boolean;
  choice: "dice" | "points" | "gems" | null;
  answered: number;
}
export interface Haggle { turn: number | "*"; other: number | "*"; standing: Goods }
export interface BasariView {
  seat: number | "*" | null;
  rules_version: number;
  options: Options;
  phase: "place" | "roll" | "choose" | "throw" | "roll_off" | "offer" | "answer" | "carry_out" | "over";
  scored: number;
  round: number;
  players: (PlayerView)[];
  stock: Goods;
  action: "dice" | "points" | "gems";
  pairs: boolean;
  turn: number | "*";
  haggle: Haggle | null;
}
export interface PlaceAction { seat: number | "*"; verb: "place"; stall: number }
export interface RollAction { seat: number | "*"; verb: "roll"; dice: (number)[] }
export interface ChooseAction { seat: number | "*"; verb: "choose"; action: "dice" | "points" | "gems" }
export interface ThrowAction { seat: number | "*"; verb: "throw"; to: number | "*"; pips: number }
export interface RollOffAction { seat: number | "*"; verb: "roll_off"; lower: number; higher: number }
export interface DeclineAction { seat: number | "*"; verb: "decline" }
export interface OfferAction { seat: number | "*"; verb: "offer"; gems: Goods }
export interface AcceptAction { seat: number | "*"; verb: "accept" }
export interface RaiseAction { seat: number | "*"; verb: "raise"; gems: Goods }
export interface CarryOutAction { seat: number | "*"; verb: "carry_out" }
export interface PlacedEvent { event: "placed"; seat: number | "*"; stall: number }
export interface WalkedEvent { event: "walked"; dice: (number)[]; stalls: (number)[] }
export interface CommittedEvent { event: "committed"; seat: number | "*" }
export interface RevealedEvent { event: "revealed"; choices: ("dice" | "points" | "gems")[] }
export interface VoidedEvent { event: "voided"; action: "dice" | "points" | "gems" }
export interface RolledOffEvent { event: "rolled-off"; seats: (number | "*")[]; dice: (number)[] }
export interface HaggleBeganEvent {
  event: "haggle-began";
  action: "dice" | "points" | "gems";
  first: number | "*";
  second: number | "*";
}
export interface OfferedEvent { event: "offered"; seat: number | "*"; gems: Goods }
export interface AcceptedEvent { event: "accepted"; seat: number | "*"; bidder: number | "*"; gems: Goods }
export interface WonForFreeEvent { event: "won-for-free"; seat: number | "*"; action: "dice" | "points" | "gems" }
export interface LetGoEvent { event: "let-go"; seat: number | "*"; action: "dice" | "points" | "gems" }
export interface ThrewEvent { event: "threw"; seat: number | "*"; pips: number; stall: number; points: number }
export interface ScoredEvent { event: "scored"; seat: number | "*"; points: number }
export interface TookEvent { event: "took"; seat: number | "*"; gems: Goods }
export interface LapScoredEvent { event: "lap-scored"; seat: number | "*"; points: number }
export interface MajorityScoredEvent {
  event: "majority-scored";
  colour: Goods;
  seats: (number | "*")[];
  points: number;
  returned: number;
  counts: (number)[];
}
export interface ScoringEndedEvent { event: "scoring-ended"; scoring: number; points: (number)[]; tiles: (number)[] }
export interface GameEndedEvent { event: "game-ended"; winners: (number | "*")[] }
export type View = BasariView;
export type Action = PlaceAction | RollAction | ChooseAction | ThrowAction | RollOffAction | DeclineAction | OfferAction | AcceptAction | RaiseAction | CarryOutAction;
export type Event = PlacedEvent | WalkedEvent | CommittedEvent | RevealedEvent | VoidedEvent | RolledOffEvent | HaggleBeganEvent | OfferedEvent | AcceptedEvent | WonForFreeEvent | LetGoEvent | ThrewEvent | ScoredEvent | TookEvent | LapScoredEvent | MajorityScoredEvent | ScoringEndedEvent | GameEndedEvent;
export type Question = "place" | "roll" | "choose" | "throw" | "roll_off" | "offer" | "answer" | "carry_out";
export type Hints = null;
