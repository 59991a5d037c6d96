import { count } from '../../lib/goods';
import type { Ask, Components, Goods } from '../../lib/messages';
import { prefs } from '../../lib/prefs.svelte';
import type { TableState } from '../../lib/table.svelte';
import { t, words } from '../../lib/words.svelte';
import type { Event, Offer, StormHints, View } from './types';

/** A colour for each seat, then the lamp and the artefact. */
export const KINDS = ['V', 'C', 'T', 'R', 'S', 'G', 'L', 'A'] as const;
export const MISSIONS = ['keep', 'take', 'collect', 'give', 'select', 'loser'] as const;
export const LAST_ROUND = 7;
export const FIRST_STORM = 5;

const SIGNS: Record<string, string> = {
  keep: 'shield',
  take: 'hand',
  collect: 'shapes',
  give: 'gift',
  select: 'funnel',
  loser: 'feather',
  hidden: 'eyeoff',
  none: 'x',
};
const FACES: Record<string, string> = {
  rob: 'rob',
  give: 'give',
  swap: 'swap',
  secure: 'lock',
  move: 'move',
  joker: 'star',
};
export const signOf = (mission: string): string => SIGNS[mission] ?? 'eyeoff';
export const faceOf = (face: string): string => FACES[face] ?? '';

export const viewOf = (table: TableState): View => table.view as unknown as View;
/** The table as it is, also while something of before is told. */
export const latestOf = (table: TableState): View => table.latest as unknown as View;
export const eventOf = (event: unknown): Event => event as Event;
export const hintsOf = (ask: Ask | null): StormHints | null =>
  (ask?.hints.own ?? null) as StormHints | null;

interface Written {
  id: string;
  title_de?: string;
  title_en?: string;
  text_de?: string;
  text_en?: string;
}
export interface Words {
  id: string;
  title: string;
  text: string;
}

function inWords(found: Written | undefined, id: string, title: string): Words {
  const german = prefs.lang === 'de';
  return {
    id,
    title: (german ? found?.title_de : found?.title_en) ?? title,
    text: (german ? found?.text_de : found?.text_en) ?? '',
  };
}

/** A round card of the table's set, in words. */
export function roundCard(components: Components | null, id: string): Words {
  if (id === 'sandstorm')
    return { id, title: t('sandsturm-card-sandstorm'), text: t('ss-storm-text') };
  return inWords(
    ((components?.card ?? []) as Written[]).find((card) => card.id === id),
    id,
    t('sandsturm-card-none'),
  );
}

/** A mission of the table's set, in words. */
export function mission(components: Components | null, id: string): Words {
  return inWords(
    ((components?.mission ?? []) as Written[]).find((one) => one.id === id),
    id,
    missionName(id),
  );
}
export const missionName = (id: string): string =>
  t(words.has(`sandsturm-missions-${id}`) ? `sandsturm-missions-${id}` : `sandsturm-mission-${id}`);

export const kindsIn = (goods: Goods): string[] => KINDS.filter((kind) => count(goods, kind) > 0);
export const size = (goods: Goods): number =>
  KINDS.reduce((sum, kind) => sum + count(goods, kind), 0);
export const kindName = (kind: string): string => words.attribute(`sandsturm-good-${kind}`, 'name');
export const goodText = (kind: string, n: number): string =>
  t(`sandsturm-good-${kind}`, { count: n });

/** "2 rose and the lamp". */
export function waresText(goods: Goods): string {
  const named = kindsIn(goods).map((kind) => goodText(kind, count(goods, kind)));
  return named.length ? words.list(named) : t('goods-none');
}

export const typeName = (type: string): string => t(`sandsturm-type-${type}`);

/** What the dice offer, one entry a type, from few jokers to many. */
export function byType(offers: Offer[]): { type: Offer['type']; ways: Offer[] }[] {
  const found = new Map<Offer['type'], Offer[]>();
  for (const offer of offers) found.set(offer.type, [...(found.get(offer.type) ?? []), offer]);
  return [...found].map(([type, ways]) => ({ type, ways }));
}

/** Which dice a choice uses: those that show it, and the first jokers. */
export function usedDice(faces: string[], type: string, jokers: number): boolean[] {
  let left = jokers;
  return faces.map((face) => face === type || (face === 'joker' && left-- > 0));
}

/** Everything since the current turn began, oldest first. */
export function thisTurn(table: TableState): Event[] {
  const log = table.log.map(({ event }) => eventOf(event));
  const begun = log.findLastIndex((e) => e.event === 'turn-began' || e.event === 'round-began');
  return log.slice(begun + 1);
}
