import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const LOCALE = join(__dirname, '../../src/funduk/locale');
const ROOMS = join(__dirname, '../../src/funduk/games');
const SOURCE = join(__dirname, '../src');
const BOARDS = join(SOURCE, 'games');
const LANGUAGES = ['de', 'en'];

/** A file for each game that has one, `*` where its language stands. */
const ofGames = (folder: string) =>
  readdirSync(folder)
    .filter((game) => existsSync(join(folder, game, 'words.en.ftl')))
    .map((game) => join(folder, game, 'words.*.ftl'));
const common = readdirSync(join(LOCALE, 'en'))
  .filter((name) => name.endsWith('.ftl'))
  .map((name) => join(LOCALE, '*', name));
const files = [...common, ...ofGames(ROOMS), ...ofGames(BOARDS)];
const read = (lang: string, file: string) => readFileSync(file.replace('*', lang), 'utf8');

function bundle(lang: string): FluentBundle {
  const made = new FluentBundle(lang);
  for (const file of files)
    made.addResource(new FluentResource(read(lang, file)), { allowOverrides: true });
  return made;
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.(ts|svelte)$/.test(name) ? [path] : [];
  });
}

const idsOf = (lang: string, name: string) =>
  [...read(lang, name).matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map((m) => m[1]!);
const variables = (lang: string, name: string) => {
  const text = read(lang, name);
  return new Map(
    text
      .split(/^(?=[a-zA-Z])/m)
      .filter((m) => m.includes('='))
      .map((m) => [
        m.split(/\s*=/)[0]!,
        new Set([...m.matchAll(/\{\s*\$(\w+)/g)].map((v) => v[1]!)),
      ]),
  );
};
const webFiles = files.filter(
  (file) => file.startsWith(BOARDS) || file.startsWith(join(LOCALE, '*', 'web')),
);

describe('the texts', () => {
  const bundles = Object.fromEntries(LANGUAGES.map((lang) => [lang, bundle(lang)]));

  it('are the same messages in both languages', () => {
    expect(webFiles.length).toBeGreaterThanOrEqual(5);
    for (const name of webFiles) expect(idsOf('de', name), name).toEqual(idsOf('en', name));
  });

  it('use no variable in one language that the other does not know', () => {
    for (const name of webFiles) {
      const english = variables('en', name);
      for (const [id, used] of variables('de', name))
        for (const v of used) expect([...english.get(id)!], `${id} in ${name}`).toContain(v);
    }
  });

  it('say everything the pages say', () => {
    let seen = 0;
    for (const path of sources(SOURCE)) {
      const code = readFileSync(path, 'utf8');
      const ids = [
        ...code.matchAll(/\b(?:t|say|parts|all)\(\s*'([a-z][\w-]*)'/g),
        ...code.matchAll(/\bone\([^,()]+,\s*'([\w-]+)'/g),
        ...code.matchAll(/\bt\([^()'`]*\?\s*'([\w-]+)'\s*:\s*'([\w-]+)'/g),
      ].flatMap((m) => m.slice(1).filter(Boolean) as string[]);
      for (const id of ids) {
        seen++;
        for (const lang of LANGUAGES)
          expect(
            bundles[lang]!.hasMessage(id),
            `${id} (${lang}) of ${path.slice(SOURCE.length)}`,
          ).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(200);
  });

  it('format without an error', () => {
    const args = {
      first: 'Nora',
      second: 'Tom',
      more: 5,
      fewer: 3,
      n: 2,
      free: 1,
      fewest: 3,
      most: 5,
      apart: 2,
      points: 3,
      missing: 1,
      place: 2,
      seat: 'Nora',
      day: 'Monday',
      seconds: 3,
      of: 4,
      you: 'yes',
      youtoo: 'no',
      them: 'no',
      theme: 'evening',
      stage: 1,
      workers: 1,
      returned: 2,
      walked: 3,
      stalls: 28,
      seed: 'yes',
      there: 0,
      total: 9,
      lap: 1,
      round: 1,
      max: 3,
      enough: 15,
      value: 6,
      pips: 1,
      stall: 4,
      by: 1,
      taken: 0,
      row: 3,
      to: 4,
      left: 1,
      limit: 1,
      out: 0,
      mine: 1,
      locked: 1,
      chosen: 2,
      step: 3,
      steps: 9,
      speed: 2,
      until: new Date(0),
    };
    const words = [
      'who',
      'names',
      'name',
      'goods',
      'gems',
      'colour',
      'kind',
      'bid',
      'standing',
      'other',
      'second',
      'bidder',
      'action',
      'card',
      'cards',
      'dice',
      'gave',
      'took',
      'give',
      'take',
      'title',
      'code',
      'clause',
      'game',
      'label',
      'what',
      'one',
      'two',
      'short',
      'cost',
      'owner',
      'top',
      'text',
      'again',
      'face',
      'type',
      'mission',
      'own',
      'good',
      'faces',
      'from',
      'fromyou',
      'missions',
      'right',
      'question',
      'answer',
      'why',
      'time',
      'bank',
      'address',
      'field',
      'pile',
      'turn',
      'start',
    ];
    const all = { ...Object.fromEntries(words.map((word) => [word, 'x'])), ...args };
    for (const lang of LANGUAGES)
      for (const name of webFiles)
        for (const id of idsOf(lang, name)) {
          const errors: Error[] = [];
          const text = bundles[lang]!.formatPattern(
            bundles[lang]!.getMessage(id)!.value!,
            all,
            errors,
          );
          expect(errors, `${id} (${lang}): ${text}`).toEqual([]);
        }
  });
});
