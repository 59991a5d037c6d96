import { t } from '../../lib/words.svelte';
import type { GameFolder } from '../shelf';
import Board from './Board.svelte';
import { line, sound } from './log';
import { plainName } from '../../table/people';
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
      : t('ss-status', { round: Math.max(1, view.round) });
  },
  talks: { label: 'ss-tab-suspicions', empty: 'ss-suspicions-empty', events: ['suspected'] },
  tie: (table, first, second) => {
    const { sheets } = viewOf(table);
    if (sheets[first]?.alone) return t('ss-tie-alone', { first: plainName(table, first) });
    return sheets[second]?.ranked === false
      ? t('ss-tie-unranked', { second: plainName(table, second) })
      : null;
  },
  texts: ['web-sandsturm', 'sandsturm'],
};

export default folder;
