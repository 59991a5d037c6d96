import { gemsText } from '../kit/gems';
import type { GameFolder, Line } from '../games/shelf';
import type { GameEvent } from '../lib/messages';
import type { TableState } from '../lib/table.svelte';
import { words, type Part } from '../lib/words.svelte';
import { mine, nameOf } from './people';

/** The events that are the house's own: somebody's time was up and the rules' move comes next, a move was taken back, a market was closed. */
const HOUSE_LINES: Record<string, string> = {
  'time-up': 'log-time-up',
  'taken-back': 'log-taken-back',
  'market-closed': 'log-market-closed',
  'left-seat': 'log-left-seat',
  'took-seat': 'log-took-seat',
  'went-away': 'log-went-away',
  'came-back': 'log-came-back',
  'wished-back': 'log-wished-back',
  watching: 'log-watching',
};
/** What happened to all and was no one's doing. */
const NOBODYS = new Set(['market-closed', 'watching']);
export const isHouseEvent = (event: GameEvent): boolean => String(event.event) in HOUSE_LINES;

/** An event as a line of the log, whether it is the game's or the house's. */
export function lineOf(folder: GameFolder, event: GameEvent, table: TableState): Line | null {
  if (!isHouseEvent(event)) return folder.line(event, table);
  if (NOBODYS.has(String(event.event)))
    return { seat: null, parts: words.parts(HOUSE_LINES[String(event.event)]!, {}) };
  const seat = Number(event.seat);
  return {
    seat,
    parts: words.parts(HOUSE_LINES[String(event.event)]!, {
      who: { seat },
      you: mine(table, seat),
    }),
  };
}

/** A line as it is read aloud, with everything drawn in it put into words. */
export function spokenLine(line: Line, table: TableState): string {
  const say = (part: Part) =>
    'text' in part
      ? part.text
      : 'seat' in part
        ? (part.called ?? nameOf(table, part.seat))
        : 'spoken' in part
          ? part.spoken
          : 'goods' in part
            ? gemsText(part.goods)
            : part.card;
  return line.parts.map(say).join('');
}
