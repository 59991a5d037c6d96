import type { FluentVariable } from '@fluent/bundle';
import type { Action, GameEvent, Goods } from '../lib/messages';
import { prefs } from '../lib/prefs.svelte';
import type { TableState } from '../lib/table.svelte';
import { t, words, type Args, type Drawn, type Part } from '../lib/words.svelte';
import { plainName } from '../table/people';
import GoodsPieces from './GoodsPieces.svelte';
import { sure, type Field, type Form, type Surface } from './surface';

const GAP = '…';
type Variables = Record<string, FluentVariable | Drawn>;

/** Speaks about one game at one table: each field of a record becomes a variable of its message. */
export class Phrases {
  constructor(
    readonly surface: Surface,
    private readonly table: TableState,
  ) {}

  /** The game's own message, or the one that all games share, or nothing. */
  key(key: string): string | null {
    return [`${this.surface.game}-${key}`, key].find((id) => words.has(id)) ?? null;
  }

  say(key: string, args: Record<string, FluentVariable> = {}): string {
    const found = this.key(key);
    return found ? t(found, args) : key.replace(/^[a-z]+-/, '').replaceAll(/[_-]/g, ' ');
  }

  question = (question: string, seat: number): string =>
    this.say(`question-${question}`, { seat: this.name(seat) });

  waiting(question: string, seat: number): string {
    const key = this.key(`question-${question}`);
    return key ? words.attribute(key, 'waiting', { seat: this.name(seat) }) : '';
  }

  event(event: GameEvent): Part[] {
    const fields = this.surface.event(event.event);
    const key = this.key(`event-${event.event}`);
    return key
      ? words.parts(key, this.#variables(fields, event, true) as Args)
      : [{ text: this.say(`event-${event.event}`) }];
  }

  /** What doing it is called; what is not chosen yet is left open. */
  action(action: Partial<Action> & { verb: string }): string {
    const fields = this.surface.action(action.verb);
    const chosen = fields.filter(({ name }) => name in action);
    const open = Object.fromEntries(
      fields
        .filter(({ name }) => !(name in action))
        .flatMap(({ name }) =>
          ['', '_count', '_name', '_from_one'].map((end) => [name + end, GAP]),
        ),
    );
    const seat = action.seat === undefined ? {} : { seat: this.name(action.seat) };
    const said = { ...open, ...this.#variables(chosen, action, false), ...seat };
    return this.say(`action-${action.verb}`, said as Record<string, FluentVariable>);
  }

  /** A field of the view in words; its label alone where the value is drawn beside it. */
  label(field: string, form: Form, value: unknown): string {
    const key = this.key(`field-${field}`);
    if (!key) return field.replaceAll('_', ' ');
    return t(
      key,
      this.#variables([{ name: field, form }], { [field]: value }, false) as Record<
        string,
        FluentVariable
      >,
    );
  }

  name = (seat: unknown): string =>
    seat === '*' ? t('chance') : plainName(this.table, Number(seat));

  good = (letter: string): string => {
    const key = this.key(`good-${letter}`);
    return (key && words.attribute(key, 'name')) || letter;
  };

  /** `2 red and 1 blue`, dearest first. */
  goods(letters: string[], goods: Goods): string {
    const counted = letters
      .filter((letter) => goods[letter])
      .map((letter) => {
        const key = this.key(`good-${letter}`);
        return key ? t(key, { count: goods[letter]! }) : `${goods[letter]} ${letter}`;
      });
    return counted.length ? words.list(counted) : t('goods-none');
  }

  /** A plain value in words. */
  value(field: string, form: Form, value: unknown): string {
    const found: Variables = {};
    this.#add(found, field, form, value, false);
    return String(
      found[`${field}_name`] && sure(form).form === 'word' ? found[`${field}_name`] : found[field],
    );
  }

  /** A second sentence about a value, where the game has one. */
  help(field: string, value: unknown): string {
    const key = this.key(`${field}-${String(value)}`);
    return key ? words.attribute(key, 'help') : '';
  }

  #variables(fields: Field[], record: Record<string, unknown>, drawn: boolean): Variables {
    const found: Variables = {};
    if ('seat' in record) found.seat = this.#seat(record.seat, drawn);
    for (const { name, form } of fields) this.#add(found, name, form, record[name], drawn);
    return found;
  }

  #seat(seat: unknown, drawn: boolean): string | Drawn {
    return drawn && seat !== '*'
      ? { seat: Number(seat), called: this.name(seat) }
      : this.name(seat);
  }

