import type { Meta } from '../src/lib/messages';
import { presenceEvents } from '../src/table/presence';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TableState } from '../src/lib/table.svelte';
import { ask, cardsView, FakeServer, meta, snapshot } from './fake';

describe('a table over the socket', () => {
  let server: FakeServer;
  let table: TableState;

  beforeEach(async () => {
    vi.useFakeTimers();
    server = new FakeServer();
    table = new TableState('T', server.link);
    table.open();
    await server.settle();
    server.say(snapshot(cardsView(), { asks: [ask('choose')] }));
  });

  it('says hello with a ticket, then watches', () => {
    expect(server.heard[0]).toEqual({ type: 'hello', ticket: 'ticket-0', version: 1 });
    expect(server.heard[1]).toEqual({ type: 'watch', table: 'T', since: null });
  });

  it('sends a move once and keeps it until it is answered', () => {
    table.play({ verb: 'choose', action: 'B' });
    table.play({ verb: 'choose', action: 'C' });
    const moves = server.heard.filter((message) => message.type === 'move');
    expect(moves).toHaveLength(1);
    expect(moves[0]).toMatchObject({
      ask_id: [0, 0],
      action: { seat: 0, verb: 'choose', action: 'B' },
    });
    expect(table.pending).toMatchObject({ action: 'B' });
    server.say({ type: 'ok', table: 'T', move_id: server.last('move')!.move_id });
    expect(table.pending).toBeNull();
  });

  it('comes back after a lost connection and sends the same move again', async () => {
    table.play({ verb: 'choose', action: 'B' });
    const first = server.last('move')!;
    server.socket.drop();
    expect(server.link.state).toBe('lost');
    await vi.advanceTimersByTimeAsync(400);
    await server.settle();
    expect(server.link.state).toBe('open');
    expect(server.last('hello')!.ticket).toBe('ticket-1');
    expect(server.last('watch')!.since).toBe(1);
    expect(server.last('move')).toEqual(first);
    expect(server.heard.filter((message) => message.type === 'move')).toHaveLength(2);
  });

  it('takes a server that answers nothing for lost, and comes back by itself', async () => {
    table.play({ verb: 'choose', action: 'B' });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(server.link.state).toBe('open');
    await vi.advanceTimersByTimeAsync(1_100);
    expect(server.link.state).toBe('lost');
    await vi.advanceTimersByTimeAsync(400);
    await server.settle();
    expect(server.sockets).toHaveLength(2);
    expect(server.heard.filter((message) => message.type === 'move')).toHaveLength(2);
  });

  it('asks whether anybody is there, and is content with any word', async () => {
    await vi.advanceTimersByTimeAsync(26_000);
    expect(server.last('ping')).toEqual({ type: 'ping' });
    server.say({ type: 'pong', now: 5 });
    await vi.advanceTimersByTimeAsync(12_000);
    expect(server.link.state).toBe('open');
  });

  it('gives a move up that could not be taken, and sends a hurried one again', async () => {
    const failed: string[] = [];
    table.failure = (code) => failed.push(code);
    table.play({ verb: 'choose', action: 'B' });
    const first = server.last('move')!;
    server.say({ type: 'error', code: 'too_fast', args: {} });
    expect(table.pending).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1_100);
    expect(server.heard.filter((message) => message.type === 'move')).toEqual([first, first]);
    server.say({ type: 'error', code: 'store', args: {} });
    expect(table.pending).toBeNull();
    expect(failed).toEqual(['store']);
  });

  it('says why a move was refused, and forgets it with the next question', () => {
    table.play({ verb: 'raise', gems: { B: 1 } });
    server.say({
      type: 'refused',
      table: 'T',
      move_id: server.last('move')!.move_id,
      code: 'too-low',
      clause: 'BC-17',
      args: {},
    });
    expect(table.refused).toMatchObject({ code: 'too-low', clause: 'BC-17' });
    expect(table.pending).toBeNull();
    server.say({
      type: 'update',
      table: 'T',
      seq: 2,
      events: [],
      view: cardsView(),
      asks: [ask('choose', { id: [0, 1] })],
      waiting: [],
      may_take_back: 'no',
      meta: null,
    });
    expect(table.refused).toBeNull();
  });

  it('knows after every move whether one may take back', () => {
    expect(table.mayTakeBack).toBe('no');
    server.say({
      type: 'update',
      table: 'T',
      seq: 2,
      events: [],
      view: cardsView(),
      asks: [],
      waiting: [],
      may_take_back: 'alone',
      meta: null,
    });
    expect(table.mayTakeBack).toBe('alone');
    server.say({
      type: 'table',
      table: 'T',
      seq: 3,
      seat: 0,
      may_take_back: 'ask',
      meta: meta('basari_cards', 3),
    });
    expect(table.mayTakeBack).toBe('ask');
    server.say(snapshot(cardsView(), { seq: 3 }));
    expect(table.mayTakeBack).toBe('no');
  });

  it('takes the snapshot of a stale answer', () => {
    table.play({ verb: 'choose', action: 'A' });
    server.say({
      type: 'stale',
      table: 'T',
      move_id: server.last('move')!.move_id,
      snapshot: snapshot(cardsView({ round: 4 }), { seq: 9 }),
    });
    expect(table.view).toMatchObject({ round: 4 });
    expect(table.pending).toBeNull();
    expect(table.ask).toBeNull();
  });

  it('asks anew when a message is missing, and ignores what it has already seen', () => {
    const update = {
      type: 'update' as const,
      table: 'T',
      events: [],
      view: cardsView({ round: 7 }),
      asks: [],
      waiting: [],
      may_take_back: 'no' as const,
      meta: null,
    };
    server.say({ ...update, seq: 1 });
    expect(table.view).toMatchObject({ round: 0 });
    server.say({ ...update, seq: 5 });
    expect(table.view).toMatchObject({ round: 0 });
    expect(server.last('watch')).toEqual({ type: 'watch', table: 'T', since: null });
  });

  it('tells events once, never those of a snapshot', () => {
    const heard: unknown[] = [];
    table.onEvents((events) => heard.push(...events));
    server.say(
      snapshot(cardsView(), { seq: 2, log: [{ n: 0, event: { event: 'committed', seat: 1 } }] }),
    );
    expect(heard).toEqual([]);
    server.say({
      type: 'update',
      table: 'T',
      seq: 3,
      events: [{ n: 1, event: { event: 'committed', seat: 2 } }],
      view: cardsView(),
      asks: [],
      waiting: [],
      may_take_back: 'no',
      meta: null,
    });
    expect(heard).toEqual([{ event: 'committed', seat: 2 }]);
    expect(table.log.map((entry) => entry.n)).toEqual([0, 1]);
  });

  it('gives its share of the dice: the hash first, the bytes when all are in', async () => {
    vi.useRealTimers();
    server.say({
      type: 'table',
      table: 'T',
      seq: 2,
      seat: 0,
      may_take_back: 'no',
      meta: meta('basari_cards', 3, {
        status: 'dice',
        dice: { commitment: '00', phase: 'commit', wanted: true },
      }),
    });
    await vi.waitFor(() => expect(server.last('dice')?.commit).toMatch(/^[0-9a-f]{64}$/));
    const commit = server.last('dice')!.commit!;
    server.say({
      type: 'table',
      table: 'T',
      seq: 3,
      seat: 0,
      may_take_back: 'no',
      meta: meta('basari_cards', 3, {
        status: 'dice',
        dice: { commitment: '00', phase: 'reveal', wanted: true },
      }),
    });
    await vi.waitFor(() => expect(server.last('dice')?.seed).toMatch(/^[0-9a-f]{64}$/));
    const hash = await crypto.subtle.digest(
      'SHA-256',
      Uint8Array.from(server.last('dice')!.seed!.match(/../g)!, (pair) => parseInt(pair, 16)),
    );
    expect(
      Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    ).toBe(commit);
  });
});

describe('comings and goings', () => {
  const seats = (more: object) =>
    meta('basari', 3, {
      seats: meta('basari', 3).seats.map((seat) => (seat.seat === 1 ? { ...seat, ...more } : seat)),
    });
  const told = (before: Meta, after: Meta) =>
    presenceEvents(before, after).map((one) => `${String(one.event)} ${String(one.seat)}`);

  it('are told of others, once each', () => {
    const here = seats({ kind: 'person', online: true, away: false, you: false });
    const gone = seats({ kind: 'person', online: false, away: false, you: false });
    const left = seats({ kind: 'person', online: false, away: true, you: false });
    expect(told(here, gone)).toEqual(['went-away 1']);
    expect(told(gone, here)).toEqual(['came-back 1']);
    expect(told(here, left)).toEqual(['left-seat 1']);
    expect(told(left, here)).toEqual(['took-seat 1']);
    expect(told(here, here)).toEqual([]);
    expect(told(here, { ...here, watchers: here.watchers + 1 })).toEqual(['watching -1']);
    const wish = { by: 1, agreed: [], asked: [0] };
    expect(told(here, { ...here, takeback: wish })).toEqual(['wished-back 1']);
  });
});
