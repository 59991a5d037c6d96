import { t } from '../../lib/words.svelte';
import type { GameFolder } from '../shelf';
import Board from './Board.svelte';
import { line, sound } from './log';
import { viewOf } from './model';
import { showsOf } from './shows';
import Side from './Side.svelte';
import { tour } from './tour';

const folder: GameFolder = {
  Board,
  Side,
  line,
  sound,
  shows: showsOf,
  tour,
  status: (table) => {
    const view = viewOf(table);
    return view.phase === 'over'
      ? t('status-over')
      : t('bc-status', { stage: view.stage + 1, round: view.round + 1 });
  },
  texts: ['web-haggle', 'web-basari_cards', 'basari_cards'],
};

export default folder;
