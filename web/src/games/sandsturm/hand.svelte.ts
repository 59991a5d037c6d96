import { count } from '../../lib/goods';
import type { Ask, Goods, Play } from '../../lib/messages';
import type { Offer, StormHints } from './types';

/** What I have picked so far for the question at hand; nothing is sent before the bar's button. */
export class Hand {
  /** A chip to place or to pay with, and the player it goes to. */
  chip = $state<string | null>(null);
  on = $state<number | null>(null);
  /** Dice to roll again, by number from 1. */
  dice = $state.raw<number[]>([]);
  offer = $state.raw<Offer | null>(null);
  /** A good of mine; a good of another player; the player who gets something. */
  own = $state<string | null>(null);
  from = $state<number | null>(null);
  kind = $state<string | null>(null);
  to = $state<number | null>(null);
  locks = $state.raw<Goods>({});
  #asked = '';

  /** Others' moves bring the same question again; only a new one clears the table. */
  follow(ask: Ask | null): void {
    const now = ask ? `${ask.question} ${ask.id.join('.')}` : '';
    if (now === this.#asked) return;
    this.#asked = now;
    this.clear();
  }

  clear(): void {
    this.chip = this.on = this.own = this.from = this.kind = this.to = this.offer = null;
    this.dice = [];
    this.locks = {};
  }

  toggleDie(die: number): void {
    this.offer = null;
    this.dice = this.dice.includes(die)
      ? this.dice.filter((one) => one !== die)
      : [...this.dice, die].sort();
    if (!this.dice.length) this.chip = null;
  }

  choose(offer: Offer): void {
    this.dice = [];
    this.chip = null;
    this.offer = offer;
  }

  takeFrom(seat: number, kind: string): void {
    const same = this.from === seat && this.kind === kind;
    this.from = same ? null : seat;
    this.kind = same ? null : kind;
    if (this.to === seat || same) this.to = null;
  }

  lock(kind: string, owned: number, most: number): void {
    const now = count(this.locks, kind);
    const all = Object.values(this.locks).reduce((sum, n) => sum + n, 0);
    this.locks = { ...this.locks, [kind]: now < owned && all < most ? now + 1 : 0 };
  }

  get locked(): number {
    return Object.values(this.locks).reduce((sum, n) => sum + n, 0);
  }

  /** Whose goods of which kind the next execution may take. */
  static takeable(hints: StormHints | null, type: string, seat: number, kind: string): boolean {
    return (
      type !== 'give' &&
      !!hints?.targets.some((row) => row.first === seat && count(row.goods, kind) > 0)
    );
  }

  /** Who may get the good in hand. */
  mayReceive(hints: StormHints | null, type: string, seat: number): boolean {
    if (!hints) return false;
    if (type === 'give') return hints.targets.some((row) => row.first === seat);
    if (type !== 'move' || this.from === null || this.kind === null) return false;
    return hints.targets.some(
      (row) => row.first === this.from && row.second === seat && count(row.goods, this.kind!) > 0,
    );
  }

  /** The execution as picked, once it is complete. */
  execution(type: string): Play | null {
    const good = this.kind ? { [this.kind]: 1 } : null;
    const own = this.own ? { [this.own]: 1 } : null;
    if (type === 'rob') return good && { verb: 'rob', victim: this.from, good };
    if (type === 'give')
      return own && this.to !== null ? { verb: 'give', to: this.to, good: own } : null;
    if (type === 'swap') return own && good && { verb: 'swap', own, partner: this.from, good };
    return good && this.to !== null ? { verb: 'move', giver: this.from, to: this.to, good } : null;
  }
}
