import type { Goods } from '../lib/messages';
import { sure, type Field, type Surface } from './surface';

type Rec = Record<string, unknown>;
const POINTS = ['points', 'score'];
/** Shown elsewhere (phase, points, the ask), or of no use to anybody at the table. */
const QUIET = new Set([
  'seat',
  'rules_version',
  'phase',
  'options',
  'has_chosen',
  'answered',
  ...POINTS,
]);

/** The field of a view that has one record for each seat. */
export function seatsField(surface: Surface, view: Rec, seats: number): Field | null {
  return (
    surface.view.find(({ name, form }) => {
      const inner = sure(form);
      const value = view[name];
      return (
        inner.form === 'many' &&
        sure(inner.of).form === 'record' &&
        Array.isArray(value) &&
        value.length === seats
      );
    }) ?? null
  );
}

export function recordOf(field: Field): string {
  const inner = sure(field.form);
  const of = inner.form === 'many' ? sure(inner.of) : inner;
  return of.form === 'record' ? of.record : '';
}

/** What is worth showing of a record, in its own order. */
export const shownFields = (fields: Field[], ofSeat = false): Field[] =>
  fields.filter(({ name }) => !QUIET.has(name) || (name === 'points' && !ofSeat));

export function pointsOf(fields: Field[], record: Rec): number | null {
  const field = fields.find(({ name }) => POINTS.includes(name));
  const value = field && record[field.name];
  return typeof value === 'number' ? value : null;
}

/** Everything of some goods that a seat has in sight, for a rough idea of what it could give. */
export function goodsOf(fields: Field[], player: Rec | null): Goods {
  const all: Goods = {};
  for (const { name, form } of fields) {
    const inner = sure(form);
    if (inner.form !== 'goods') continue;
    const held = (player?.[name] ?? {}) as Goods;
    for (const letter of inner.letters) all[letter] = (all[letter] ?? 0) + (held[letter] ?? 0);
  }
  return all;
}
