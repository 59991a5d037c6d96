import type { GameEvent } from '../../lib/messages';
import type { TableState } from '../../lib/table.svelte';
import { t, words } from '../../lib/words.svelte';
import { mine, nameOf } from '../../table/people';
import { moment, type Score, type ScoreStep, type Show } from '../../table/shows.svelte';
import { line } from './log';
import { ENOUGH, eventOf } from './model';
import type { Event } from './types';

const TOLD = new Set(['voided', 'haggle-began', 'accepted', 'won-for-free', 'drew', 'pile-was-empty', 'scored', 'took', 'exchanged']);

/** What deserves a moment: cards turning over, a deal, and the scoring of a stage. */
export function showsOf(raw: GameEvent[], table: TableState): Show[] {
  const events = raw.map(eventOf);
  const shows: Show[] = [];
  const turned = events.find((e) => e.event === 'revealed');
  const lines = raw.filter((e) => TOLD.has(eventOf(e).event)).map((e) => line(e, table)!);
  if (turned || lines.length) {
    const title = turned ? t('bc-moment-revealed') : events.some((e) => e.event === 'accepted') ? t('moment-deal') : t('moment-done');
    shows.push(moment(title, lines, turned ? { cards: turned.choices.map((letter, seat) => ({ seat, letter })) } : {}));
  }
  const ended = events.find((e) => e.event === 'stage-ended');
  if (ended) shows.push(score(events, ended, table));
  return shows;
}

function score(events: Event[], ended: Extract<Event, { event: 'stage-ended' }>, table: TableState): Score {
  const seats = ended.points.length;
  const none = () => Array<number>(seats).fill(0);
  const steps: ScoreStep[] = [];
  const workers = { icon: { icon: 'worker' }, title: t('bc-score-workers'), text: '', clause: 'BC-24', held: none(), back: none(), gain: none(), note: Array<string>(seats).fill('') } satisfies ScoreStep;
  const enough: number[] = [];
  for (const e of events) {
    if (e.event === 'majority-scored') {
      const kind = Object.keys(e.colour)[0]!;
      const colour = t(`kind-${kind}`);
      const gain = none();
      const back = none();
      for (const seat of e.seats) [gain[seat], back[seat]] = [e.points, e.returned];
      const names = words.list(e.seats.map((seat) => nameOf(table, seat)));
      const alone = e.seats.length === 1;
      steps.push({
        icon: { gem: kind }, title: t('score-colour', { colour, names, points: e.points, n: e.seats.length, you: alone ? mine(table, e.seats[0]!) : 'no' }),
        text: alone ? t('score-alone', { returned: e.returned }) : t('score-shared', { returned: e.returned }),
        clause: alone ? 'BC-22' : 'BC-23', held: e.counts, back, gain, note: e.counts.map((n) => t('goods-count', { n, kind: colour })),
      });
    } else if (e.event === 'workers-scored') {
      workers.gain[e.seat] = e.points;
      workers.note[e.seat] = t('bc-workers-n', { n: e.workers });
      enough.push(e.seat);
    }
  }
  workers.text = t('bc-score-workers-text', { names: words.list(enough.map((seat) => nameOf(table, seat))), enough: ENOUGH, n: enough.length, you: enough.length === 1 ? mine(table, enough[0]!) : 'no' });
  if (enough.length) steps.push(workers);
  const start = ended.points.map((sum, seat) => sum - steps.reduce((gains, step) => gains + step.gain[seat]!, 0));
  return { kind: 'score', title: t('bc-score-title', { stage: ended.stage + 1 }), intro: t('score-intro'), steps, start };
}
