/* Made by `python -m funduk.server.wire.typescript` from the Python side: change it there. */
import type { Goods } from "./messages";
export interface PlayerView {
  production: Goods;
  storage: Goods;
  aside: Goods;
  scored: Goods;
  points: number;
  cards: number[];
  has_chosen: boolean;
  choice_shown: boolean;
  from_production: Goods;
  from_storage: Goods;
  named: "G" | "C" | "B" | "P" | "M" | "T" | null;
  answered: number;
}
export interface Standing {
  id: number;
  revision: number;
  by: number | "*";
  to: number | "*" | null;
  production: Goods;
  storage: Goods;
  want: Goods;
  counters: number;
}
export interface Market { offers: (Standing)[]; next_id: number; acts: number[]; moods: number[] }
export interface SchwarzmarktView {
  seat: number | "*" | null;
  rules_version: number;
  phase: "lay-rows" | "lay-bonus" | "lot" | "open" | "produce" | "tip" | "rumour" | "propose" | "answer" | "partner" | "market" | "carry" | "lose" | "bid" | "recover" | "raise" | "sell" | "clear" | "final" | "over";
  round: number;
  players: (PlayerView)[];
  rows: Goods;
  steps: Goods;
  offer: Goods;
  reserve: Goods;
  unseen: number[];
  card: number;
  start: number | "*";
  turn: number | "*";
  proposals: number;
  proposal: Standing | null;
  market: Market | null;
  paid: Goods;
  ending: "goes-on" | "shortage" | "bonus" | "last-auction";
  trade: "ordered" | "wild";
  tenth_round_sale: boolean;
  market_acts: number;
  most_wanted: number;
  exactly_four?: boolean;
}
export interface MarketHints {
  least: number;
  most: number;
  kinds: number;
  white_discs: number;
  supply: (Goods)[];
  takeable: (number)[];
  prices: Record<string, (number)[]>;
  regular_prices: Record<string, (number)[]> | null;
  sells_production: Goods;
  loss: number;
  storage_limit: number;
}
export interface LayRowsAction { seat: number | "*"; verb: "lay-rows"; rows: Goods }
export interface LayBonusAction { seat: number | "*"; verb: "lay-bonus"; steps: Goods }
export interface DrawLotAction { seat: number | "*"; verb: "draw-lot"; start: number | "*" }
export interface OpenCardAction { seat: number | "*"; verb: "open-card"; card: number }
export interface ProduceAction { seat: number | "*"; verb: "produce"; goods: Goods }
export interface PassAction { seat: number | "*"; verb: "pass" }
export interface SpreadAction {
  seat: number | "*";
  verb: "spread";
  kind: "G" | "C" | "B" | "P" | "M" | "T" | null;
  rows: number;
}
export interface ProposeAction { seat: number | "*"; verb: "propose"; production: Goods; storage: Goods; want: Goods }
export interface DeclineAction { seat: number | "*"; verb: "decline" }
export interface AcceptAction { seat: number | "*"; verb: "accept"; production: Goods; storage: Goods }
export interface ChooseAction { seat: number | "*"; verb: "choose"; partner: number | "*" }
export interface DoneAction { seat: number | "*"; verb: "done" }
export interface ReturnAction { seat: number | "*"; verb: "return" }
export interface StayAction { seat: number | "*"; verb: "stay" }
export interface WithdrawAction { seat: number | "*"; verb: "withdraw"; offer: number }
export interface TurnDownAction { seat: number | "*"; verb: "turn-down"; offer: number }
export interface TakeAction {
  seat: number | "*";
  verb: "take";
  offer: number;
  revision: number;
  production: Goods;
  storage: Goods;
}
export interface OfferAction {
  seat: number | "*";
  verb: "offer";
  to: number | "*" | null;
  production: Goods;
  storage: Goods;
  want: Goods;
}
export interface AmendAction {
  seat: number | "*";
  verb: "amend";
  offer: number;
  production: Goods;
  storage: Goods;
  want: Goods;
}
export interface CounterAction {
  seat: number | "*";
  verb: "counter";
  offer: number;
  production: Goods;
  storage: Goods;
  want: Goods;
}
export interface CarryAction { seat: number | "*"; verb: "carry"; goods: Goods }
export interface LoseAction { seat: number | "*"; verb: "lose"; goods: Goods }
export interface BidAction { seat: number | "*"; verb: "bid"; goods: Goods }
export interface RecoverAction { seat: number | "*"; verb: "recover"; goods: Goods }
export interface RaiseAction { seat: number | "*"; verb: "raise"; kind: "G" | "C" | "B" | "P" | "M" | "T" | null }
export interface SellAction {
  seat: number | "*";
  verb: "sell";
  production: Goods;
  storage: Goods;
  named: "G" | "C" | "B" | "P" | "M" | "T" | null;
}
export interface ClearAction { seat: number | "*"; verb: "clear"; goods: Goods }
export interface ExchangeLaidEvent { event: "exchange-laid"; rows: Goods }
export interface BonusLaidEvent { event: "bonus-laid"; steps: Goods }
export interface LotDrawnEvent { event: "lot-drawn"; seat: number | "*" }
export interface CardOpenedEvent { event: "card-opened"; card: number }
export interface RoundBeganEvent { event: "round-began"; round: number; offer: Goods }
export interface CommittedEvent { event: "committed"; seat: number | "*" }
export interface DiscsRevealedEvent { event: "discs-revealed"; seats: (number | "*")[]; goods: (Goods)[] }
export interface RowMovedEvent {
  event: "row-moved";
  kind: "G" | "C" | "B" | "P" | "M" | "T" | null;
  before: number;
  after: number;
}
export interface BonusRoseEvent { event: "bonus-rose"; kind: "G" | "C" | "B" | "P" | "M" | "T" | null; step: number }
export interface RanShortEvent { event: "ran-short"; kind: "G" | "C" | "B" | "P" | "M" | "T" | null }
export interface RumourSpreadEvent {
  event: "rumour-spread";
  seat: number | "*";
  kind: "G" | "C" | "B" | "P" | "M" | "T" | null;
  rows: number;
}
export interface PassedEvent {
  event: "passed";
  seat: number | "*";
  question: "rumour" | "propose" | "carry" | "raise";
}
export interface CarriedEvent { event: "carried"; seat: number | "*"; goods: Goods }
export interface LostEvent { event: "lost"; seats: (number | "*")[]; goods: (Goods)[] }
export interface BidsRevealedEvent { event: "bids-revealed"; bids: (Goods)[] }
export interface CardWonEvent { event: "card-won"; seat: number | "*"; card: number; paid: Goods }
export interface CardLeftEvent { event: "card-left"; card: number }
export interface RecoveredEvent { event: "recovered"; seat: number | "*"; goods: Goods }
export interface SalesRevealedEvent { event: "sales-revealed"; points: (number)[] }
export interface SoldEvent {
  event: "sold";
  seat: number | "*";
  production: Goods;
  storage: Goods;
  named: "G" | "C" | "B" | "P" | "M" | "T" | null;
  points: Goods;
}
export interface ClearedEvent { event: "cleared"; seats: (number | "*")[]; goods: (Goods)[] }
export interface ProposedEvent {
  event: "proposed";
  seat: number | "*";
  production: Goods;
  storage: Goods;
  want: Goods;
}
export interface AnsweredEvent { event: "answered"; seats: (number | "*")[]; accepted: (boolean)[] }
export interface NobodyCouldEvent { event: "nobody-could"; seat: number | "*" }
export interface SwappedEvent {
  event: "swapped";
  seat: number | "*";
  partner: number | "*";
  production: Goods;
  storage: Goods;
  got_production: Goods;
  got_storage: Goods;
}
export interface OfferedEvent {
  event: "offered";
  offer: number;
  seat: number | "*";
  to: number | "*" | null;
  production: Goods;
  storage: Goods;
  want: Goods;
  counters: number;
}
export interface AmendedEvent {
  event: "amended";
  offer: number;
  revision: number;
  seat: number | "*";
  to: number | "*" | null;
  production: Goods;
  storage: Goods;
  want: Goods;
}
export interface OfferGoneEvent {
  event: "offer-gone";
  offer: number;
  by: number | "*";
  how: "withdrawn" | "turned-down" | "lapsed" | "taken";
}
export interface MoodChangedEvent { event: "mood-changed"; seat: number | "*"; mood: "trading" | "done" | "resting" }
export interface TradeEndedEvent { event: "trade-ended" }
export interface EndBeganEvent { event: "end-began"; ending: "goes-on" | "shortage" | "bonus" | "last-auction" }
export interface BonusScoredEvent {
  event: "bonus-scored";
  kind: "G" | "C" | "B" | "P" | "M" | "T" | null;
  points: (number)[];
}
export interface CardsScoredEvent { event: "cards-scored"; points: (number)[] }
export interface GameEndedEvent { event: "game-ended"; scores: (number)[]; winners: (number | "*")[] }
export type View = SchwarzmarktView;
export type Action = LayRowsAction | LayBonusAction | DrawLotAction | OpenCardAction | ProduceAction | PassAction | SpreadAction | ProposeAction | DeclineAction | AcceptAction | ChooseAction | DoneAction | ReturnAction | StayAction | WithdrawAction | TurnDownAction | TakeAction | OfferAction | AmendAction | CounterAction | CarryAction | LoseAction | BidAction | RecoverAction | RaiseAction | SellAction | ClearAction;
export type Event = ExchangeLaidEvent | BonusLaidEvent | LotDrawnEvent | CardOpenedEvent | RoundBeganEvent | CommittedEvent | DiscsRevealedEvent | RowMovedEvent | BonusRoseEvent | RanShortEvent | RumourSpreadEvent | PassedEvent | CarriedEvent | LostEvent | BidsRevealedEvent | CardWonEvent | CardLeftEvent | RecoveredEvent | SalesRevealedEvent | SoldEvent | ClearedEvent | ProposedEvent | AnsweredEvent | NobodyCouldEvent | SwappedEvent | OfferedEvent | AmendedEvent | OfferGoneEvent | MoodChangedEvent | TradeEndedEvent | EndBeganEvent | BonusScoredEvent | CardsScoredEvent | GameEndedEvent;
export type Question = "lay-rows" | "lay-bonus" | "lot" | "open" | "produce" | "rumour" | "propose" | "answer" | "partner" | "market" | "rejoin" | "carry" | "lose" | "bid" | "recover" | "raise" | "sell" | "clear" | "final_sale";
export type Hints = MarketHints;
