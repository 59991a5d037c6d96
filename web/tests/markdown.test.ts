import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inline, parse } from '../src/lib/markdown';

const RULES = (game: string, lang: string) =>
  readFileSync(join(__dirname, `../../src/funduk/games/${game}/RULES.${lang}.md`), 'utf8');

describe('rulebooks', () => {
  it.each([
    ['basari_cards', 'BC', 28],
    ['basari', 'BB', 25],
  ] as const)('of %s give every clause a place, in both languages', (game, letters, last) => {
    for (const lang of ['de', 'en']) {
      const places = parse(RULES(game, lang)).flatMap((block) =>
        block.kind === 'paragraph'
          ? [block.clause]
          : block.kind === 'list'
            ? block.items.map((item) => item.clause)
            : [],
      );
      for (let n = 1; n <= last; n++)
        expect(places, `${letters}-${n} ${lang}`).toContain(`${letters}-${n}`);
    }
  });

  it('become headings, lists and tables', () => {
    const blocks = parse(
      '# One\n\nText **bold** and `code`.\n\n- a\n  more\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n',
    );
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'table']);
    expect(blocks[2]).toMatchObject({
      items: [{ parts: [{ text: 'a more' }] }, { parts: [{ text: 'b' }] }],
    });
  });

  it('keep worked examples together', () =>
    expect(parse('> one\n> two\n>\n> | x |\n> |---|\n> | 1 |\n\nafter')).toMatchObject([
      {
        kind: 'quote',
        blocks: [{ parts: [{ text: 'one two' }] }, { kind: 'table', rows: [[[{ text: '1' }]]] }],
      },
      { kind: 'paragraph' },
    ]));

  it('never become markup', () => {
    const parts = inline('<img src=x onerror=alert(1)> **<b>** [click](javascript:alert(1))');
    expect(parts.map((part) => part.text).join('')).toContain('<img src=x');
    expect(parts.some((part) => part.text.includes('javascript:'))).toBe(false);
  });

  it('mark rulings', () =>
    expect(inline('`[ruling]` so it is')[0]).toEqual({ kind: 'mark', text: 'ruling' }));
});
