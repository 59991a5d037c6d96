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
      : t(view.trade === 'wild' ? 'sm-status-wild' : 'sm-status', {
          round: Math.max(1, view.round),
        });
  },
  talks: {
    label: 'sm-tab-deals',
    empty: 'sm-deals-empty',
    events: [
      'proposed',
      'answered',
      'nobody-could',
      'swapped',
      'offered',
      'amended',
      'offer-gone',
      'mood-changed',
      'trade-ended',
    ],
  },
  sideFirst: true,
  texts: ['web-schwarzmarkt', 'schwarzmarkt'],
};

export default folder;
