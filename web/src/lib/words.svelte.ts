import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Component } from 'svelte';
import type { Goods } from './messages';
import { prefs, type Lang } from './prefs.svelte';

const files = import.meta.glob<string>(
  [
    '../../../src/funduk/locale/*/*.ftl',
    '../../../src/funduk/games/*/words.*.ftl',
    '../games/*/words.*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** Texts by language and name: a game's own have its name, those of its board `web-` before it. */
const texts = new Map(Object.entries(files).map(([path, file]) => [nameOf(path), file]));

function nameOf(path: string): string {
  const room = /games\/(\w+)\/words\.(\w+)\.ftl$/.exec(path);
  if (!room) return path.replace(/^.*\/locale\/|\.ftl$/g, '');
  return `${room[2]}/${path.includes('/funduk/') ? '' : 'web-'}${room[1]}`;
}

/** A game's own drawing inside a sentence, with the words a listener hears instead. */
export interface Piece {
  piece: Component<{ goods: Goods; letters?: string[]; size?: number }>;
  goods: Goods;
  /** The kinds in their order, where the drawing does not know them. */
  letters?: string[];
  spoken: string;
}

/** A piece of a sentence: plain words, or something drawn in its place. */
export type Part =
  | { text: string }
  | { seat: number; called?: string }
  | { goods: Goods }
  | { card: string }
  | Piece;
export type Drawn = Exclude<Part, { text: string }>;
export type Args = Record<string, FluentVariable | Drawn>;

const OPEN = '\uE000';
const CLOSE = '\uE001';

/** The texts of both languages, loaded by name when a page needs them. */
class Words {
  #bundles: Record<Lang, FluentBundle> = { de: bundle('de'), en: bundle('en') };
  #loaded = new Map<string, Promise<void>>();
  #needed = new Set<string>();
  #brought = new Map<string, (lang: Lang) => Promise<string>>();
  #version = $state(0);

  async need(...names: string[]): Promise<void> {
    for (const name of names) this.#needed.add(name);
    await Promise.all([...this.#needed].map((name) => this.#load(prefs.lang, name)));
  }

  /** Texts that the pages were not built with: `fetch` brings those of a language. */
  async bring(name: string, fetch: (lang: Lang) => Promise<string>): Promise<void> {
    this.#brought.set(name, fetch);
    await this.need(name);
  }

  async speak(lang: Lang): Promise<void> {
    await Promise.all([...this.#needed].map((name) => this.#load(lang, name)));
    prefs.setLang(lang);
  }

  #load(lang: Lang, name: string): Promise<void> {
    const key = `${lang}/${name}`;
    let loading = this.#loaded.get(key);
    if (!loading) {
      const brought = this.#brought.get(name);
      const file = brought ? () => brought(lang) : texts.get(key);
      loading = (async () => {
        if (!file) return;
        this.#bundles[lang].addResource(new FluentResource(await file()), { allowOverrides: true });
        this.#version++;
      })();
      this.#loaded.set(key, loading);
    }
    return loading;
  }

  has(id: string): boolean {
    void this.#version;
    return this.#bundles[prefs.lang].hasMessage(id);
  }

  say(id: string, args: Record<string, FluentVariable> = {}): string {
    void this.#version;
    const spoken = this.#bundles[prefs.lang];
    const pattern = spoken.getMessage(id)?.value;
    return pattern ? spoken.formatPattern(pattern, args, []) : id;
  }

  /** A message's second text, such as `.help`; empty where there is none. */
  attribute(id: string, name: string, args: Record<string, FluentVariable> = {}): string {
    void this.#version;
    const spoken = this.#bundles[prefs.lang];
    const pattern = spoken.getMessage(id)?.attributes[name];
    return pattern ? spoken.formatPattern(pattern, args, []) : '';
  }

  /** A sentence with things drawn in it, as parts in the order of the language. */
  parts(id: string, args: Args = {}): Part[] {
    const drawn: Drawn[] = [];
    const plain: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (isDrawn(value)) plain[name] = `${OPEN}${drawn.push(value) - 1}${CLOSE}`;
      else plain[name] = value;
    }
    return this.say(id, plain)
      .split(OPEN)
      .flatMap((piece, i): Part[] => {
        if (i === 0) return piece ? [{ text: piece }] : [];
        const [index, rest] = piece.split(CLOSE);
        const found: Part[] = [drawn[Number(index)]!];
        return rest ? [...found, { text: rest }] : found;
      });
  }

  list(names: string[]): string {
    return new Intl.ListFormat(prefs.lang).format(names);
  }
}

function bundle(lang: Lang): FluentBundle {
  return new FluentBundle(lang, { useIsolating: false });
}

function isDrawn(value: FluentVariable | Drawn): value is Drawn {
  return (
    typeof value === 'object' &&
    value !== null &&
    ('seat' in value || 'goods' in value || 'card' in value)
  );
}

export const words = new Words();
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);
