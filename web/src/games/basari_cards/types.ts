import type { Goods } from '../../lib/messages';

export interface PlayerView { gems: Goods; points: number; cards: number[]; workers: number; current: number; has_chosen: boolean; choice: "A" | "B" | "C" | "D" | null; answered: number }
export interface Haggle { turn: number; other: number; standing: Goods }
export interface View {
  seat: number | null; rules_version: number;
  phase: "deal" | "choose" | "draw" | "offer" | "answer" | "exchange" | "take" | "over";
  stage: number; round: number; players: PlayerView[]; stock: Goods; pile: number; action: number; turn: number;
  haggle: Haggle | null; queue: number[]; age: number[];
}
export type Event =
  | { event: "dealt"; seat: number; card: number }
  | { event: "committed"; seat: number }
  | { event: "revealed"; choices: ("A" | "B" | "C" | "D")[] }
  | { event: "voided"; action: "A" | "B" | "C" | "D" }
  | { event: "haggle-began"; action: "A" | "B" | "C" | "D"; first: number; second: number }
  | { event: "offered"; seat: number; gems: Goods }
  | { event: "accepted"; seat: number; bidder: number; gems: Goods }
  | { event: "won-for-free"; seat: number; action: "A" | "B" | "C" | "D" }
  | { event: "drew"; seat: number; card: number; workers: number }
  | { event: "pile-was-empty"; seat: number }
  | { event: "scored"; seat: number; points: number }
  | { event: "took"; seat: number; gems: Goods }
  | { event: "exchanged"; seat: number; gave: Goods; took: Goods }
  | { event: "majority-scored"; colour: Goods; seats: number[]; points: number; returned: number; counts: number[] }
  | { event: "workers-scored"; seat: number; workers: number; points: number }
  | { event: "stage-ended"; stage: number; points: number[] }
  | { event: "game-ended"; winners: number[] };
