import { total } from '../../lib/goods';
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
    if (view.phase === 'over') return t('status-over');
    return view.phase === 'place'
      ? t('bb-status-place')
      : t('bb-status', { lap: view.scored + 1, of: view.options.scorings, round: view.round + 1 });
  },
  tie: (table, first, second) => {
    const [gems, others] = [first, second].map((seat) => viewOf(table).players[seat]!.gems);
    const [more, fewer] = [total(gems!), total(others!)];
    const name = plainName(table, first);
    return more > fewer
      ? t('bb-tie-gems', { first: name, more, fewer })
      : t('bb-tie-dearer', { first: name });
  },
  texts: ['web-haggle', 'web-basari', 'basari'],
};

export default folder;
