import { count } from '../../lib/goods';
import { t } from '../../lib/words.svelte';
import type { GameFolder } from '../shelf';
import Board from './Board.svelte';
import { line, sound } from './log';
import { plainName } from '../../table/people';
import { KINDS, viewOf } from './model';
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
  closes: ['sales-revealed'],
  tie: (table, first, second) => {
    const { rows, players } = viewOf(table);
    const top = Math.max(...KINDS.map((kind) => count(rows, kind)));
    const dear = KINDS.filter((kind) => count(rows, kind) === top);
    const [more, fewer] = [first, second].map((seat) =>
      dear.reduce((sum, kind) => sum + count(players[seat]!.scored, kind), 0),
    );
    return t('sm-tie-dear', { first: plainName(table, first), more: more!, fewer: fewer! });
  },
  sideFirst: true,
  texts: ['web-schwarzmarkt', 'schwarzmarkt'],
};

export default folder;
