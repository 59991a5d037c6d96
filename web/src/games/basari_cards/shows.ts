import type { GameEvent } from '../../lib/messages';
import type { TableState } from '../../lib/table.svelte';
import { t, words } from '../../lib/words.svelte';
import { mine, nameOf } from '../../table/people';
import { before, bonusStep, majorityStep } from '../../table/score-steps';
import { moment, type Score, type Show } from '../../table/shows.svelte';
import { line } from './log';
import { ENOUGH, eventOf, MAJORITY } from './model';
import type { Event } from './types';

const TOLD = new Set([
  'voided',
  'haggle-began',
  'accepted',
  'won-for-free',
  'drew',
  'pile-was-empty',
  'pile-ran-short',
  'scored',
  'took',
  'exchanged',
]);

/** What deserves a moment: cards turning over, a deal, and the scoring of a stage. */
export function showsOf(raw: GameEvent[], table: TableState): Show[] {
  const events = raw.map(eventOf);
  const shows: Show[] = [];
  const turned = events.find((e) => e.event === 'revealed');
  const told = raw.filter((e) => TOLD.has(eventOf(e).event));
  if (turned || told.length) {
    shows.push(
      moment(() => ({
        title: turned
          ? t('bc-moment-revealed')
          : events.some((e) => e.event === 'accepted')
            ? t('moment-deal')
            : t('moment-done'),
        cards: turned ? turned.choices.map((letter, seat) => ({ seat, letter })) : [],
        dice: [],
        lines: told.map((e) => line(e, table)!),
      })),
    );
  }
  const ended = events.find((e) => e.event === 'stage-ended');
  if (ended) shows.push({ kind: 'score', tell: () => score(events, ended, table) });
  return shows;
}

function score(
  events: Event[],
  ended: Extract<Event, { event: 'stage-ended' }>,
  table: TableState,
): Score {
  const steps = events.flatMap((e) =>
    e.event === 'majority-scored'
      ? [majorityStep(e, table, MAJORITY, { alone: 'BC-22', shared: 'BC-23' })]
      : [],
  );
  const enough = events.flatMap((e) =>
    e.event === 'workers-scored'
      ? [{ seat: e.seat, points: e.points, note: t('bc-workers-n', { n: e.workers }) }]
      : [],
  );
  if (enough.length) {
    const names = words.list(enough.map(({ seat }) => nameOf(table, seat)));
    const you = enough.length === 1 ? mine(table, enough[0]!.seat) : 'no';
    const text = t('bc-score-workers-text', { names, enough: ENOUGH, n: enough.length, you });
    steps.push(
      bonusStep('worker', t('bc-score-workers'), text, 'BC-24', ended.points.length, enough),
    );
  }
  return {
    title: t('bc-score-title', { stage: ended.stage + 1 }),
    intro: t('score-intro'),
    steps,
    start: before(ended.points, steps),
  };
}
