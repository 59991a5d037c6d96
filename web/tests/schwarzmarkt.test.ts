import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import Board from '../src/games/schwarzmarkt/Board.svelte';
import { line } from '../src/games/schwarzmarkt/log';
import { fromProduction, plus, waresText } from '../src/games/schwarzmarkt/model';
import type { Player } from '../src/games/schwarzmarkt/types';
import { standingTotals } from '../src/games/schwarzmarkt/worth';
import { showsOf } from '../src/games/schwarzmarkt/shows';
import type { Ask, FromServer, Goods, Snapshot } from '../src/lib/messages';
import { prefs } from '../src/lib/prefs.svelte';
import { TableState } from '../src/lib/table.svelte';
import { toasts } from '../src/lib/toasts.svelte';
import { words } from '../src/lib/words.svelte';
import { Shows } from '../src/table/shows.svelte';
import { FakeServer, meta } from './fake';

const EACH: Goods = { T: 1, M: 1, P: 1, B: 1, C: 1, G: 1 };
const NEEDS = [
  [5, 9, 12, 14],
  [5, 8, 11, 13],
  [4, 7, 10, 12],
  [4, 7, 9, 11],
  [4, 6, 8, 10],
  [3, 6, 8, 9],
  [3, 6, 7, 8],
  [3, 5, 6, 7],
  [2, 4, 5, 6],
  [2, 3, 4, 5],
  [1, 2, 3, 4],
];
const COMPONENTS = {
  exchange: {
    rows: NEEDS.map((needs, i) => [[7, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1][i]!, ...needs]),
    start: [],
  },
  bonus: {
    steps: [
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 2],
      [6, 3],
      [7, 4],
    ],
    start: [],
  },
  card: [
    {
      id: 'grandmas_cellar',
      title_de: 'Omas Keller',
      title_en: 'Grandma’s cellar',
      effects: { produce_more: 1 },
    },
  ],
};
const player = (more: object = {}) => ({
  production: {},
  storage: EACH,
  aside: {},
  scored: {},
  points: 0,
  cards: [],
  has_chosen: false,
  choice_shown: false,
  from_production: {},
  from_storage: {},
  named: null,
  answered: 0,
  ...more,
});
const view = (more: object = {}) => ({
  seat: 0,
  rules_version: 1,
  phase: 'produce',
  round: 1,
  players: [player({ production: { T: 2 } }), player(), player()],
  rows: { T: 2, M: 3, P: 4, B: 5, C: 6, G: 11 },
  steps: { P: 1, B: 2 },
  offer: { T: 6, G: 1 },
  reserve: {},
  unseen: [],
  card: 0,
  start: 0,
  turn: 0,
  proposals: 0,
  proposal: null,
  market: null,
  paid: {},
  ending: 'goes-on',
  trade: 'ordered',
  tenth_round_sale: false,
  market_acts: 40,
  most_wanted: 8,
  ...more,
});
const prices = (rows: Goods) =>
  Object.fromEntries(Object.entries(rows).map(([kind, row]) => [kind, NEEDS[row - 1]!]));
const hints = (verbs: string[], more: object = {}) => ({
  verbs,
  moves: null,
  cheapest: [],
  own: {
    least: 0,
    most: 4,
    kinds: 6,
    white_discs: 2,
    supply: [{ ...EACH, T: 3 }, EACH, EACH],
    takeable: [],
    prices: prices(view().rows),
    regular_prices: null,
    sells_production: {},
    loss: 1,
    storage_limit: 10,
    ...more,
  },
});
const asking = (question: string, mode: Ask['mode'], given: Ask['hints']): Ask => ({
  id: [0, 1],
  seat: 0,
  question,
  mode,
  must: false,
  hints: given,
});

let server: FakeServer;
let table: TableState;

async function sit(seen: object, asks: Ask[]) {
  server = new FakeServer();
  table = new TableState('T', server.link);
  table.open();
  await server.settle();
  server.say({
    type: 'snapshot',
    table: 'T',
    seq: 1,
    meta: meta('schwarzmarkt', 3),
    seat: 0,
    components: COMPONENTS,
    view: seen as Snapshot['view'],
    asks,
    waiting: [],
    may_take_back: 'no',
    log: [],
  });
  render(Board, { table, shows: new Shows() });
  flushSync();
}
const press = async (selector: string) => fireEvent.click(document.querySelector(selector)!);
const sent = () => server.last('move')?.action;

