import type { Refused } from '../lib/table.svelte';
import { t, words } from '../lib/words.svelte';

/** Why a move was refused, in words. */
export function refusalText(refused: Refused): string {
  const args = Object.fromEntries(Object.entries(refused.args ?? {}).filter(([, v]) => typeof v === 'string' || typeof v === 'number')) as Record<string, string | number>;
  const id = `refused-${refused.code}`;
  return words.has(id) ? t(id, args) : t('refused-other', { code: refused.code });
}
