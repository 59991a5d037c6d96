import { happened, type Tour } from '../../learn/coach.svelte';

/** One round, to its sale. */
export const tour: Tour = {
  situations: [
    { key: 'lay-rows', when: (table) => happened(table, 'discs-revealed') },
    { key: 'lay-bonus', when: (table) => happened(table, 'bonus-rose') },
    { key: 'lot', when: (table) => happened(table, 'proposed', 'passed') },
    { key: 'open', when: (table) => happened(table, 'card-won', 'card-left') },
  ],
  done: (table) => happened(table, 'sales-revealed'),
};
