import type { GameEvent, Meta } from '../lib/messages';

/** Who came, went, took a seat back or wishes something, between two looks at a running table; not myself. */
export function presenceEvents(before: Meta | null, after: Meta): GameEvent[] {
  if (!before || before.status !== 'running' || after.status !== 'running') return [];
  const found: { event: string; seat: number }[] = [];
  for (const now of after.seats) {
    const then = before.seats[now.seat];
    if (!then || now.you || now.kind !== 'person' || then.kind !== 'person') continue;
    if (!then.away && now.away) found.push({ event: 'left-seat', seat: now.seat });
    else if (then.away && !now.away) found.push({ event: 'took-seat', seat: now.seat });
    else if (then.online && !now.online) found.push({ event: 'went-away', seat: now.seat });
    else if (!then.online && now.online) found.push({ event: 'came-back', seat: now.seat });
  }
  const wish = after.takeback;
  if (wish && !before.takeback && !after.seats[wish.by]?.you)
    found.push({ event: 'wished-back', seat: wish.by });
  if (after.watchers > before.watchers) found.push({ event: 'watching', seat: -1 });
  return found as unknown as GameEvent[];
}
