import type { Goods } from '../lib/messages';
import type { TableState } from '../lib/table.svelte';
import { t, words } from '../lib/words.svelte';
import { mine, nameOf } from './people';
import type { ScoreStep } from './shows.svelte';

/** The scoring of one colour as a step of the show; `worth` is what most of each colour brings. */
export function majorityStep(
  scored: { colour: Goods; seats: number[]; points: number; returned: number; counts: number[] },
  table: TableState,
  worth: Goods,
  clauses: { alone: string; shared: string },
): ScoreStep {
  const { seats, points, returned, counts } = scored;
  const kind = Object.keys(scored.colour)[0]!;
  const colour = t(`kind-${kind}`);
  const alone = seats.length === 1;
  const won = (value: number) => counts.map((_, seat) => (seats.includes(seat) ? value : 0));
  return {
    icon: { gem: kind },
    label: t('score-label', { colour, points: worth[kind]! }),
    title: t('score-colour', {
      colour,
      names: words.list(seats.map((seat) => nameOf(table, seat))),
      points,
      n: seats.length,
      you: alone ? mine(table, seats[0]!) : 'no',
    }),
    text: t(alone ? 'score-alone' : 'score-shared', { returned }),
    clause: alone ? clauses.alone : clauses.shared,
    held: counts,
    back: won(returned),
    gain: won(points),
    note: counts.map((n) => t('goods-count', { n, kind: colour })),
  };
}

/** A step that gives points for something else than gems. */
export function bonusStep(
  icon: string,
  title: string,
  text: string,
  clause: string,
  seats: number,
  gains: { seat: number; points: number; note: string }[],
): ScoreStep {
  const none = () => Array<number>(seats).fill(0);
  const step: ScoreStep = {
    icon: { icon },
    label: title,
    title,
    text,
    clause,
    held: none(),
    back: none(),
    gain: none(),
    note: Array<string>(seats).fill(''),
  };
  for (const { seat, points, note } of gains) [step.gain[seat], step.note[seat]] = [points, note];
  return step;
}

/** What everybody had before the steps of a show. */
export function before(after: number[], steps: ScoreStep[]): number[] {
  return after.map((sum, seat) => sum - steps.reduce((gains, step) => gains + step.gain[seat]!, 0));
}
