import { happened, type Tour } from '../../learn/coach.svelte';
import { viewOf } from './model';

const ROUNDS = 4;

/** A few rounds; the scoring is told of at the end. */
export const tour: Tour = {
  situations: [
    { key: 'roll', when: (table) => happened(table, 'walked') },
    { key: 'roll_off', when: (table) => happened(table, 'rolled-off') },
    { key: 'throw', when: (table) => happened(table, 'threw') },
    { key: 'lapse', when: (table) => happened(table, 'voided') },
  ],
  done: (table) => viewOf(table).round >= ROUNDS || happened(table, 'scoring-ended'),
};
