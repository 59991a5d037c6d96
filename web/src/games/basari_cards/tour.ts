import { happened, type Tour } from '../../learn/coach.svelte';

/** Until the first scoring. */
export const tour: Tour = {
  situations: [
    { key: 'deal', when: (table) => happened(table, 'revealed') },
    { key: 'lapse', when: (table) => happened(table, 'voided') },
    { key: 'draw', when: (table) => happened(table, 'drew') },
  ],
  done: (table) => happened(table, 'stage-ended'),
};
