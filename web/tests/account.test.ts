import { flushSync } from 'svelte';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import board from '../src/games/basari/folder';
import cards from '../src/games/basari_cards/folder';
import { prefs } from '../src/lib/prefs.svelte';
import { TableState } from '../src/lib/table.svelte';
import { words } from '../src/lib/words.svelte';
import { accountOf, gainsOf } from '../src/table/account';
import GameOver from '../src/table/GameOver.svelte';
import { moment, Shows } from '../src/table/shows.svelte';
import { cardsView, FakeServer, meta, snapshot } from './fake';

const LOG = [
  { n: 0, event: { event: 'scored', seat: 0, points: 4 } },
  {
    n: 1,
    event: {
      event: 'majority-scored',
      colour: { R: 1 },
      seats: [0, 2],
      points: 4,
      returned: 2,
      counts: [3, 1, 3],
    },
  },
  { n: 2, event: { event: 'stage-ended', stage: 0, points: [8, 0, 4] } },
  { n: 3, event: { event: 'workers-scored', seat: 1, workers: 15, points: 10 } },
  { n: 4, event: { event: 'stage-ended', stage: 1, points: [8, 10, 4] } },
  { n: 5, event: { event: 'game-ended', winners: [1] } },
];
afterEach(cleanup);

describe('the account', () => {
  it('takes points from events with a seat, with seats, or one a seat, never from sums', () => {
    expect(gainsOf({ event: 'scored', seat: 1, points: 3 }, 3)).toEqual([0, 3, 0]);
    expect(gainsOf({ event: 'x', seats: [0, 2], points: 3 }, 3)).toEqual([3, 0, 3]);
    expect(gainsOf({ event: 'sales-revealed', points: [1, 2, 3] }, 3)).toEqual([1, 2, 3]);
    expect(gainsOf({ event: 'stage-ended', points: [1, 2, 3] }, 3)).toBeNull();
    expect(gainsOf({ event: 'sold', seat: 0, points: { T: 1 } }, 3)).toBeNull();
  });

  it('tells stage and kind, and is silent where it does not add up', () => {
    const account = accountOf(LOG, [8, 10, 4])!;
    expect(account.stages.map((stage) => [stage.n, stage.rows])).toEqual([
      [
        1,
        [
          { kind: 'scored', points: [4, 0, 0] },
          { kind: 'majority-scored', points: [4, 0, 4] },
        ],
      ],
      [2, [{ kind: 'workers-scored', points: [0, 10, 0] }]],
    ]);
    expect(account.curve.at(-1)).toEqual([8, 10, 4]);
    expect(accountOf(LOG, [9, 10, 4])).toBeNull();
  });
});

async function result(scores: number[], winners: number[], places: number[]) {
  prefs.lang = 'en';
  await words.need('common', 'web', 'web-table', ...cards.texts, ...board.texts);
  const server = new FakeServer();
  const table = new TableState('T', server.link);
  table.open();
  await server.settle();
  const over = { status: 'over' as const, result: { scores, winners, places } };
  server.say(snapshot(cardsView(), { meta: meta('basari_cards', 3, over), log: LOG }));
  return table;
}

describe('the result', () => {
  it('has a table of where the points came from, and shows each scoring again', async () => {
    const table = await result([8, 10, 4], [1], [2, 1, 3]);
    const again = vi.fn();
    render(GameOver, { table, folder: cards, back: () => {}, again });
    const rows = screen.getAllByRole('row').map((row) => row.textContent!.replace(/\s+/g, ' '));
    expect(rows.join('\n')).toContain('Action B4––');
    expect(rows.join('\n')).toContain('Workers–10–');
    expect(screen.getByRole('img', { name: /Points over the game/ })).toBeTruthy();
    const buttons = screen.getAllByRole('button', { name: 'See the scoring again' });
    expect(buttons).toHaveLength(2);
    await fireEvent.click(buttons[0]!);
    expect(again.mock.calls[0]![0].tell().steps).toHaveLength(1);
  });

  it('says why one of two with equal points comes first', async () => {
    const table = await result([8, 10, 10], [1], [3, 1, 2]);
    table.latest = {
      players: [{ gems: {} }, { gems: { R: 3 } }, { gems: { R: 1 } }],
    } as never;
    render(GameOver, { table, folder: board, back: () => {} });
    expect(screen.getByTestId('tie').textContent).toContain('has more gems left (3 to 1)');
  });
});

describe('what a person is told', () => {
  const told = () => moment(() => ({ title: 'x', cards: [], dice: [], lines: [] }));

  it('keeps the table as it was until it has been told', () => {
    const table = new TableState('T', new FakeServer().link);
    const shows = new Shows(
      () => 1,
      (show) => (table.told = show?.before ?? null),
    );
    table.latest = { round: 2 };
    shows.push({ ...told(), before: { round: 1 } });
    expect(table.view).toEqual({ round: 1 });
    expect(table.latest).toEqual({ round: 2 });
    shows.next();
    expect(table.view).toEqual({ round: 2 });
  });

  it('waits for whoever wants it, stands still while held, and goes on after', () => {
    vi.useFakeTimers();
    let pace: number | null = null;
    const shows = new Shows(() => pace);
    shows.push(told());
    vi.advanceTimersByTime(600_000);
    expect(shows.current).not.toBeNull();
    shows.next();
    pace = 2;
    shows.push(told());
    vi.advanceTimersByTime(2000);
    shows.hold();
    vi.advanceTimersByTime(600_000);
    expect(shows.current).not.toBeNull();
    shows.release();
    vi.advanceTimersByTime(500);
    expect(shows.current).not.toBeNull();
    vi.advanceTimersByTime(200);
    expect(shows.current).toBeNull();
    vi.useRealTimers();
    flushSync();
  });
});
