import { gemsText } from '../gems';
import { beats, verdict } from './bids';
import { total } from '../../lib/goods';
import type { Goods } from '../../lib/messages';
import type { TableState } from '../../lib/table.svelte';
import { t } from '../../lib/words.svelte';
import { plainName } from '../../table/people';

/** Who haggles over what, with me called by "you". */
export function whoHaggles(
  table: TableState,
  { turn, other }: { turn: number; other: number },
  action: string,
): string {
  if (table.seat === turn || table.seat === other)
    return t('you-haggle', { who: plainName(table, table.seat === turn ? other : turn), action });
  return t('two-haggle', {
    one: plainName(table, Math.min(turn, other)),
    two: plainName(table, Math.max(turn, other)),
    action,
  });
}

export interface Spoken {
  good: boolean;
  title: string;
  detail: string;
}

/** The live verdict in words: only how the numbers compare; the server rules. */
export function speak(
  bid: Goods,
  standing: Goods | null,
  other: string,
  canRaise: boolean,
): Spoken {
  const found = verdict(bid, standing && total(standing) > 0 ? standing : null);
  const mine = gemsText(bid);
  const theirs = standing ? gemsText(standing) : '';
  const good = beats(found);
  switch (found.kind) {
    case 'nothing':
      if (!standing) return { good, title: t('verdict-open'), detail: t('verdict-open-detail') };
      return canRaise
        ? {
            good,
            title: t('verdict-nothing'),
            detail: t('verdict-nothing-detail', { standing: theirs }),
          }
        : {
            good,
            title: t('verdict-stuck'),
            detail: t('verdict-stuck-detail', { standing: theirs }),
          };
    case 'opens':
      return {
        good,
        title: t('verdict-opens', { bid: mine }),
        detail: t('verdict-opens-detail', { other }),
      };
    case 'more':
      return {
        good,
        title: t('verdict-beats', { bid: mine, standing: theirs }),
        detail: t('verdict-more', { n: found.by, other }),
      };
    case 'dearer':
      return {
        good,
        title: t('verdict-beats', { bid: mine, standing: theirs }),
        detail: t('verdict-dearer', { colour: t(`kind-${found.colour}`), other }),
      };
    case 'same':
      return { good, title: t('verdict-same'), detail: t('verdict-same-detail') };
    case 'cheaper':
      return {
        good,
        title: t('verdict-short', { bid: mine, standing: theirs }),
        detail: t('verdict-cheaper', { colour: t(`kind-${found.colour}`) }),
      };
    case 'fewer':
      return {
        good,
        title: t('verdict-fewer', { n: found.missing }),
        detail: t('verdict-fewer-detail', { standing: theirs }),
      };
  }
}
