import { count } from '../lib/goods';
import { api, ApiError } from '../lib/api';
import type { Action, Ask, Goods } from '../lib/messages';
import { sure, type Field, type Form, type Surface } from './surface';

/** One small choice: which field it settles (for goods also which kind), and to what. */
export interface Choice {
  id: number;
  field: string;
  kind?: string;
  value: unknown;
  next?: Branch;
}

/** A place in the tree of moves: what can be chosen next, or the action that is spelled. */
export type Branch = { done: false; choices: Choice[] } | { done: true; action: Action };

/** The steps in which an action is spelled: its verb, then field by field, goods kind by kind. */
interface Step {
  field: string;
  kind?: string;
  value: unknown;
}

function stepsOf(action: Action, surface: Surface): Step[] {
  const steps: Step[] = [{ field: 'verb', value: action.verb }];
  for (const { name, form } of surface.action(action.verb)) {
    const inner = sure(form);
    if (inner.form === 'goods' && action[name])
      for (const kind of inner.letters)
        steps.push({ field: name, kind, value: count(action[name] as Goods, kind) });
    else steps.push({ field: name, value: action[name] });
  }
  return steps;
}

/** The tree of actions that were listed one by one. */
export function treeOf(actions: Action[], surface: Surface): Branch {
  return branch(
    actions.map((action) => ({ action, steps: stepsOf(action, surface) })),
    0,
  );
}

function branch(listed: { action: Action; steps: Step[] }[], depth: number): Branch {
  const first = listed[0]!;
  if (listed.length === 1 && depth > 0 && !first.steps[depth])
    return { done: true, action: first.action };
  const groups = new Map<string, typeof listed>();
  for (const one of listed) {
    const key = JSON.stringify(one.steps[depth]?.value ?? null);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return {
    done: false,
    choices: [...groups.values()].map((group, id) => ({
      id,
      ...group[0]!.steps[depth]!,
      next: branch(group, depth + 1),
    })),
  };
}

/** A place in the tree that the server keeps; `gems.R` is the red ones among the gems. */
export async function walk(table: string, ask: Ask, path: number[]): Promise<Branch> {
  const { action, choices } = await api.choices(table, ask.id[1], path);
  if (action) return { done: true, action };
  return {
    done: false,
    choices: choices.map(({ id, field, value }) => {
      const [name, kind] = field.split('.');
      return { id, field: name!, kind, value };
    }),
  };
}

/** Where a question's moves begin: listed, a tree at the server, or what the fields allow. */
export async function rootOf(
  table: string,
  ask: Ask,
  surface: Surface,
  mine: Goods,
  seats: number,
): Promise<Branch | null> {
  if (ask.hints.moves) return treeOf(ask.hints.moves, surface);
  try {
    const root = await walk(table, ask, []);
    return root.done || root.choices.length ? root : openTree(ask, surface, mine, seats);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

const MOST = 24;

/** A tree of what the fields of the verbs allow, where the moves are too many to be listed: the server judges. */
export function openTree(ask: Ask, surface: Surface, mine: Goods, seats: number): Branch {
  const spell = (action: Action, fields: Field[]): Branch => {
    const [field, ...rest] = fields;
    if (!field) return { done: true, action };
    return step(action, field.name, field.form, (next) => spell(next, rest));
  };
  const step = (
    action: Action,
    name: string,
    given: Form,
    then: (action: Action) => Branch,
  ): Branch => {
    const form = sure(given);
    if (form.form === 'goods') return kinds(action, name, form.letters, then);
    const values: unknown[] =
      form.form === 'number'
        ? range(form.low ?? 0, Math.min(form.high ?? Infinity, (form.low ?? 0) + MOST))
        : form.form === 'seat'
          ? range(0, seats - 1)
          : form.form === 'flag'
            ? [true, false]
            : form.form === 'word'
              ? form.words
              : [[]];
    if (given.form === 'maybe') values.push(null);
    return choose(name, undefined, values, (value) => then({ ...action, [name]: value }));
  };
  const kinds = (
    action: Action,
    name: string,
    letters: string[],
    then: (action: Action) => Branch,
  ): Branch => {
    const [kind, ...rest] = letters;
    if (kind === undefined) return then(action);
    const most = Math.min(count(mine, kind) || (kind in mine ? 0 : 6), MOST);
    return choose(name, kind, range(0, most), (value) => {
      const goods = { ...((action[name] as Goods) ?? {}) };
      if (value) goods[kind] = Number(value);
      return kinds({ ...action, [name]: goods }, name, rest, then);
    });
  };
  return choose('verb', undefined, ask.hints.verbs, (verb) =>
    spell({ seat: ask.seat, verb: String(verb) }, surface.action(String(verb))),
  );
}

const range = (low: number, high: number): number[] =>
  Array.from({ length: high - low + 1 }, (_, i) => low + i);

function choose(
  field: string,
  kind: string | undefined,
  values: unknown[],
  next: (value: unknown) => Branch,
): Branch {
  return {
    done: false,
    choices: values.map((value, id) => ({
      id,
      field,
      kind,
      value,
      // Looked at only when it is chosen: all of them together would be too many.
      get next() {
        return next(value);
      },
    })),
  };
}