  #add(found: Variables, name: string, given: Form, value: unknown, drawn: boolean): void {
    const form = sure(given);
    if (value === null || value === undefined) {
      found[name] = 'none';
      return;
    }
    switch (form.form) {
      case 'seat':
        found[name] = this.#seat(value, drawn);
        return;
      case 'goods': {
        const goods = value as Goods;
        const spoken = this.goods(form.letters, goods);
        const sum = Object.values(goods).reduce((all, n) => all + n, 0);
        const { letters } = form;
        found[name] = drawn && sum ? { piece: GoodsPieces, goods, letters, spoken } : spoken;
        found[`${name}_count`] = sum;
        found[`${name}_name`] = words.list(
          letters.filter((letter) => goods[letter]).map(this.good),
        );
        return;
      }
      case 'flag':
        found[name] = value ? 'yes' : 'no';
        return;
      case 'number':
        found[name] = this.#component(name, Number(value)) ?? Number(value);
        found[`${name}_from_one`] = Number(value) + 1;
        return;
      case 'word':
        found[name] = String(value);
        found[`${name}_name`] = this.#named(name, String(value));
        return;
      case 'many':
        this.#addMany(found, name, form.of, value as unknown[]);
        return;
      default: {
        const text = Array.isArray(value) ? value.map(plain).join(',') : plain(value);
        found[name] = text;
        found[`${name}_name`] = text
          .split(',')
          .map((word) => this.#named(name, word))
          .join(', ');
      }
    }
  }

  #addMany(found: Variables, name: string, form: Form, values: unknown[]): void {
    found[`${name}_count`] = values.length;
    if (form.form === 'seat') {
      found[name] = words.list(values.map(this.name));
      return;
    }
    let each = values.map((value) =>
      form.form === 'flag' ? t(value ? 'yes' : 'no') : this.value(name, form, value),
    );
    if (form.form !== 'flag' && each.length === this.table.meta?.seats.length)
      each = each.map((text, seat) => `${this.name(seat)} ${text}`);
    found[name] = each.join(', ') || t('goods-none');
  }

  /** Its entry of the set with that id, the message `<game>-<field>-<word>`, else the word itself. */
  #named(field: string, word: string): string {
    const place = this.#entries(field).findIndex((entry) => entry.id === word);
    if (place >= 0) return this.#component(field, place) ?? word;
    const key = this.key(`${field}-${word}`);
    return key ? t(key) : word;
  }

  #entries(kind: string): Record<string, unknown>[] {
    const all = this.table.components;
    const entries = all?.[kind] ?? all?.[kind.replace(/s$/, '')];
    return Array.isArray(entries)
      ? entries.filter((entry) => entry && typeof entry === 'object')
      : [];
  }

  /** A number that points into the component set is spoken as that entry. */
  #component(kind: string, place: number): string | null {
    const entry = this.#entries(kind)[place];
    if (!entry) return null;
    const title = entry[`title_${prefs.lang}`];
    if (typeof title === 'string') return title;
    const key = this.key(kind);
    if (!key) return null;
    const args = Object.entries(entry).filter(([, v]) => ['string', 'number'].includes(typeof v));
    return t(key, { ...(Object.fromEntries(args) as Record<string, string>), number: place + 1 });
  }
}

/** Something of no known form: its parts one after the other. */
function plain(value: unknown): string {
  if (value === null) return '-';
  return typeof value === 'object' ? Object.values(value).map(plain).join(' ') : String(value);
}
