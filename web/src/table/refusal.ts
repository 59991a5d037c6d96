import type { TableState } from '../lib/table.svelte';
import { t, words } from '../lib/words.svelte';

/** Why my move was refused, in the game's own words. */
export function refusalText(table: TableState): string {
  const refused = table.refused;
  if (!refused) return '';
  const args = Object.fromEntries(
    Object.entries(refused.args ?? {}).filter(
      ([, v]) => typeof v === 'string' || typeof v === 'number',
    ),
  ) as Record<string, string | number>;
  const known = [`${table.meta?.game}-refusal-${refused.code}`, `refusal-${refused.code}`].find(
    (id) => words.has(id),
  );
  return known ? t(known, args) : t('refused-other', { code: refused.code });
}
