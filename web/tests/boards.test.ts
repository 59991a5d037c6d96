import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Board from '../src/games/basari_cards/Board.svelte';
import { line } from '../src/games/basari_cards/log';
import { showsOf } from '../src/games/basari_cards/shows';
import { prefs } from '../src/lib/prefs.svelte';
import { TableState } from '../src/lib/table.svelte';
import { words } from '../src/lib/words.svelte';
import { gained, Shows } from '../src/table/shows.svelte';
import { ask, cardsView, FakeServer, meta, snapshot } from './fake';

async function open(view: object, more: Parameters<typeof snapshot>[1] = {}) {
  prefs.lang = 'en';
  await words.need('common', 'web', 'web-table', 'web-haggle', 'web-basari_cards', 'basari_cards');
  const server = new FakeServer();
  const table = new TableState('T', server.link);
  table.open();
  await server.settle();
  server.say(snapshot(view, more));
  const shows = new Shows(() => 0);
  render(Board, { table, shows });
  flushSync();
  return { server, table, shows };
}

afterEach(cleanup);

const players = (choices: (string | null)[]) =>
  cardsView().players.map((player, seat) => ({
    ...player,
    choice: choices[seat],
    has_chosen: choices[seat] !== null,
  }));

describe('the card table', () => {
  it('asks for a secret choice and lays it face down at once (BC-7)', async () => {
    const { server } = await open(cardsView(), { asks: [ask('choose')] });
    expect(screen.getByTestId('question').textContent).toBe('Choose in secret: A, B or C');
    await fireEvent.click(document.querySelector('[data-choice=B]')!);
    await fireEvent.click(screen.getByRole('button', { name: 'Lay B face down' }));
    expect(server.last('move')!.action).toEqual({ seat: 0, verb: 'choose', action: 'B' });
    expect(screen.getByText('B lies face down')).toBeTruthy();
  });

  it('keeps my pick when others commit meanwhile', async () => {
    const { server } = await open(cardsView(), { asks: [ask('choose')] });
    await fireEvent.click(document.querySelector('[data-choice=C]')!);
    server.say({
      type: 'update',
      table: 'T',
      seq: 2,
      events: [{ n: 0, event: { event: 'committed', seat: 1 } }],
      view: cardsView(),
      asks: [ask('choose')],
      waiting: [],
      may_take_back: 'no',
      meta: null,
    });
    expect(screen.getByRole('button', { name: 'Lay C face down' })).toBeTruthy();
  });

  it('offers D only to five (BC-4)', async () => {
    await open(cardsView({}, 5), { asks: [ask('choose')], meta: meta('basari_cards', 5) });
    expect(document.querySelector('[data-choice=D]')).not.toBeNull();
  });

  it('shows nothing of another’s card before all are turned (BC-20)', async () => {
    const chosen = cardsView().players.map((player, seat) => ({
      ...player,
      has_chosen: seat === 1,
    }));
    await open(cardsView({ players: chosen }), { asks: [ask('choose')] });
    expect(screen.getByText('has chosen')).toBeTruthy();
    expect(document.querySelector('[data-seat="1"] .piece text')).toBeNull();
  });
});

describe('haggling', () => {
  const haggle = () =>
    cardsView({
      phase: 'answer',
      action: 2,
      turn: 0,
      haggle: { turn: 0, other: 1, standing: { B: 3 } },
      players: players(['C', 'C', 'A']),
    });
  const answer = ask('answer', {
    hints: {
      verbs: ['accept', 'raise'],
      moves: null,
      cheapest: [
        { seat: 0, verb: 'raise', gems: { G: 1, B: 2 } },
        { seat: 0, verb: 'raise', gems: { G: 2, B: 1 } },
      ],
    },
  });

  it('gives a live verdict and lets only a better bid out (BC-17)', async () => {
    const { server } = await open(haggle(), { asks: [answer] });
    const raise = () => document.querySelector<HTMLButtonElement>('[data-act=bid]')!;
    expect(raise().disabled).toBe(true);
    await fireEvent.keyDown(document.body, { key: 'b' });
    await fireEvent.keyDown(document.body, { key: 'b' });
    expect(screen.getByText('One more gem needed')).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: 'g' });
    expect(screen.getByText('1 green and 2 blue beats 3 blue')).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: 'G', shiftKey: true });
    expect(raise().disabled).toBe(true);
    await fireEvent.click(document.querySelectorAll('[data-act=chip]')[0]!);
    await fireEvent.click(raise());
    expect(server.last('move')!.action).toEqual({ seat: 0, verb: 'raise', gems: { G: 1, B: 2 } });
  });

  it('always shows what accepting brings (BC-19)', async () => {
    const { server } = await open(haggle(), { asks: [answer] });
    await fireEvent.click(screen.getByRole('button', { name: 'Accept: you get 3 blue' }));
    expect(server.last('move')!.action).toEqual({ seat: 0, verb: 'accept' });
  });

  it('says in words why a bid was refused, with the clause', async () => {
    const { server } = await open(haggle(), { asks: [answer] });
    await fireEvent.keyDown(document.body, { key: '1' });
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    server.say({
      type: 'refused',
      table: 'T',
      move_id: server.last('move')!.move_id,
      code: 'too-low',
      clause: 'BC-17',
      args: {},
    });
    expect(screen.getByTestId('question').textContent).toContain('Too low');
    expect(screen.getByRole('button', { name: 'Rule BC-17' })).toBeTruthy();
  });
});

describe('the scoring show', () => {
  const events = [
    {
      event: 'majority-scored',
      colour: { R: 1 },
      seats: [1],
      points: 14,
      returned: 3,
      counts: [2, 5, 4],
    },
    {
      event: 'majority-scored',
      colour: { B: 1 },
      seats: [0, 2],
      points: 4,
      returned: 2,
      counts: [6, 1, 6],
    },
    { event: 'workers-scored', seat: 2, workers: 16, points: 12 },
    { event: 'stage-ended', stage: 0, points: [14, 30, 40] },
  ];

  it('adds up from what everybody had to what everybody has (BC-22 to BC-24)', async () => {
    const { table } = await open(cardsView());
    const [show] = showsOf(events, table);
    expect(show?.kind).toBe('score');
    const score = show!.kind === 'score' ? show!.tell() : null;
    expect(score!.start).toEqual([10, 16, 24]);
    expect(score!.start.map((_, seat) => gained(score!, seat, score!.steps.length))).toEqual([
      14, 30, 40,
    ]);
    expect(score!.steps.map((step) => step.clause)).toEqual(['BC-22', 'BC-23', 'BC-24']);
  });

  it('speaks German at once when the language changes', async () => {
    const { table } = await open(cardsView());
    const [show] = showsOf(events, table);
    await words.speak('de');
    expect(show!.tell().title).toBe('Der erste Durchgang ist zu Ende');
    await words.speak('en');
  });
});

describe('the log', () => {
  it('says you where it is me, and names gems in the order of the language', async () => {
    const { table } = await open(cardsView());
    const offered = (seat: number) =>
      line({ event: 'offered', seat, gems: { R: 1 } }, table)!.parts;
    expect(offered(0)).toEqual([
      { seat: 0 },
      { text: ' offer ' },
      { goods: { R: 1 } },
      { text: '.' },
    ]);
    expect(offered(1)).toEqual([
      { seat: 1 },
      { text: ' offers ' },
      { goods: { R: 1 } },
      { text: '.' },
    ]);
  });
});
