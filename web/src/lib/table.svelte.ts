import type { Component } from 'svelte';
import { Chat } from './chat.svelte';
import { randomHex, sha256Hex } from './hash';
import type {
  Ask,
  Components,
  Entry,
  FromServer,
  GameEvent,
  Meta,
  Order,
  Play,
  Snapshot,
  Update,
  View,
  Waiting,
} from './messages';
import { link as theLink, type Link } from './socket.svelte';

export interface Refused {
  code: string;
  clause: string;
  args: Record<string, unknown>;
  action: Play;
}
const AGAIN = 1000;
type Hears = (events: GameEvent[], before: View | null) => void;
interface Sending {
  move_id: string;
  ask_id: [number, number];
  action: Play;
}

/** One table as this tab knows it: the latest view, my questions, the log, the move on its way. */
export class TableState {
  meta = $state.raw<Meta | null>(null);
  mayTakeBack = $state<Update['may_take_back']>('no');
  seat = $state<number | null>(null);
  /** The table as it is now. */
  latest = $state.raw<View | null>(null);
  /** The table as it was before what this person is just being told. */
  told = $state.raw<View | null>(null);
  components = $state.raw<Components | null>(null);
  asks = $state.raw<Ask[]>([]);
  waiting = $state.raw<Waiting[]>([]);
  log = $state.raw<Entry[]>([]);
  /** My own standing order, if I have given one. */
  order = $state.raw<Order | null>(null);
  /** The clause by which nobody may say anything now. */
  silence = $state<string | null>(null);
  /** The seat of a running game that this page has asked for. */
  askedFor = $state<number | null>(null);
  sending = $state.raw<Sending | null>(null);
  refused = $state.raw<Refused | null>(null);
  error = $state<string | null>(null);
  /** After the end: whoever looks at the table instead of the result. */
  looking = $state(false);
  /** Called when a move came to nothing, with the code of the reason. */
  failure: ((code: string) => void) | null = null;
  /** What stands in the place of the waiting bar, in a replay. */
  bar = $state.raw<Component | null>(null);
  #seq: number | null = null;
  #hears = new Set<Hears>();
  #stop: () => void = () => {};

  readonly chat: Chat;

  constructor(
    readonly id: string,
    readonly link: Link = theLink,
  ) {
    this.chat = new Chat(id);
  }

  /** What a board shows. */
  get view(): View | null {
    return this.told ?? this.latest;
  }
  set view(view: View | null) {
    this.latest = view;
  }

  get ask(): Ask | null {
    return this.asks[0] ?? null;
  }

  /** My move was sent and not answered yet: the board shows it as done. */
  get pending(): Play | null {
    return this.sending?.action ?? null;
  }

