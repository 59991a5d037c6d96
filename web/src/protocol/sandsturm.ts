/* Made by `python -m funduk.server.wire.typescript` from the Python side: change it there. */
import type { Goods } from "./messages";
export interface TraderView {
  goods: Goods;
  locked: Goods;
  banned: boolean;
  mission: "keep" | "take" | "collect" | "give" | "select" | "loser" | "hidden" | "none";
  hand: number;
  paid: number;
  stack: { by: number; mission: "keep" | "take" | "collect" | "give" | "select" | "loser" | "hidden" | "none" }[];
  answered: number;
}
export interface Offer { type: "rob" | "give" | "swap" | "secure" | "move"; jokers: number; times: number }
export interface Sheet {
  suspicions: number;
  all_correct: number;
  secret: number;
  lamp: number;
  artefact: number;
  mission: number;
  points: number;
  chips_on: number;
  ranked: boolean;
  alone: boolean;
}
export interface SandsturmView {
  seat: number | "*" | null;
  rules_version: number;
  artefact: "right" | "middle";
  open_stacks: boolean;
  phase: "lot" | "remove" | "deal" | "reveal" | "chips" | "roll" | "act" | "target" | "secure" | "over";
  round: number;
  start: number | "*";
  turn: number | "*";
  traders: (TraderView)[];
  middle: Goods;
  removed: number;
  played: (string)[];
  card: string;
  placed: number;
  faces: ("rob" | "give" | "swap" | "secure" | "move" | "joker" | "blank" | "unrolled")[];
  rolling: number[];
  free_rerolls: number;
  type: "rob" | "give" | "swap" | "secure" | "move" | "none";
  left: number;
  hand: ("keep" | "take" | "collect" | "give" | "select" | "loser")[];
  paid: ("keep" | "take" | "collect" | "give" | "select" | "loser")[];
  offers: (Offer)[];
  sheets: (Sheet)[];
}
export interface StormTarget { first: number | "*"; second: number | "*" | null; goods: Goods }
export interface StormHints {
  targets: (StormTarget)[];
  own: Goods;
  rerolls: ("keep" | "take" | "collect" | "give" | "select" | "loser" | "hidden" | "none")[];
  worth: number | null;
}
export interface DrawLotAction { seat: number | "*"; verb: "lot"; to: number | "*" }
export interface RemoveAction {
  seat: number | "*";
  verb: "remove";
  mission: "keep" | "take" | "collect" | "give" | "select" | "loser" | "hidden" | "none";
}
export interface DealAction {
  seat: number | "*";
  verb: "deal";
  to: number | "*";
  mission: "keep" | "take" | "collect" | "give" | "select" | "loser" | "hidden" | "none";
}
export interface RevealAction { seat: number | "*"; verb: "reveal"; card: string }
export interface DoneAction { seat: number | "*"; verb: "done" }
export interface PlaceAction {
  seat: number | "*";
  verb: "place";
  mission: "keep" | "take" | "collect" | "give" | "select" | "loser" | "hidden" | "none";
  on: number | "*";
}
export interface RollAction {
  seat: number | "*";
  verb: "roll";
  faces: ("rob" | "give" | "swap" | "secure" | "move" | "joker" | "blank" | "unrolled")[];
}
export interface ChooseAction {
  seat: number | "*";
  verb: "choose";
  type: "rob" | "give" | "swap" | "secure" | "move";
  jokers: number;
}
export interface SkipAction { seat: number | "*"; verb: "skip" }
export interface RerollAction {
  seat: number | "*";
  verb: "reroll";
  dice: number[];
  chip: "keep" | "take" | "collect" | "give" | "select" | "loser" | "hidden" | "none";
}
export interface RobAction { seat: number | "*"; verb: "rob"; victim: number | "*"; good: Goods }
export interface GiveAction { seat: number | "*"; verb: "give"; to: number | "*"; good: Goods }
export interface SwapAction { seat: number | "*"; verb: "swap"; own: Goods; partner: number | "*"; good: Goods }
export interface MoveAction { seat: number | "*"; verb: "move"; giver: number | "*"; to: number | "*"; good: Goods }
export interface SecureAction { seat: number | "*"; verb: "secure"; goods: Goods }
export interface StartDrawnEvent { event: "start-drawn"; seat: number | "*"; artefact: number | "*" }
export interface MissionRemovedEvent { event: "mission-removed" }
export interface MissionDealtEvent {
  event: "mission-dealt";
  seat: number | "*";
  mission: "keep" | "take" | "collect" | "give" | "select" | "loser" | "hidden" | "none";
}
export interface RoundBeganEvent { event: "round-began"; round: number; card: string; start: number | "*" }
export interface TurnBeganEvent { event: "turn-began"; seat: number | "*"; released: Goods; ban_lifted: boolean }
export interface SuspectedEvent {
  event: "suspected";
  seat: number | "*";
  mission: "keep" | "take" | "collect" | "give" | "select" | "loser" | "hidden" | "none";
  on: number | "*";
}
export interface RerolledEvent {
  event: "rerolled";
  seat: number | "*";
  dice: number[];
  chip: "keep" | "take" | "collect" | "give" | "select" | "loser" | "hidden" | "none";
}
export interface RolledEvent {
  event: "rolled";
  seat: number | "*";
  faces: ("rob" | "give" | "swap" | "secure" | "move" | "joker" | "blank" | "unrolled")[];
}
export interface TypeChosenEvent {
  event: "type-chosen";
  seat: number | "*";
  type: "rob" | "give" | "swap" | "secure" | "move";
  jokers: number;
  times: number;
}
export interface SkippedEvent { event: "skipped"; seat: number | "*" }
export interface RobbedEvent { event: "robbed"; seat: number | "*"; victim: number | "*"; good: Goods }
export interface GaveEvent { event: "gave"; seat: number | "*"; to: number | "*"; good: Goods }
export interface SwappedEvent { event: "swapped"; seat: number | "*"; own: Goods; partner: number | "*"; good: Goods }
export interface SecuredEvent { event: "secured"; seat: number | "*"; goods: Goods }
export interface TradeBannedEvent { event: "trade-banned"; seat: number | "*" }
export interface MovedEvent { event: "moved"; seat: number | "*"; giver: number | "*"; to: number | "*"; good: Goods }
export interface LapsedEvent {
  event: "lapsed";
  seat: number | "*";
  type: "rob" | "give" | "swap" | "secure" | "move";
  times: number;
}
export interface ArtefactCameEvent { event: "artefact-came"; seat: number | "*" }
export interface RoundEndedEvent { event: "round-ended"; round: number; start: number | "*" }
export interface SandstormCameEvent {
  event: "sandstorm-came";
  round: number;
  missions: ("keep" | "take" | "collect" | "give" | "select" | "loser" | "hidden" | "none")[];
}
export interface ChipScoredEvent { event: "chip-scored"; seat: number | "*"; on: number | "*"; points: number }
export interface AllSuspectedEvent { event: "all-suspected"; seat: number | "*"; points: number }
export interface SecretKeptEvent { event: "secret-kept"; seat: number | "*"; points: number }
export interface GoodScoredEvent { event: "good-scored"; seat: number | "*"; good: Goods; points: number }
export interface MissionScoredEvent {
  event: "mission-scored";
  seat: number | "*";
  mission: "keep" | "take" | "collect" | "give" | "select" | "loser" | "hidden" | "none";
  points: number;
}
export interface GameEndedEvent { event: "game-ended"; points: (number)[]; winners: (number | "*")[] }
export type View = SandsturmView;
export type Action = DrawLotAction | RemoveAction | DealAction | RevealAction | DoneAction | PlaceAction | RollAction | ChooseAction | SkipAction | RerollAction | RobAction | GiveAction | SwapAction | MoveAction | SecureAction;
export type Event = StartDrawnEvent | MissionRemovedEvent | MissionDealtEvent | RoundBeganEvent | TurnBeganEvent | SuspectedEvent | RerolledEvent | RolledEvent | TypeChosenEvent | SkippedEvent | RobbedEvent | GaveEvent | SwappedEvent | SecuredEvent | TradeBannedEvent | MovedEvent | LapsedEvent | ArtefactCameEvent | RoundEndedEvent | SandstormCameEvent | ChipScoredEvent | AllSuspectedEvent | SecretKeptEvent | GoodScoredEvent | MissionScoredEvent | GameEndedEvent;
export type Question = "lot" | "remove" | "deal" | "reveal" | "chips" | "roll" | "act" | "target" | "secure";
export type Hints = StormHints;
