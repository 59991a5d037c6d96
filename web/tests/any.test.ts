import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anyFolder } from '../src/any/folder';
import { Surface as Known } from '../src/any/surface';
import { openTree, treeOf, type Branch } from '../src/any/tree';
import type { Action, Surface } from '../src/lib/messages';
import { prefs } from '../src/lib/prefs.svelte';
import { TableState } from '../src/lib/table.svelte';
import { words } from '../src/lib/words.svelte';
import { lineOf, spokenLine } from '../src/table/house-lines';
import { Shows } from '../src/table/shows.svelte';
import { ask, FakeServer, meta, snapshot } from './fake';

/** A game that no page here was built for: coins are bid, a rival may be named. */
const WORDS = {
  en: `coins-question-bid = Bid coins or leave.
    .waiting = { $seat } is bidding.
coins-action-bid = bid { $coins } against { $rival }
coins-action-leave = leave
coins-event-bade = { $seat } bids { $coins }.
coins-phase-bid = bidding
coins-good-C = { $count ->
    [one] { $count } copper
   *[other] { $count } coppers
  }
  .name = copper
coins-good-S = { $count } silver
  .name = silver
coins-field-purse = Purse
`,
  de: `coins-question-bid = Biete Münzen oder geh.
    .waiting = { $seat } bietet.
coins-action-bid = biete { $coins } gegen { $rival }
coins-action-leave = geh
coins-event-bade = { $seat } bietet { $coins }.
coins-phase-bid = Bieten
coins-good-C = { $count } Kupfer
  .name = Kupfer
coins-good-S = { $count } Silber
  .name = Silber
coins-field-purse = Beutel
`,
};
const COINS = { form: 'goods', letters: ['S', 'C'] };
const surface = (lang: 'de' | 'en'): Surface => ({
  game: 'coins',
  lang,
  version: 1,
  seats: [3, 4],
  words: WORDS[lang],
  questions: ['bid'],
  view: 'CoinsView',
  actions: [
    {
      name: 'bid',
      fields: [
        { name: 'rival', form: { form: 'seat' } },
        { name: 'coins', form: COINS },
      ],
    },
    { name: 'leave', fields: [] },
  ],
  events: [
    {
      name: 'bade',
      fields: [
        { name: 'seat', form: { form: 'seat' } },
        { name: 'coins', form: COINS },
      ],
    },
  ],
  hints: null,
  records: {
    CoinsView: [
      { name: 'phase', form: { form: 'word', words: ['bid', 'over'] } },
      { name: 'bank', form: COINS },
      { name: 'players', form: { form: 'many', of: { form: 'record', record: 'Player' } } },
    ],
    Player: [
      { name: 'points', form: { form: 'number', low: 0 } },
      { name: 'purse', form: COINS },
    ],
  },
  rules: '# Coins',
});
const bid = (rival: number, S: number, C: number): Action => ({
  seat: 0,
  verb: 'bid',
  rival,
  coins: Object.fromEntries(Object.entries({ S, C }).filter(([, n]) => n)),
});
const MOVES: Action[] = [
  bid(1, 0, 1),
  bid(1, 1, 0),
  bid(2, 0, 1),
  bid(2, 1, 1),
  { seat: 0, verb: 'leave' },
];

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    const lang = path.endsWith('lang=de') ? 'de' : 'en';
    return { ok: true, json: async () => surface(lang) };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(moves: Action[] | null = MOVES) {
  await words.speak('en');
  const folder = await anyFolder('coins');
  await words.need('common', 'web', 'web-table', ...folder.texts);
  const server = new FakeServer();
  const table = new TableState('T', server.link);
  table.open();
  await server.settle();
  const view = {
    phase: 'bid',
    bank: { S: 5, C: 9 },
    players: [0, 1, 2].map((seat) => ({ points: seat, purse: { S: 1, C: 2 } })),
  };
  const hints = { verbs: ['bid', 'leave'], moves, cheapest: [] };
  server.say(
    snapshot(view, {
      meta: meta('coins', 3),
      components: {},
      asks: [ask('bid', { hints })],
      log: [{ n: 0, event: { event: 'bade', seat: 0, coins: { S: 1, C: 2 } } }],
    }),
  );
  render(folder.Board, { table, shows: new Shows(() => 0), folder });
  flushSync();
  await server.settle();
  return { server, table, folder };
}

const choices = () =>
  [...document.querySelectorAll('[data-choose] .what')].map((one) =>
    one.textContent!.replace(/\s+/g, ' ').trim(),
  );
const press = async (key: string, server: FakeServer) => {
  await fireEvent.keyDown(document.body, { key });
  await server.settle();
};

describe('the board for any game', () => {
  it('shows seats, goods and what happened in the game’s own words', async () => {
    const { table, folder } = await open();
    expect(screen.getByTestId('question').textContent).toBe('Bid coins or leave.');
    expect(document.querySelectorAll('.seat')).toHaveLength(3);
    expect(screen.getAllByRole('img', { name: 'Purse: 1 silver and 2 coppers' })).toHaveLength(3);
    expect(folder.status(table)).toBe('bidding');
    const line = lineOf(folder, table.log[0]!.event, table)!;
    expect(spokenLine(line, table)).toBe('Nora bids 1 silver and 2 coppers.');
  });

  it('spells an action choice by choice, by keyboard alone', async () => {
    const { server } = await open();
    expect(choices()).toEqual(['bid … against …', 'leave']);
    await press('1', server);
    expect(choices()).toEqual(['Sarah', 'Jonas']);
    await press('2', server);
    expect(choices()).toEqual(['0 silver', '1 silver']);
    await press('Backspace', server);
    await press('2', server);
    await press('1', server);
    // One copper is the only way left, so nobody is asked for it.
    expect(choices()).toEqual([]);
    expect(server.last('move')).toBeUndefined();
    await press('Enter', server);
    expect(server.last('move')!.action).toEqual(bid(2, 1, 1));
  });

  it('lets a seat be clicked where one is asked for', async () => {
    const { server } = await open();
    await fireEvent.click(document.querySelector('[data-choose="0"]')!);
    await server.settle();
    await fireEvent.click(document.querySelector('[data-seat-choice="1"]')!);
    await server.settle();
    expect(choices()).toEqual(['0 silver', '1 silver']);
  });

  it('speaks the other language without leaving', async () => {
    const { server } = await open();
    await words.speak('de');
    await server.settle();
    expect(screen.getByTestId('question').textContent).toBe('Biete Münzen oder geh.');
    prefs.lang = 'en';
  });
});

describe('a tree of moves', () => {
  const leaves = (branch: Branch): Action[] =>
    branch.done ? [branch.action] : branch.choices.flatMap((choice) => leaves(choice.next!));

  it('of listed actions leads to each of them, once', () => {
    const tree = treeOf(MOVES, new Known(surface('en')));
    const found = leaves(tree);
    expect(found).toHaveLength(MOVES.length);
    for (const move of MOVES) expect(found).toContainEqual(move);
  });

  it('of what the fields allow holds every listed action', () => {
    const hints = { verbs: ['bid', 'leave'], moves: null, cheapest: [] };
    const found = leaves(
      openTree(ask('bid', { hints }), new Known(surface('en')), { S: 1, C: 2 }, 3),
    );
    for (const move of MOVES) expect(found).toContainEqual(move);
  });
});
