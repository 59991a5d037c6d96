import { api } from '../lib/api';
import type { Surface as Told } from '../lib/messages';
import { prefs, type Lang } from '../lib/prefs.svelte';
import { words } from '../lib/words.svelte';

/** How one value of a view, action or event is written. */
export type Form =
  | { form: 'number'; low?: number; high?: number }
  | { form: 'seat' }
  | { form: 'flag' }
  | { form: 'word'; words: string[] }
  | { form: 'goods'; letters: string[] }
  | { form: 'maybe'; of: Form }
  | { form: 'many'; of: Form }
  | { form: 'record'; record: string }
  | { form: 'other'; typescript: string };
export interface Field {
  name: string;
  form: Form;
}

/** A game as it describes itself: the fields of its records, actions and events. */
export class Surface {
  readonly game: string;
  readonly view: Field[];
  readonly #records: Record<string, Field[]>;
  readonly #actions: Map<string, Field[]>;
  readonly #events: Map<string, Field[]>;

  constructor(told: Told) {
    this.game = told.game;
    this.#records = told.records as unknown as Record<string, Field[]>;
    this.view = this.record(told.view);
    const byName = (list: Told['actions']) =>
      new Map(list.map(({ name, fields }) => [name, fields as unknown as Field[]]));
    this.#actions = byName(told.actions);
    this.#events = byName(told.events);
  }

  record = (name: string): Field[] => this.#records[name] ?? [];
  action = (verb: string): Field[] => this.#actions.get(verb) ?? [];
  event = (name: string): Field[] => this.#events.get(name) ?? [];
}

/** The form itself, where a value may also be missing. */
export const sure = (form: Form): Form => (form.form === 'maybe' ? sure(form.of) : form);

/** Fetches what a game says of itself, and lets its words be heard. */
export async function surfaceOf(game: string): Promise<Surface> {
  const told = new Map<Lang, Promise<Told>>();
  const ask = (lang: Lang) => {
    if (!told.has(lang)) told.set(lang, api.surface(game, lang));
    return told.get(lang)!;
  };
  await words.bring(`surface-${game}`, async (lang) => (await ask(lang)).words);
  return new Surface(await ask(prefs.lang));
}
