import { happened, type Tour } from '../../learn/coach.svelte';
import { viewOf } from './model';

const ROUNDS = 2;

/** Two rounds: two turns of one's own, and what the others do in between. */
export const tour: Tour = {
  situations: [
    { key: 'deal', when: (table) => happened(table, 'mission-dealt') },
    { key: 'reveal', when: (table) => happened(table, 'round-began') },
    { key: 'lot', when: (table) => happened(table, 'turn-began') },
    { key: 'roll', when: (table) => happened(table, 'rolled') },
    { key: 'remove', when: (table) => happened(table, 'suspected') },
  ],
  done: (table) => viewOf(table).round > ROUNDS,
};
