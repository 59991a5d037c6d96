import type { GameFolder } from '../games/shelf';
import type { TableState } from '../lib/table.svelte';
import { t } from '../lib/words.svelte';
import Board from './Board.svelte';
import { Phrases } from './phrases';
import { surfaceOf } from './surface';

/** The folder of a game that has none here: everything from what the game says of itself. */
export async function anyFolder(game: string): Promise<GameFolder> {
  const surface = await surfaceOf(game);
  return {
    Board,
    surface,
    status: (table: TableState) => {
      const phase = table.view?.phase;
      if (table.meta?.status === 'over') return t('status-over');
      return typeof phase === 'string' ? new Phrases(surface, table).say(`phase-${phase}`) : '';
    },
    shows: () => [],
    line: (event, table) => {
      const seat = typeof event.seat === 'number' ? event.seat : null;
      return { seat, parts: new Phrases(surface, table).event(event) };
    },
    sound: () => null,
    texts: ['web-any'],
  };
}
