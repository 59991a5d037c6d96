import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Board from '../src/games/sandsturm/Board.svelte';
import { line } from '../src/games/sandsturm/log';
import { byType, usedDice } from '../src/games/sandsturm/model';
import type { Ask, Goods } from '../src/lib/messages';
import { TableState } from '../src/lib/table.svelte';
import { words } from '../src/lib/words.svelte';
import { Shows } from '../src/table/shows.svelte';
import { ask, FakeServer, meta, snapshot } from './fake';

const CARDS = {
  card: [{ id: 'thieves', title_en: 'Thieves', text_en: 'Whoever chooses ROB robs once more.' }],
  mission: [{ id: 'take', title_en: 'Take', text_en: '3 per good of another colour.' }],
};

function trader(goods: Goods, more: object = {}) {
  return {
    goods,
    locked: {},
    banned: false,
    mission: 'hidden',
    hand: 6,
    paid: 0,
    stack: [],
    answered: 0,
    ...more,
  };
}

function view(more: object = {}) {
  return {
    seat: 0,
    rules_version: 1,
    artefact: 'right',
    open_stacks: false,
    phase: 'act',
    round: 2,
    start: 1,
    turn: 0,
    middle: {},
    removed: 2,
    played: ['thieves'],
    card: 'thieves',
    placed: 0,
    traders: [
      trader({ V: 9, C: 1 }, { mission: 'take', hand: 2 }),
      trader(
        { C: 9, L: 1 },
        {
          locked: { L: 1 },
          stack: [
            { by: 2, mission: 'hidden' },
            { by: 3, mission: 'keep' },
          ],
        },
      ),
      trader({ T: 10 }, { banned: true, locked: { T: 10 } }),
      trader({ R: 10, A: 1 }),
    ],
    faces: ['rob', 'rob', 'joker', 'move', 'secure'],
    rolling: [],
    free_rerolls: 0,
    type: 'none',
    left: 0,
    hand: ['keep', 'loser'],
    paid: [],
    sheets: [],
    offers: [
      { type: 'rob', jokers: 0, times: 3 },
      { type: 'rob', jokers: 1, times: 4 },
      { type: 'move', jokers: 0, times: 1 },
    ],
    ...more,
  };
}

const storm = (more: object = {}): Ask['hints'] => ({
  verbs: [],
  moves: null,
  cheapest: [],
  own: { targets: [], own: {}, rerolls: [], worth: 3, ...more },
});

