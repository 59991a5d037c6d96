import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import folder from '../src/games/basari_cards/folder';
import { coach } from '../src/learn/coach.svelte';
import { prefs } from '../src/lib/prefs.svelte';
import { TableState } from '../src/lib/table.svelte';
import { ask, cardsView, FakeServer, meta, snapshot } from './fake';

async function learn(lang: 'de' | 'en' = 'en') {
  prefs.lang = lang;
  const server = new FakeServer();
  const table = new TableState('T', server.link);
  table.open();
  await server.settle();
  server.say(
    snapshot(cardsView(), {
      asks: [ask('choose')],
      meta: meta('basari_cards', 3, { guided: true }),
    }),
  );
  await coach.follow(table, folder);
  flushSync();
  let seq = 1;
  const happen = (...events: object[]) =>
    server.say({
      type: 'update',
      table: 'T',
      seq: ++seq,
      events: events.map((event, n) => ({ n: seq * 10 + n, event: event as { event: string } })),
      view: cardsView() as never,
      asks: [],
      waiting: [],
      may_take_back: 'no',
      meta: null,
    });
  return { table, happen };
}

describe('the coach', () => {
  beforeEach(() => localStorage.clear());

  it('tells one thing at a time and ends after the first scoring', async () => {
    const { happen } = await learn();
    expect(coach.note).toMatchObject({ key: 'intro', last: false });
    coach.next();
    expect(coach.note).toMatchObject({ key: 'choose', clause: 'BC-12' });
    expect(coach.note!.options).toContain('take the gems on your card');
    coach.answered('choose');
    expect(coach.note).toBeNull();
    happen({ event: 'revealed', choices: ['A', 'B', 'C'] }, { event: 'drew', seat: 0, workers: 2 });
    expect(coach.note!.key).toBe('deal');
    coach.next();
    expect(coach.note!.key).toBe('draw');
    happen({ event: 'stage-ended', stage: 0, points: [1, 2, 3] });
    expect(coach.note).toMatchObject({ key: 'end', last: true });
    coach.next();
    expect(coach.note).toBeNull();
  });

  it('is silent for good once skipped, also after a reload', async () => {
    await learn();
    coach.skip();
    expect(coach.note).toBeNull();
    coach.leave();
    await learn();
    expect(coach.note).toBeNull();
  });

  it('goes on where it was after a reload, in the other language too', async () => {
    await learn();
    coach.next();
    coach.leave();
    await learn('de');
    expect(coach.note).toMatchObject({
      key: 'choose',
      what: 'Du sollst heimlich eine Aktion planen.',
    });
  });
});
