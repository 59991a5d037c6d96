import { t } from './words.svelte';

const GUEST = /^(?:Gast|Guest) (\d{4})( \(\d+\))?$/;

/** A name as it is read here: whoever has not chosen one is a guest in the reader's own language. */
export function shownName(name: string): string {
  const [, number, twin = ''] = GUEST.exec(name) ?? [];
  return number ? t('guest-name', { n: number }) + twin : name;
}