describe('Sandsturm at the table', () => {
  let server: FakeServer;
  let table: TableState;

  beforeEach(async () => {
    await words.need('common', 'web', 'web-table', 'web-sandsturm', 'sandsturm');
    server = new FakeServer();
    table = new TableState('T', server.link);
    table.open();
    await server.settle();
  });
  afterEach(cleanup);

  function show(seen: object, question: Ask | null) {
    server.say(
      snapshot(seen, {
        meta: meta('sandsturm', 4),
        components: CARDS,
        asks: question ? [question] : [],
      }),
    );
    render(Board, { table, shows: new Shows() });
    flushSync();
  }
  const sent = () =>
    server.heard.flatMap((message) => (message.type === 'move' ? [message.action] : []));

  it('shows of a stack the top and the number, and no more', () => {
    show(view(), null);
    const sarah = document.querySelector('[data-seat="1"]')!;
    expect(sarah.textContent).toContain('Keep');
    expect(sarah.textContent).toContain('top of 2 chips');
    expect(sarah.querySelectorAll('.chip')).toHaveLength(1);
    expect(document.querySelector('[data-seat="2"]')!.textContent).toContain('trade ban');
  });

  it('chooses an action with as many jokers as picked', async () => {
    show(
      view(),
      ask('act', {
        hints: { ...storm({ rerolls: ['keep', 'loser'] }), verbs: ['choose', 'reroll'] },
      }),
    );
    expect(screen.getByRole('button', { name: 'Pick an action' })).toHaveProperty('disabled', true);
    await fireEvent.click(document.querySelector('[data-type=rob]')!);
    expect(document.querySelectorAll('.die.lit')).toHaveLength(3);
    await fireEvent.click(screen.getByRole('button', { name: 'without a joker' }));
    expect(document.querySelectorAll('.die.lit')).toHaveLength(2);
    await fireEvent.click(screen.getByRole('button', { name: 'Rob 3 times' }));
    expect(sent()).toEqual([{ seat: 0, verb: 'choose', type: 'rob', jokers: 0 }]);
  });

  it('rolls dice again for a chip', async () => {
    show(
      view(),
      ask('act', {
        hints: { ...storm({ rerolls: ['keep', 'loser'] }), verbs: ['choose', 'reroll'] },
      }),
    );
    await fireEvent.click(document.querySelector('[data-die="4"]')!);
    await fireEvent.click(document.querySelector('[data-die="5"]')!);
    expect(screen.getByRole('button', { name: 'Pick a chip to pay' })).toHaveProperty(
      'disabled',
      true,
    );
    await fireEvent.click(document.querySelector('[data-pay=loser]')!);
    await fireEvent.click(screen.getByRole('button', { name: 'Roll again for Loser' }));
    expect(sent()).toEqual([{ seat: 0, verb: 'reroll', dice: [4, 5], chip: 'loser' }]);
  });

  it('robs only what the server calls legal', async () => {
    const targets = [
      { first: 1, second: null, goods: { C: 9 } },
      { first: 3, second: null, goods: { R: 10, A: 1 } },
    ];
    show(
      view({ phase: 'target', type: 'rob', left: 2, offers: [] }),
      ask('target', { hints: { ...storm({ targets }), verbs: ['rob'] } }),
    );
    expect(
      [...document.querySelectorAll('button[data-take]')].map((tile) =>
        tile.getAttribute('data-take'),
      ),
    ).toEqual(['1C', '3R', '3A']);
    await fireEvent.click(document.querySelector('[data-take="3R"]')!);
    await fireEvent.click(screen.getByRole('button', { name: 'Rob 1 rose from Aylin' }));
    expect(sent()).toEqual([{ seat: 0, verb: 'rob', victim: 3, good: { R: 1 } }]);
  });

  it('moves a good to whom the server allows, never to who lies under a ban', async () => {
    const targets = [
      { first: 1, second: 3, goods: { C: 9 } },
      { first: 3, second: 1, goods: { R: 10 } },
    ];
    show(
      view({ phase: 'target', type: 'move', left: 1, offers: [] }),
      ask('target', { hints: { ...storm({ targets }), verbs: ['move'] } }),
    );
    await fireEvent.click(document.querySelector('[data-take="1C"]')!);
    expect(
      [...document.querySelectorAll('[data-to]')].map((seat) => seat.getAttribute('data-to')),
    ).toEqual(['3']);
    await fireEvent.click(document.querySelector('[data-to="3"]')!);
    await fireEvent.click(
      screen.getByRole('button', { name: 'Move 1 copper from Sarah to Aylin' }),
    );
    expect(sent()).toEqual([{ seat: 0, verb: 'move', giver: 1, to: 3, good: { C: 1 } }]);
  });

  it('tells a chip by its mission only while it can be seen (SS-11)', () => {
    show(view(), null);
    const told = (seat: number, mission: string) =>
      line({ event: 'suspected', seat, mission, on: 1 }, table)!
        .parts.map((part) => ('text' in part ? part.text : '·'))
        .join('');
    expect(told(3, 'keep')).toContain('Keep');
    expect(told(2, 'give')).not.toContain('Give');
    expect(told(2, 'give')).toContain('covered');
  });

  it('groups what the dice offer, and knows which dice it takes', () => {
    expect(byType(view().offers as never).map(({ type, ways }) => [type, ways.length])).toEqual([
      ['rob', 2],
      ['move', 1],
    ]);
    expect(usedDice(view().faces, 'rob', 1)).toEqual([true, true, true, false, false]);
    expect(usedDice(['joker', 'joker', 'give', 'rob', 'rob'], 'give', 1)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });
});
