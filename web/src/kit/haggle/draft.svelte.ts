import { add, count, same, tidy, within } from '../../lib/goods';
import type { Ask, Goods } from '../../lib/messages';
import { play } from '../../lib/sound';

/** The gems I have pushed out and not yet offered. */
export class Draft {
  bid = $state.raw<Goods>({});
  #question = '';

  /** A new question begins with an empty tray, or with the cheapest raise when one is suggested. */
  follow(ask: Ask | null): void {
    const question = ask ? ask.id.join('.') : '';
    if (question === this.#question) return;
    this.#question = question;
    this.bid = {};
  }

  push(kind: string, by: number, have: Goods): boolean {
    const next = count(this.bid, kind) + by;
    if (next < 0 || next > count(have, kind)) return false;
    this.bid = by > 0 ? add(this.bid, { [kind]: by }) : tidy({ ...this.bid, [kind]: next });
    play('gem');
    return true;
  }

  lay(goods: Goods, have: Goods): void {
    if (!within(goods, have)) return;
    this.bid = same(goods, this.bid) ? {} : tidy(goods);
    play('gem');
  }
}
