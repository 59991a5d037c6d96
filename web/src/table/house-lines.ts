import type { GameFolder, Line } from '../games/shelf';
import type { GameEvent } from '../lib/messages';
import type { TableState } from '../lib/table.svelte';
import { words, type Part } from '../lib/words.svelte';
import { mine, nameOf } from './people';

/** The one event that is the house's own: somebody's time was up, and the rules' move comes next. */
export const isHouseEvent = (event: GameEvent): boolean => event.event === 'time-up';

/** An event as a line of the log, whether it is the game's or the house's. */
export function lineOf(folder: GameFolder, event: GameEvent, table: TableState): Line | null {
  if (!isHouseEvent(event)) return folder.line(event, table);
  const seat = Number(event.seat);
  return { seat, parts: words.parts('log-time-up', { who: { seat }, you: mine(table, seat) }) };
}

/** A line as it is read aloud, with everything drawn in it put into words. */
export function spokenLine(line: Line, table: TableState): string {
  const say = (part: Part) =>
    'text' in part
      ? part.text
      : 'seat' in part
        ? nameOf(table, part.seat)
        : 'spoken' in part
          ? part.spoken
          : 'goods' in part
            ? words.goods(part.goods)
            : part.card;
  return line.parts.map(say).join('');
}
