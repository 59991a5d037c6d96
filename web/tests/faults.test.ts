import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Cards from '../src/games/basari_cards/Board.svelte';
import { Draft } from '../src/kit/haggle/draft.svelte';
import HaggleBar from '../src/kit/haggle/HaggleBar.svelte';
import TimeLeft from '../src/kit/TimeLeft.svelte';
import { prefs } from '../src/lib/prefs.svelte';
import { initials } from '../src/lib/seats';
import { TableState } from '../src/lib/table.svelte';
import { words } from '../src/lib/words.svelte';
import Lost from '../src/pages/Lost.svelte';
import GameOver from '../src/table/GameOver.svelte';
import Lobby from '../src/table/Lobby.svelte';
import Menu from '../src/table/Menu.svelte';
import { Shows } from '../src/table/shows.svelte';
import { ask, cardsView, FakeServer, meta, snapshot } from './fake';

/** What people found wrong at real tables, each thing once. */
async function sit(view: object, more: Parameters<typeof snapshot>[1] = {}) {
  prefs.lang = 'en';
  await words.need('common', 'web', 'web-table', 'web-haggle', 'web-basari_cards', 'basari_cards');
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => ({ games: [] }) }));
  const server = new FakeServer();
  const table = new TableState('T', server.link);
  table.open();
  await server.settle();
  server.say(snapshot(view, more));
  return { server, table };
}
function board(table: TableState) {
  render(Cards, { table, shows: new Shows(() => 0) });
  flushSync();
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const over = {
  meta: meta('basari_cards', 3, {
    status: 'over',
    result: { scores: [40, 30, 20], winners: [0], places: [1, 2, 3] },
  }),
};

describe('after the end', () => {
  it('the table asks nothing any more and leads back to the result', async () => {
    const { table } = await sit(cardsView({ phase: 'over' }), over);
    table.looking = true;
    board(table);
    expect(document.body.textContent).not.toContain('You will be asked');
    expect(document.body.textContent).not.toContain('standing order');
    screen.getByRole('button', { name: 'Rematch' });
    screen.getByRole('button', { name: 'Replay' });
    await fireEvent.click(screen.getByRole('button', { name: 'Back to the result' }));
    expect(table.looking).toBe(false);
  });
});

describe('a result', () => {
  it('gives a reason where equal points have different places', async () => {
    const result = { scores: [17, 17, 9], winners: [1], places: [2, 1, 3] };
    const tied = { meta: meta('basari_cards', 3, { status: 'over', result }) };
    const { table } = await sit(cardsView({ phase: 'over' }), tied);
    render(GameOver, { table, folder: null as never, back: () => {} });
    expect(document.body.textContent).toContain('tie-break');
    cleanup();
    const clear = await sit(cardsView({ phase: 'over' }), over);
    render(GameOver, { table: clear.table, folder: null as never, back: () => {} });
    expect(document.body.textContent).not.toContain('tie-break');
  });
});

describe('reasons', () => {
  it('an address that cannot be a table says that there is none', async () => {
    const server = new FakeServer();
    const table = new TableState('nonsense', server.link);
    table.open();
    await server.settle();
    server.say({ type: 'error', code: 'bad_message', args: {} });
    expect(table.error).toBe('unknown_table');
  });

  it('a lobby tells who is not here yet', async () => {
    const waiting = meta('basari_cards', 3, { status: 'lobby' });
    waiting.seats[1] = { ...waiting.seats[1]!, kind: 'person', online: false };
    const { table } = await sit(cardsView(), { meta: waiting, view: null });
    render(Lobby, { table });
    expect(screen.getByText('Sarah is not here yet.')).toBeTruthy();
    expect(screen.queryByText('Everybody is here.')).toBeNull();
  });

  it('an invitation promises a code only where there is one', async () => {
    const { table } = await sit(cardsView(), { meta: meta('basari_cards', 3, { code: null }) });
    render(Menu, { table });
    expect(document.body.textContent).toContain('Link and QR code');
    expect(document.body.textContent).not.toContain('Link, code');
  });
});

describe('closing a table', () => {
  it('asks once more', async () => {
    const { table } = await sit(cardsView(), {
      meta: meta('basari_cards', 3, { status: 'lobby' }),
      view: null,
    });
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      sent.push(path);
      return { ok: true, json: async () => ({ games: [] }) };
    });
    render(Lobby, { table });
    await fireEvent.click(screen.getByRole('button', { name: 'Close table' }));
    expect(sent.some((path) => path.endsWith('/close'))).toBe(false);
    await fireEvent.click(screen.getByRole('button', { name: 'Close table' }));
    expect(sent.some((path) => path.endsWith('/close'))).toBe(true);
  });

  it('leaves one top bar', async () => {
    await words.need('common', 'web');
    render(Lost, { bare: true, title: 'closed' });
    expect(document.querySelector('header')).toBeNull();
  });
});

