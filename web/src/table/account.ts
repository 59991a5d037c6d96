import type { Entry, GameEvent } from '../lib/messages';

/** What one kind of points brought each seat. */
export interface Row {
  kind: string;
  points: number[];
}
export interface Stage {
  /** Its number from one on; null for what is counted after the last stage. */
  n: number | null;
  rows: Row[];
  events: GameEvent[];
}
export interface Account {
  stages: Stage[];
  totals: number[];
  /** Everybody's points after each step that gave any. */
  curve: number[][];
}

const CLOSES = ['stage-ended', 'scoring-ended'];

/** The points an event gives: `points` with a `seat`, with `seats`, or one number a seat. Sums at an end give none. */
export function gainsOf(event: GameEvent, seats: number): number[] | null {
  const { points, seat, seats: several } = event as Record<string, unknown>;
  if (String(event.event).endsWith('-ended')) return null;
  const gains = Array<number>(seats).fill(0);
  if (typeof points === 'number') {
    if (typeof seat === 'number') gains[seat] = points;
    else if (Array.isArray(several)) for (const one of several as number[]) gains[one] = points;
    else return null;
  } else if (Array.isArray(points) && points.length === seats && points.every(Number.isFinite))
    points.forEach((n, one) => (gains[one] = n as number));
  else return null;
  return gains.some(Boolean) ? gains : null;
}

/** Where everybody's points came from, by stage and kind; null where the log does not add up to the result. */
export function accountOf(log: Entry[], scores: number[], closes = CLOSES): Account | null {
  const totals = scores.map(() => 0);
  const curve: number[][] = [[...totals]];
  const stages: Stage[] = [{ n: 1, rows: [], events: [] }];
  for (const { event } of log) {
    const stage = stages.at(-1)!;
    stage.events.push(event);
    const gains = gainsOf(event, scores.length);
    if (gains) {
      const kind = String(event.event);
      let row = stage.rows.find((one) => one.kind === kind);
      if (!row) stage.rows.push((row = { kind, points: scores.map(() => 0) }));
      gains.forEach((n, seat) => {
        row.points[seat]! += n;
        totals[seat]! += n;
      });
      curve.push([...totals]);
    }
    if (closes.includes(String(event.event)))
      stages.push({ n: stages.length + 1, rows: [], events: [] });
  }
  const last = stages.at(-1)!;
  if (stages.length > 1) {
    last.n = null;
    // "The game has ended" belongs to the stage that ended it.
    if (!last.rows.length) stages.at(-2)!.events.push(...stages.pop()!.events);
  }
  const kept = stages.filter((stage) => stage.rows.length);
  return totals.every((n, seat) => n === scores[seat]) ? { stages: kept, totals, curve } : null;
}
