import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import Rich from '../src/kit/Rich.svelte';
import { shownName } from '../src/lib/names';
import { prefs } from '../src/lib/prefs.svelte';
import { words, type Part } from '../src/lib/words.svelte';

describe('sentences', () => {
  beforeAll(async () => {
    for (const lang of ['de', 'en'] as const) {
      prefs.lang = lang;
      await words.need('common', 'web');
    }
  });

  it('keep a full stop beside what is drawn before it', () => {
    const parts: Part[] = [
      { seat: 1 },
      { text: ' nimmt ' },
      { goods: { R: 1 } },
      { text: '. Gut, ' },
      { goods: { B: 1 } },
      { text: ' auch' },
    ];
    const { container } = render(Rich, { parts, name: () => 'Nora' });
    expect(container.textContent).toMatch(/^Nora nimmt R*\. Gut, B* auch$/);
    expect(
      [...container.querySelectorAll('.hold')].map((held) => held.textContent?.slice(-1)),
    ).toEqual(['.']);
  });

  it('call guests by the word of the reader', () => {
    prefs.lang = 'de';
    expect(shownName('Guest 9004')).toBe('Gast 9004');
    expect(shownName('Gast 9004 (2)')).toBe('Gast 9004 (2)');
    prefs.lang = 'en';
    expect(shownName('Gast 9004')).toBe('Guest 9004');
    expect(shownName('Guest of honour')).toBe('Guest of honour');
  });
});
