import type { GameFolder, Line } from '../games/shelf';
import type { GameEvent } from '../lib/messages';
import type { TableState } from '../lib/table.svelte';
import { words } from '../lib/words.svelte';
import { mine } from './people';

/** The one event that is the house's own: somebody's time was up, and the rules' move comes next. */
export const isHouseEvent = (event: GameEvent): boolean => event.event === 'time-up';

/** An event as a line of the log, whether it is the game's or the house's. */
export function lineOf(folder: GameFolder, event: GameEvent, table: TableState): Line | null {
  if (!isHouseEvent(event)) return folder.line(event, table);
  const seat = Number(event.seat);
  return { seat, parts: words.parts('log-time-up', { who: { seat }, you: mine(table, seat) }) };
}
