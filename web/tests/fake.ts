import { flushSync } from 'svelte';
import type { Ask, FromServer, Goods, Meta, Snapshot, ToServer } from '../src/lib/messages';
import { Link } from '../src/lib/socket.svelte';

/** A scripted server at the other end of the socket. */
export class FakeServer {
  heard: ToServer[] = [];
  sockets: FakeSocket[] = [];
  tickets = 0;
  link = new Link(
    () => {
      const socket = new FakeSocket(this);
      this.sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    async () => `ticket-${this.tickets++}`,
  );

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  async settle(): Promise<void> {
    for (let i = 0; i < 6; i++) await Promise.resolve();
    flushSync();
  }

  say(message: FromServer): void {
    this.socket.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }

  last<T extends ToServer['type']>(type: T): Extract<ToServer, { type: T }> | undefined {
    return this.heard.filter((message) => message.type === type).at(-1) as
      Extract<ToServer, { type: T }> | undefined;
  }
}

class FakeSocket {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(private readonly server: FakeServer) {
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const message = JSON.parse(text) as ToServer;
    this.server.heard.push(message);
    if (message.type === 'hello') this.server.say({ type: 'welcome', name: 'Nora', now: 0 });
  }

  close(): void {
    this.readyState = 3;
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.();
    flushSync();
  }
}

export const NAMES = ['Nora', 'Sarah', 'Jonas', 'Aylin', 'Emil'];

export function meta(game: string, seats: number, more: Partial<Meta> = {}): Meta {
  return {
    id: 'T',
    code: '7QK4M',
    game,
    status: 'running',
    version: 1,
    options: {},
    set: 'house-1',
    visibility: 'link',
    pace: 'fast',
    seats: NAMES.slice(0, seats).map((name, seat) => ({
      seat,
      kind: seat ? 'bot' : 'person',
      name,
      level: seat ? 'peddler' : null,
      online: true,
      away: false,
      you: seat === 0,
    })),
    host: 0,
    you_host: true,
    watchers: 0,
    takeback: null,
    rematch: null,
    result: null,
    dice: { commitment: '00', phase: 'drawn', wanted: false },
    guided: false,
    ...more,
  };
}

export const CARDS = [
  { workers: 2, points: 5, gems: 'RRB' },
  { workers: 3, points: 4, gems: 'YGG' },
  { workers: 1, points: 7, gems: 'BB' },
  { workers: 4, points: 4, gems: 'RYY' },
];
const EACH: Goods = { R: 3, Y: 3, G: 3, B: 3 };

export function cardsView(more: object = {}, seats = 3) {
  return {
    seat: 0,
    rules_version: 1,
    phase: 'choose',
    stage: 0,
    round: 0,
    stock: { R: 13, Y: 13, G: 13, B: 13 },
    pile: 30,
    action: 0,
    turn: 0,
    haggle: null,
    queue: [],
    age: [0, 1, 2],
    players: Array.from({ length: seats }, (_, i) => ({
      gems: EACH,
      points: 10 + i,
      cards: [i],
      workers: CARDS[i % 4]!.workers,
      current: i % 4,
      has_chosen: false,
      choice: null,
      answered: 0,
    })),
    ...more,
  };
}

export function ask(question: string, more: Partial<Ask> = {}): Ask {
  return {
    id: [0, 0],
    seat: 0,
    question,
    mode: question === 'choose' ? 'sealed' : 'alone',
    must: true,
    hints: { verbs: [question], moves: null, cheapest: [] },
    ...more,
  };
}

export function snapshot(view: object, more: Partial<Snapshot> = {}): Snapshot {
  return {
    type: 'snapshot',
    table: 'T',
    seq: 1,
    meta: meta('basari_cards', 3),
    seat: 0,
    components: { card: CARDS },
    view: view as Snapshot['view'],
    asks: [],
    waiting: [],
    may_take_back: 'no',
    log: [],
    ...more,
  };
}
