import { count, total } from '../../lib/goods';
import type { Ask, Goods } from '../../lib/messages';
import { atMost, hintsOf, KINDS, plus, type Kind } from './model';
import type { Player, Standing } from './types';

export type About = { verb: 'counter' | 'amend' | 'take'; offer: Standing };
type Field = 'production' | 'storage';

/** What I have put out of my fields, wished for or marked, until it is sent. */
export class Hand {
  production = $state.raw<Goods>({});
  storage = $state.raw<Goods>({});
  want = $state.raw<Goods>({});
  /** Points per good in a sale. */
  points = $state.raw<Goods>({});
  named = $state<Kind | null>(null);
  to = $state<number | null>(null);
  about = $state.raw<About | null>(null);
  kind = $state<Kind | null>(null);
  rows = $state(0);
  partner = $state<number | null>(null);
  /** How many kinds may lie out together; one more kind begins anew. */
  kinds = 6;
  #asked = '';

  get size(): number {
    return total(this.production) + total(this.storage);
  }

  get empty(): boolean {
    return this.size === 0 && total(this.want) === 0;
  }

  /** Begins anew with each question. */
  follow(ask: Ask | null): void {
    const asked = ask ? `${ask.question} ${ask.id.join('.')}` : '';
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.clear();
    this.kinds = hintsOf(ask)?.kinds ?? KINDS.length;
  }

  /** Goods that have left my fields leave my hand too. */
  keepWithin(me: Player): void {
    const [production, storage] = [
      atMost(this.production, me.production),
      atMost(this.storage, me.storage),
    ];
    if (total(production) < total(this.production)) this.production = production;
    if (total(storage) < total(this.storage)) this.storage = storage;
  }

  clear = (): void => {
    this.production = this.storage = this.want = this.points = {};
    this.named = this.kind = this.to = this.partner = this.about = null;
    this.rows = 0;
  };

  put(field: Field, kind: string, by = 1): void {
    const next = plus(this[field], { [kind]: by });
    this[field] = Object.keys(next).length > this.kinds ? { [kind]: by } : next;
  }

  wish(kind: string, by = 1): void {
    if (count(this.want, kind) + by >= 0) this.want = plus(this.want, { [kind]: by });
  }

  /** Takes from production what can come from there: what is left of it is halved. */
  supply(want: Goods, me: Player): void {
    this.production = atMost(want, me.production);
    this.storage = plus(want, this.production, -1);
  }

  begin(about: About, me: Player): void {
    this.clear();
    this.about = about;
    if (about.verb === 'amend')
      [this.production, this.storage, this.want] = [
        about.offer.production,
        about.offer.storage,
        about.offer.want,
      ];
    else if (about.verb === 'take') this.supply(about.offer.want, me);
    else {
      this.want = plus(about.offer.production, about.offer.storage);
      const can = atMost(about.offer.want, plus(me.production, me.storage));
      this.supply(can, me);
    }
  }

  /** What a sale of the marked points hands over, from production first unless moved. */
  sale(prices: Record<string, number[]>, regular: Record<string, number[]> | null): Goods {
    const sold: Goods = {};
    for (const kind of KINDS) {
      const points = count(this.points, kind);
      if (points)
        sold[kind] = (kind === this.named && regular ? regular : prices)[kind]![points - 1]!;
    }
    return sold;
  }
}