describe('action D', () => {
  const exchange = { asks: [ask('exchange')] };

  it('says what is missing before a gem is picked, and the stock goes down while taking', async () => {
    const { table } = await sit(cardsView({ phase: 'exchange' }), exchange);
    board(table);
    const button = document.querySelector('[data-act=d]')!;
    expect(button.textContent!.trim()).toBe('Pick gems first');
    const red = document.querySelector('[data-take=R]')!;
    expect(red.textContent).toContain('13');
    await fireEvent.click(red);
    expect(red.textContent).toContain('12');
  });
});

describe('the clock', () => {
  it('names the bank once it runs', async () => {
    await words.need('common', 'web', 'web-table');
    render(TimeLeft, { time: { until: -1000, bank: 300_000 }, kind: 'live' });
    expect(document.querySelector('[role=timer]')!.textContent).toContain('bank');
  });
});

describe('open information', () => {
  it('has a line for each opponent’s card where there is no room for the card itself', async () => {
    const { table } = await sit(cardsView(), { asks: [ask('choose')] });
    board(table);
    const strips = [...document.querySelectorAll('[data-strip]')];
    expect(strips.map((one) => one.textContent!.replace(/\s+/g, ' ').trim())).toEqual([
      '4 pts3 workers',
      '7 pts1 worker',
    ]);
    await fireEvent.click(strips[0]!);
    expect(strips[0]!.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('avatars', () => {
  it('never look alike at one table', () => {
    expect(initials(['Mint', 'Anise', 'Clove'])).toEqual(['M', 'A', 'C']);
    expect(initials(['Mint', 'Maria'])).toEqual(['Mi', 'Ma']);
    const alike = initials(['Guest 12', 'Guest 13', 'Guest 13']);
    expect(new Set(alike).size).toBe(3);
  });
});

describe('an answer that gives something away', () => {
  it('is not live beside gems pushed out, and asked twice', async () => {
    prefs.lang = 'en';
    const { server, table } = await sit(cardsView(), {
      asks: [ask('offer', { hints: { verbs: ['offer', 'decline'], moves: null, cheapest: [] } })],
    });
    let passed = 0;
    const draft = new Draft();
    const props = {
      table,
      ask: table.ask!,
      draft,
      gems: { R: 1, Y: 0, G: 0, B: 0 },
      standing: null,
      other: 1,
      clause: 'BB-13',
      passes: true,
      pass: () => passed++,
    };
    render(HaggleBar, props);
    const pass = () => document.querySelector('[data-act=pass]');
    await fireEvent.click(pass()!);
    expect(passed).toBe(0);
    await fireEvent.click(pass()!);
    expect(passed).toBe(1);
    draft.push('R', 1, props.gems);
    await server.settle();
    expect(pass()).toBeNull();
  });
});

describe('German', () => {
  it('says du with the right form of the verb', async () => {
    await words.speak('de');
    await words.need('web-haggle');
    expect(words.say('would-take', { you: 'yes' })).toBe('bekämst');
    expect(words.say('would-roll', { you: 'no' })).toBe('würde weiterwürfeln');
    prefs.lang = 'en';
  });
});
