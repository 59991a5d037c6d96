import { api } from '../lib/api';
import { router } from '../lib/router.svelte';
import type { TableState } from '../lib/table.svelte';
import { toasts } from '../lib/toasts.svelte';

/** Goes to the rematch, which the first to ask for it sets up. */
export async function goToRematch(table: TableState): Promise<void> {
  const made =
    table.meta?.rematch ??
    (await toasts.attempt(() => api.command<{ id: string }>(table.id, 'rematch')))?.id;
  if (made) router.go(`/t/${made}`);
}