describe('Schwarzmarkt at the table', () => {
  beforeAll(async () => {
    prefs.lang = 'en';
    await words.need('common', 'web', 'web-table', 'web-schwarzmarkt', 'schwarzmarkt');
  });
  beforeEach(() => {
    document.body.innerHTML = '';
  });

  it('shows the exchange with its six goods and says what a point costs', async () => {
    await sit(view(), []);
    expect(document.querySelectorAll('[data-testid=exchange] ol li')).toHaveLength(11);
    const glass = document.querySelector<HTMLElement>('[data-marker=G]')!;
    expect(glass.getAttribute('aria-label')).toContain('row 11: 1, 2, 3, 4');
    await fireEvent.click(glass);
    expect(screen.getByText('glass: 1 now makes 1 point')).toBeTruthy();
  });

  it('lays discs: at most four goods, two white discs, then nothing more', async () => {
    await sit(view(), [asking('produce', 'sealed', hints(['produce']))]);
    for (let i = 0; i < 3; i++) await press('[data-make=T]');
    expect(document.querySelector<HTMLButtonElement>('[data-make=T]')!.disabled).toBe(true);
    expect(document.querySelector<HTMLButtonElement>('[data-make=G]')!.disabled).toBe(false);
    await press('[data-make=G]');
    expect(document.querySelector<HTMLButtonElement>('[data-make=M]')!.disabled).toBe(true);
    await press('[data-act=produce]');
    expect(sent()).toEqual({ seat: 0, verb: 'produce', goods: { T: 3, G: 1 } });
  });

  it('proposes goods from both fields and says who could meet it', async () => {
    await sit(view({ phase: 'propose' }), [
      asking('propose', 'alone', hints(['pass', 'propose'], { supply: [{}, { P: 2 }, { P: 1 }] })),
    ]);
    expect(document.querySelector<HTMLButtonElement>('[data-act=propose]')!.disabled).toBe(true);
    await press('[data-put=production-T]');
    await press('[data-put=storage-G]');
    await press('[data-want=P]');
    await press('[data-want=P]');
    expect(screen.getByText('Only Sarah could meet this now.')).toBeTruthy();
    await press('[data-act=propose]');
    expect(sent()).toEqual({
      seat: 0,
      verb: 'propose',
      production: { T: 1 },
      storage: { G: 1 },
      want: { P: 2 },
    });
  });

  it('accepts from production first and lets one move goods to the other field', async () => {
    const proposal = {
      id: 0,
      revision: 1,
      by: 1,
      to: null,
      production: { P: 1 },
      storage: {},
      want: { T: 1 },
      counters: 0,
    };
    await sit(view({ phase: 'answer', proposal }), [
      asking('answer', 'sealed', hints(['decline', 'accept'])),
    ]);
    await press('.supply .stepper button:first-child');
    await press('[data-act=accept]');
    expect(sent()).toEqual({ seat: 0, verb: 'accept', production: {}, storage: { T: 1 } });
  });

  const standing = (
    id: number,
    by: number,
    give: Goods,
    want: Goods,
    to: number | null = null,
  ) => ({
    id,
    revision: 1,
    by,
    to,
    production: give,
    storage: {},
    want,
    counters: 0,
  });
  const atMarket = (offers: object[], more: object = {}) =>
    view({
      phase: 'market',
      trade: 'wild',
      market: { offers, next_id: 90, acts: [0, 0, 0], moods: [0, 0, 0] },
      ...more,
    });

  it('groups offers by partner, shows the best two, filters by good and says what they bring', async () => {
    const offers = [
      standing(1, 2, { P: 1 }, { M: 1 }),
      standing(2, 2, { P: 2 }, { M: 1 }),
      standing(3, 2, { B: 1 }, { T: 1 }),
      standing(4, 1, { C: 1 }, { T: 1 }),
    ];
    await sit(atMarket(offers, { rows: { ...view().rows, P: 8 } }), [
      asking(
        'market',
        'open',
        hints(['done', 'take', 'offer'], {
          takeable: [1, 2, 3, 4],
          prices: prices({ ...view().rows, P: 8 }),
        }),
      ),
    ]);
    const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')];
    expect(groups.map((group) => group.dataset.group)).toEqual(['1', '2']);
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('[data-offer]')].map((row) => row.dataset.offer);
    expect(shown()).toEqual(['4', '2', '3']);
    expect(document.querySelector('[data-offer="2"]')!.textContent).toContain('+1 point');
    await press('[data-group="2"] [data-act=more-offers]');
    expect(shown()).toHaveLength(4);
    await press('[data-filter=B]');
    expect(shown()).toEqual(['3']);
  });

  it('says that somebody was quicker, and who', async () => {
    const offers = [standing(4, 1, { P: 1 }, { G: 1 })];
    await sit(atMarket(offers), [
      asking('market', 'open', hints(['done', 'take'], { takeable: [4] })),
    ]);
    await press('[data-offer="4"] [data-act=take]');
    const move = server.last('move')!;
    const events = [
      { event: 'offer-gone', offer: 4, by: 1, how: 'taken' },
      {
        event: 'swapped',
        seat: 1,
        partner: 2,
        production: { P: 1 },
        storage: {},
        got_production: {},
        got_storage: { G: 1 },
      },
    ].map((event, n) => ({ n, event }));
    server.say({
      type: 'update',
      table: 'T',
      seq: 2,
      events,
      view: atMarket([]),
      asks: [asking('market', 'open', hints(['done']))],
      waiting: [],
      may_take_back: 'no',
      meta: null,
    } as unknown as FromServer);
    server.say({
      type: 'refused',
      table: 'T',
      move_id: move.move_id,
      code: 'offer-gone',
      clause: 'SM-16d',
      args: {},
    });
    expect(toasts.list.at(-1)!.text).toBe('Too late: Jonas took that offer just before you.');
  });

  it('lets no click through that was meant for a market which has just closed', async () => {
    await sit(atMarket([]), [asking('market', 'open', hints(['done', 'offer']))]);
    server.say({
      type: 'update',
      table: 'T',
      seq: 2,
      events: [],
      view: view({
        phase: 'lose',
        trade: 'wild',
        players: [player({ production: { T: 2 } }), player(), player()],
      }),
      asks: [{ ...asking('lose', 'sealed', hints(['lose'], { least: 1, most: 1 })), id: [0, 9] }],
      waiting: [],
      may_take_back: 'no',
      meta: null,
    } as unknown as FromServer);
    const board = document.querySelector<HTMLElement>('.board[data-phase=lose]')!;
    expect(board.inert).toBe(true);
    expect(document.querySelector('[data-put=production-T]:enabled')).toBeNull();
    await new Promise((done) => setTimeout(done, 1300));
    flushSync();
    expect(board.inert).toBe(false);
    expect(document.querySelector('[data-put=production-T]:enabled')).not.toBeNull();
  });

  it('takes an offer on the market, asking for the field only where there is a choice', async () => {
    const offers = [
      {
        id: 4,
        revision: 2,
        by: 1,
        to: null,
        production: { P: 1 },
        storage: {},
        want: { G: 1 },
        counters: 0,
      },
      {
        id: 5,
        revision: 1,
        by: 2,
        to: 0,
        production: { B: 1 },
        storage: {},
        want: { T: 1 },
        counters: 0,
      },
    ];
    await sit(
      view({
        phase: 'market',
        trade: 'wild',
        market: { offers, next_id: 6, acts: [3, 0, 0], moods: [0, 0, 0] },
      }),
      [asking('market', 'open', hints(['done', 'take', 'counter', 'offer'], { takeable: [4, 5] }))],
    );
    expect(screen.getByText('37 acts left')).toBeTruthy();
    await press('[data-offer="5"] [data-act=take]');
    expect(sent()).toBeUndefined();
    await press('[data-act=take-now]');
    expect(sent()).toEqual({
      seat: 0,
      verb: 'take',
      offer: 5,
      revision: 1,
      production: { T: 1 },
      storage: {},
    });
    server.say({ type: 'ok', table: 'T', move_id: server.last('move')!.move_id });
    await press('[data-offer="4"] [data-act=take]');
    expect(sent()).toEqual({
      seat: 0,
      verb: 'take',
      offer: 4,
      revision: 2,
      production: {},
      storage: { G: 1 },
    });
  });

  it('adds up what the game would bring if it ended now (SM-28 to SM-31)', () => {
    const players = [7, 4, 3].map((T, seat) =>
      player({ scored: { T }, cards: seat === 2 ? [0, 1] : [] }),
    ) as unknown as Player[];
    const bonus = COMPONENTS.bonus.steps as [number, number][];
    const totals = standingTotals(players, { T: 6 } as Goods, bonus);
    expect(totals.map((one) => one.total)).toEqual([13, 7, 6]);
    const tied = [2, 2, 1].map((P) => player({ scored: { P } })) as unknown as Player[];
    expect(standingTotals(tied, { P: 6 }, bonus).map((one) => one.bonus)).toEqual([4, 4, 0]);
  });

  it('says of a sale who leads, what two more would bring, and what must be given up', async () => {
    const many = player({ storage: { T: 8, M: 5, G: 2 } });
    await sit(view({ phase: 'sell', players: [many, player({ scored: { M: 3 } }), player()] }), [
      asking('sell', 'sealed', hints(['sell'], { storage_limit: 10 })),
    ]);
    const text = (id: string) => document.querySelector(`[data-testid=${id}]`)!.textContent!;
    expect(text('after-sale')).toContain('5 goods must be given up');
    const rows = [...document.querySelectorAll('[data-testid=leads]')].map(
      (one) => one.textContent,
    );
    expect(rows[1]).toBe('Sarah leads with 3');
    expect(screen.getAllByText(/2 more: /).length).toBeGreaterThan(0);
    await press('[data-sell=T-1]');
    expect(text('after-sale')).toContain('You score 1 point.');
    expect(text('after-sale')).not.toContain('5 goods');
  });

  it('sells exact lots; a regular customer pays one row more', async () => {
    const rows = { T: 3, M: 3, P: 4, B: 5, C: 6, G: 10 };
    const given = hints(['sell'], {
      prices: prices(rows),
      regular_prices: prices({ ...rows, G: 11, T: 4 }),
    });
    await sit(
      view({
        phase: 'sell',
        rows,
        players: [player({ storage: { G: 3, T: 4 } }), player(), player()],
      }),
      [asking('sell', 'sealed', given)],
    );
    expect(document.querySelector<HTMLButtonElement>('[data-sell=G-3]')!.disabled).toBe(true);
    await press('[data-named=G]');
    await press('[data-sell=G-3]');
    await press('[data-sell=T-1]');
    expect(screen.getByText('Sell for 4 points')).toBeTruthy();
    await press('[data-act=sell]');
    expect(sent()).toEqual({
      seat: 0,
      verb: 'sell',
      production: {},
      storage: { T: 4, G: 3 },
      named: 'G',
    });
  });

  it('lets a fence sell from production, which goes first', async () => {
    await sit(
      view({
        phase: 'sell',
        players: [player({ production: { G: 1 }, storage: { G: 1 } }), player(), player()],
      }),
      [asking('sell', 'sealed', hints(['sell'], { sells_production: { G: 1 } }))],
    );
    await press('[data-sell=G-2]');
    await press('[data-act=sell]');
    expect(sent()).toEqual({
      seat: 0,
      verb: 'sell',
      production: { G: 1 },
      storage: { G: 1 },
      named: null,
    });
  });

  it('bids one kind only, and begins anew with another', async () => {
    await sit(view({ phase: 'bid' }), [
      asking('bid', 'sealed', hints(['bid'], { kinds: 1, most: 6 })),
    ]);
    await press('[data-put=storage-T]');
    await press('[data-put=storage-G]');
    expect(screen.getByText('1 glass: 1 good, ranked by glass on R11.')).toBeTruthy();
    await press('[data-act=bid]');
    expect(sent()).toEqual({ seat: 0, verb: 'bid', goods: { G: 1 } });
  });

  it('speaks German, where coffee is a K', async () => {
    await words.speak('de');
    flushSync();
    expect(waresText({ C: 2, P: 1 })).toBe('1 Perle und 2 Kaffee');
    await sit(view(), [asking('produce', 'sealed', hints(['produce']))]);
    expect(document.querySelector('use[href="#good-K"]')).toBeTruthy();
    await words.speak('en');
  });

  it('tells every event in words, and scores field, bonus and cards step by step', async () => {
    await sit(
      view({
        phase: 'over',
        players: [
          player({ scored: { G: 3 }, cards: [0], points: 8 }),
          player({ scored: { G: 1 } }),
          player(),
        ],
      }),
      [],
    );
    const events = [
      { event: 'bonus-scored', kind: 'G', points: [6, 3, 0] },
      { event: 'cards-scored', points: [1, 0, 0] },
      { event: 'game-ended', scores: [10, 4, 0], winners: [0] },
    ];
    for (const event of events) expect(line(event, table)!.parts.length).toBeGreaterThan(0);
    const show = showsOf(events, table).find((one) => one.kind === 'score')!;
    const steps = show.kind === 'score' ? show.tell().steps : [];
    expect(steps.map((step) => step.gain)).toEqual([
      [3, 1, 0],
      [6, 3, 0],
      [1, 0, 0],
    ]);
  });
});

describe('goods in two fields', () => {
  it('come from production as far as the fields allow', () => {
    expect(fromProduction({ T: 3, G: 1 }, { T: 2 }, { T: 2, G: 1 })).toEqual([
      { kind: 'T', want: 3, low: 1, high: 2 },
      { kind: 'G', want: 1, low: 0, high: 0 },
    ]);
    expect(plus({ T: 1 }, { T: 1, G: 2 }, -1)).toEqual({});
  });
});
