import type { GameEvent } from '../../lib/messages';
import type { TableState } from '../../lib/table.svelte';
import { t, words } from '../../lib/words.svelte';
import { before, bonusStep, majorityStep } from '../../table/score-steps';
import { mine, nameOf } from '../../table/people';
import { moment, type Score, type Show } from '../../table/shows.svelte';
import { line } from './log';
import { eventOf, MAJORITY } from './model';
import type { Event } from './types';

const TOLD = new Set([
  'voided',
  'rolled-off',
  'haggle-began',
  'accepted',
  'won-for-free',
  'let-go',
  'threw',
  'scored',
  'took',
]);

/** What deserves a moment: cards turning over, deals, second rolls, and the scorings. */
export function showsOf(raw: GameEvent[], table: TableState): Show[] {
  const events = raw.map(eventOf);
  const shows: Show[] = [];
  const turned = events.find((e) => e.event === 'revealed');
  const told = raw.filter((e) => TOLD.has(eventOf(e).event));
  const dice = events.flatMap((e) =>
    e.event === 'threw'
      ? [{ seat: e.seat, value: e.pips }]
      : e.event === 'rolled-off'
        ? e.seats.map((seat, i) => ({ seat, value: e.dice[i]! }))
        : [],
  );
  if (turned || told.length) {
    shows.push(
      moment(() => ({
        title: turned
          ? t('bb-moment-revealed')
          : events.some((e) => e.event === 'accepted')
            ? t('moment-deal')
            : t('moment-done'),
        cards: turned ? turned.choices.map((letter, seat) => ({ seat, letter })) : [],
        dice,
        lines: told.map((e) => line(e, table)!),
      })),
    );
  }
  const ended = events.find((e) => e.event === 'scoring-ended');
  if (ended) shows.push({ kind: 'score', tell: () => score(events, ended, table) });
  return shows;
}

function score(
  events: Event[],
  ended: Extract<Event, { event: 'scoring-ended' }>,
  table: TableState,
): Score {
  const laps = events.flatMap((e) =>
    e.event === 'lap-scored' ? [{ seat: e.seat, points: e.points, note: t('bb-lap-done') }] : [],
  );
  const steps = laps.length
    ? [
        bonusStep(
          'flag',
          t('bb-score-lap', { points: laps[0]!.points }),
          t('bb-score-lap-text', {
            names: words.list(laps.map(({ seat }) => nameOf(table, seat))),
            n: laps.length,
            you: laps.length === 1 ? mine(table, laps[0]!.seat) : 'no',
          }),
          'BB-20',
          ended.points.length,
          laps,
        ),
      ]
    : [];
  for (const e of events)
    if (e.event === 'majority-scored')
      steps.push(majorityStep(e, table, MAJORITY, { alone: 'BB-21', shared: 'BB-22' }));
  return {
    title: t('bb-score-title', { n: ended.scoring + 1 }),
    intro: t('score-intro'),
    steps,
    start: before(ended.points, steps),
  };
}