  open(): void {
    this.#stop = this.link.listen({
      opened: () => this.#opened(),
      message: (message) => this.hear(message),
    });
  }

  close(): void {
    this.link.send({ type: 'unwatch', table: this.id });
    this.#stop();
  }

  /** Calls back with what just happened, for animation, sound and announcements; never with what a snapshot repeats. */
  onEvents(listener: Hears): () => void {
    this.#hears.add(listener);
    return () => this.#hears.delete(listener);
  }

  play(action: Play, ask: Ask | null = this.ask): void {
    if (!ask || this.sending) return;
    this.refused = null;
    this.sending = { move_id: randomHex(8), ask_id: ask.id, action: { seat: ask.seat, ...action } };
    this.#send();
  }

  /** A line of the log that is this page's own: comings, goings and wishes, told since it was opened. */
  note(events: GameEvent[]): void {
    const n = this.log.at(-1)?.n ?? 0;
    this.log = [...this.log, ...events.map((event) => ({ n, event }))];
  }

  forgive(): void {
    this.refused = null;
  }

  hear(message: FromServer): void {
    if (message.type === 'error') {
      // An address that cannot be a table's is one at which there is none.
      if (!this.meta) this.error = message.code === 'bad_message' ? 'unknown_table' : message.code;
      else this.#failed(message.code);
      return;
    }
    if (!('table' in message) || message.table !== this.id) return;
    switch (message.type) {
      case 'snapshot':
        return this.#snapshot(message);
      case 'update':
        return this.#update(message);
      case 'table':
        if (!this.#next(message.seq)) return;
        this.seat = message.seat;
        if (message.waiting) this.waiting = message.waiting;
        this.mayTakeBack = message.may_take_back;
        return this.#setMeta(message.meta);
      case 'order':
        if (this.#next(message.seq)) this.order = message.order;
        return;
      case 'chat':
        if (this.#next(message.seq)) this.chat.hear(message.line);
        return;
      case 'ok':
        if (message.move_id === this.sending?.move_id) this.sending = null;
        return;
      case 'refused':
        if (message.move_id !== this.sending?.move_id) return;
        this.refused = {
          code: message.code,
          clause: message.clause,
          args: message.args,
          action: this.sending.action,
        };
        this.sending = null;
        return;
      case 'stale':
        if (message.move_id === this.sending?.move_id) {
          this.sending = null;
          this.failure?.('stale');
        }
        return this.#snapshot(message.snapshot);
    }
  }

  /** The message as such was not taken: a hurried move is sent again, any other is given up, and the page says why. */
  #failed(code: string): void {
    if (!this.sending) return;
    if (code === 'too_fast') {
      setTimeout(() => this.#send(), AGAIN);
      return;
    }
    this.sending = null;
    this.failure?.(code);
  }

  #opened(): void {
    this.link.send({ type: 'watch', table: this.id, since: this.#seq });
    this.#send();
  }

  #send(): void {
    if (this.sending) this.link.send({ type: 'move', table: this.id, ...this.sending });
  }

  /** Is this the message after the last one? On a gap the table is asked for anew. */
  #next(seq: number): boolean {
    if (this.#seq === null || seq <= this.#seq) return false;
    if (seq > this.#seq + 1) {
      this.#seq = null;
      this.link.send({ type: 'watch', table: this.id, since: null });
      return false;
    }
    this.#seq = seq;
    return true;
  }

  #snapshot(snapshot: Snapshot): void {
    this.#seq = snapshot.seq;
    this.error = null;
    this.seat = snapshot.seat;
    this.components = snapshot.components;
    this.view = snapshot.view;
    this.told = null;
    this.log = snapshot.log;
    this.order = snapshot.order ?? null;
    this.chat.replace(snapshot.chat ?? []);
    this.#ask(snapshot.asks, snapshot.waiting);
    this.mayTakeBack = snapshot.may_take_back;
    this.silence = snapshot.silence ?? null;
    this.#setMeta(snapshot.meta);
  }

  #update(update: Update): void {
    if (!this.#next(update.seq)) return;
    const before = this.latest;
    this.view = update.view;
    this.log = [...this.log, ...update.events];
    this.#ask(update.asks, update.waiting);
    this.mayTakeBack = update.may_take_back;
    this.silence = update.silence ?? null;
    if (update.meta) this.#setMeta(update.meta);
    for (const hears of this.#hears)
      hears(
        update.events.map((entry) => entry.event),
        before,
      );
  }

  #ask(asks: Ask[], waiting: Waiting[]): void {
    if (this.refused && !asks.some((ask) => ask.id[1] === this.ask?.id[1])) this.refused = null;
    this.asks = asks;
    this.waiting = waiting;
  }

  #setMeta(meta: Meta): void {
    this.meta = meta;
    if (meta.dice?.wanted) void this.#giveDice(meta.dice.phase);
  }

  /** A seat's own share of the dice: its hash first, the bytes after everybody has committed. */
  async #giveDice(phase: string): Promise<void> {
    if (!crypto.subtle) return; // Without TLS a browser may not hash: the seat adds nothing, which the rules of the dice allow.
    const key = `funduk-dice-${this.id}`;
    const seed = sessionStorage.getItem(key) ?? randomHex(32);
    sessionStorage.setItem(key, seed);
    if (phase === 'commit')
      this.link.send({ type: 'dice', table: this.id, commit: await sha256Hex(seed) });
    else if (phase === 'reveal') this.link.send({ type: 'dice', table: this.id, seed });
  }
}
