import { getContext, setContext } from 'svelte';
import type { TableState } from './table.svelte';

const KEY = 'table';

/** The table this page is at, for whatever lies deep inside its board. */
export const sitAt = (table: TableState): TableState => setContext(KEY, table);
export const tableHere = (): TableState | undefined => getContext(KEY);
