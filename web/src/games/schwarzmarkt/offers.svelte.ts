import { count } from '../../lib/goods';
import type { Meta } from '../../lib/messages';
import type { TableState } from '../../lib/table.svelte';
import { eventOf, hintsOf, plus, viewOf, type Kind } from './model';
import type { Standing, View } from './types';
import { brings, taking, type Bring } from './worth';

const STAYS = 7000;
/** Of each partner so many offers are shown at first. */
export const BEST = 2;

export interface Row {
  offer: Standing;
  /** How it went away, and who took it; empty while it stands. */
  how: string;
  taker: number | null;
  takeable: boolean;
  mine: boolean;
  bring: Bring | null;
}
export interface Group {
  seat: number;
  rows: Row[];
  /** Offers beyond the best. */
  more: number;
}

const isPerson = (meta: Meta | null, seat: number) =>
  meta?.seats[seat]?.kind === 'person' && !meta.seats[seat].away;

/** Everything that hangs on the market board, by partner: people first, the best first. */
export class Offers {
  filter = $state<Kind | null>(null);
  only = $state<'all' | 'mine'>('all');
  opened = $state.raw<number[]>([]);
  /** While a hand is over the board nothing changes its place under it. */
  held = $state(false);
  #gone = $state.raw<{ offer: Standing; how: string; taker: number | null }[]>([]);
  #order = new Map<number, number>();

  constructor(private readonly table: TableState) {}

  get view(): View {
    return viewOf(this.table);
  }

  get trading(): boolean {
    return this.table.ask?.question === 'market';
  }

  isFor(offer: Standing): boolean {
    const me = this.table.seat;
    return offer.by !== me && (offer.to === null || offer.to === me);
  }

  takes(id: number): boolean {
    return this.trading && !!hintsOf(this.table.ask)?.takeable.includes(id);
  }

  get standing(): Standing[] {
    return this.view.market?.offers ?? [];
  }

  get takeable(): number {
    return this.standing.filter((offer) => this.takes(offer.id)).length;
  }

  readonly groups = $derived.by((): Group[] => {
    const { table } = this;
    const stays = this.#gone.filter(
      ({ offer }) => !this.standing.some((one) => one.id === offer.id),
    );
    const rows = [
      ...this.standing.map((offer) => this.#row(offer, '', null)),
      ...stays.map(({ offer, how, taker }) => this.#row(offer, how, taker)),
    ].filter((row) => this.#shown(row));
    const seats = [...new Set(rows.map((row) => row.offer.by))];
    const place = (seat: number) => (seat === table.seat ? 2 : isPerson(table.meta, seat) ? 0 : 1);
    seats.sort((a, b) => place(a) - place(b) || a - b);
    return seats.map((seat) => {
      const all = this.#sorted(rows.filter((row) => row.offer.by === seat));
      const some = seat === table.seat || this.opened.includes(seat) ? all : all.slice(0, BEST);
      return { seat, rows: some, more: all.length - some.length };
    });
  });

  /** The one offer that lies brightest: the best that can be taken. */
  readonly best = $derived.by((): number | null => {
    const rows = this.groups
      .flatMap((group) => group.rows)
      .filter((row) => row.takeable && !row.how && gain(row) > 0);
    return rows.sort((a, b) => gain(b) - gain(a))[0]?.offer.id ?? null;
  });

  toggle(seat: number): void {
    this.opened = this.opened.includes(seat)
      ? this.opened.filter((one) => one !== seat)
      : [...this.opened, seat];
  }

  /** What went away stays for a moment in its place, with the reason. */
  listen(): () => void {
    return this.table.onEvents((events, before) => {
      const offers = (before as unknown as View | null)?.market?.offers ?? [];
      events.map(eventOf).forEach((event, i, all) => {
        if (event.event !== 'offer-gone') return;
        const offer = offers.find((one) => one.id === event.offer);
        if (!offer) return;
        const next = all[i + 1];
        const taker =
          event.how === 'taken' && next?.event === 'swapped' ? Number(next.partner) : null;
        const left = { offer, how: event.how, taker };
        this.#gone = [...this.#gone, left].slice(-8);
        setTimeout(() => (this.#gone = this.#gone.filter((one) => one !== left)), STAYS);
      });
    });
  }

  /** Who took an offer, if the log still says so. */
  takerOf(id: number): number | null {
    const log = this.table.log.map((entry) => eventOf(entry.event));
    for (let i = log.length - 1; i >= 0; i--) {
      const event = log[i]!;
      if (event.event === 'round-began') return null;
      if (event.event === 'offer-gone' && event.offer === id) {
        const next = log[i + 1];
        return next?.event === 'swapped' ? Number(next.partner) : null;
      }
    }
    return null;
  }

  #row(offer: Standing, how: string, taker: number | null): Row {
    const hints = hintsOf(this.table.ask);
    const me = this.table.seat === null ? null : this.view.players[this.table.seat]!;
    const mine = offer.by === this.table.seat;
    const worth = me && hints && !how && (mine || this.isFor(offer));
    return {
      offer,
      how,
      taker,
      mine,
      takeable: !how && this.takes(offer.id),
      bring: worth
        ? brings(
            me,
            mine
              ? { production: offer.production, storage: offer.storage, got: offer.want }
              : taking(offer, me),
            hints,
          )
        : null,
    };
  }

  #shown(row: Row): boolean {
    if (this.only === 'mine' && !row.takeable) return false;
    const kind = this.filter;
    if (!kind) return true;
    const gives = plus(row.offer.production, row.offer.storage);
    return count(gives, kind) > 0 || count(row.offer.want, kind) > 0;
  }

  #sorted(rows: Row[]): Row[] {
    const rank = (row: Row) => {
      const known = this.#order.get(row.offer.id);
      if (known !== undefined && (this.held || row.how)) return known;
      const order = (row.takeable ? 0 : this.isFor(row.offer) ? 1000 : 2000) - gain(row) * 10;
      const placed = this.held ? 5000 + row.offer.id : order;
      this.#order.set(row.offer.id, placed);
      return placed;
    };
    return rows
      .map((row) => ({ row, at: rank(row) }))
      .sort((a, b) => a.at - b.at || a.row.offer.id - b.row.offer.id)
      .map(({ row }) => row);
  }
}

/** What counts of a swap: points first, then what the halving spares. */
export const gain = (row: Row): number =>
  row.bring
    ? row.bring.after - row.bring.before + 0.1 * (row.bring.lost[0] - row.bring.lost[1])
    : 0;
