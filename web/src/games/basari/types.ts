import type { Goods } from '../../lib/messages';

export type Choice = "dice" | "points" | "gems";
export interface PlayerView { gems: Goods; points: number; tile: number; walked: number; stall: number; has_chosen: boolean; choice: Choice | null; answered: number }
export interface Haggle { turn: number; other: number; standing: Goods }
export interface Options { order: "sole_first" | "by_action"; decline: boolean; scorings: number }
export interface View {
  seat: number | null; rules_version: number; options: Options;
  phase: "place" | "roll" | "choose" | "throw" | "roll_off" | "offer" | "answer" | "carry_out" | "over";
  scored: number; round: number; players: PlayerView[]; stock: Goods; action: Choice; pairs: boolean; turn: number; haggle: Haggle | null;
}
export type Event =
  | { event: "placed"; seat: number; stall: number }
  | { event: "walked"; dice: number[]; stalls: number[] }
  | { event: "committed"; seat: number }
  | { event: "revealed"; choices: Choice[] }
  | { event: "voided"; action: Choice }
  | { event: "rolled-off"; seats: number[]; dice: number[] }
  | { event: "haggle-began"; action: Choice; first: number; second: number }
  | { event: "offered"; seat: number; gems: Goods }
  | { event: "accepted"; seat: number; bidder: number; gems: Goods }
  | { event: "won-for-free"; seat: number; action: Choice }
  | { event: "let-go"; seat: number; action: Choice }
  | { event: "threw"; seat: number; pips: number; stall: number; points: number }
  | { event: "scored"; seat: number; points: number }
  | { event: "took"; seat: number; gems: Goods }
  | { event: "lap-scored"; seat: number; points: number }
  | { event: "majority-scored"; colour: Goods; seats: number[]; points: number; returned: number; counts: number[] }
  | { event: "scoring-ended"; scoring: number; points: number[]; tiles: number[] }
  | { event: "game-ended"; winners: number[] };
