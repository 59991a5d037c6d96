import type { GameEvent, Goods } from '../../lib/messages';
import type { Sound } from '../../lib/sound';
import type { TableState } from '../../lib/table.svelte';
import { t, words, type Args, type Piece } from '../../lib/words.svelte';
import { mine, nameOf } from '../../table/people';
import type { Line } from '../shelf';
import { eventOf, missionName, roundCard, size, typeName, viewOf, waresText } from './model';
import type { Event } from './types';
import Wares from './Wares.svelte';

const wares = (goods: Goods): Piece => ({ piece: Wares, goods, spoken: waresText(goods) });

/** SS-11: a chip is told by its mission only while the table shows it. */
function shown(e: Extract<Event, { event: 'suspected' }>, table: TableState): boolean {
  return (
    e.mission !== 'hidden' &&
    viewOf(table).traders[e.on]!.stack.some(
      (chip) => chip.by === e.seat && chip.mission === e.mission,
    )
  );
}

/** One event in words, or nothing where the board says enough. */
export function line(event: GameEvent, table: TableState): Line | null {
  const e = eventOf(event);
  const one = (seat: number, id: string, args: Args = {}): Line => ({
    seat,
    parts: words.parts(id, { who: { seat }, you: mine(table, seat), ...args }),
  });
  const title = (text: string): Line => ({ seat: null, heading: true, parts: [{ text }] });
  const other = (seat: number): Args => ({ other: { seat }, youtoo: mine(table, seat) });
  switch (e.event) {
    case 'start-drawn':
      return one(e.seat, 'ss-log-start');
    case 'mission-dealt':
      return e.seat === table.seat && e.mission !== 'hidden'
        ? one(e.seat, 'ss-log-mission', { mission: missionName(e.mission) })
        : null;
    case 'round-began': {
      const card = roundCard(table.components, e.card);
      return e.card === 'sandstorm'
        ? null
        : title(t('ss-log-round', { n: e.round, card: card.title, text: card.text }));
    }
    case 'turn-began':
      return e.ban_lifted
        ? one(e.seat, 'ss-log-lifted')
        : size(e.released)
          ? one(e.seat, 'ss-log-released', { goods: wares(e.released) })
          : null;
    case 'suspected':
      return shown(e, table)
        ? one(e.seat, 'ss-log-suspected', { ...other(e.on), mission: missionName(e.mission) })
        : one(e.seat, 'ss-log-suspected-covered', other(e.on));
    case 'rerolled':
      return one(e.seat, e.chip === 'none' ? 'ss-log-reroll-free' : 'ss-log-reroll', {
        n: e.dice.length,
      });
    case 'rolled':
      return one(e.seat, 'ss-log-rolled', {
        faces: words.list(e.faces.map((face) => t(`sandsturm-faces-${face}`))),
      });
    case 'type-chosen':
      return one(e.seat, 'ss-log-chosen', { type: typeName(e.type), n: e.times });
    case 'skipped':
      return one(e.seat, 'ss-log-skipped');
    case 'robbed':
      return one(e.seat, 'ss-log-robbed', { ...other(e.victim), goods: wares(e.good) });
    case 'gave':
      return one(e.seat, 'ss-log-gave', { ...other(e.to), goods: wares(e.good) });
    case 'swapped':
      return one(e.seat, 'ss-log-swapped', {
        ...other(e.partner),
        own: wares(e.own),
        goods: wares(e.good),
      });
    case 'secured':
      return one(e.seat, 'ss-log-secured', { goods: wares(e.goods) });
    case 'trade-banned':
      return one(e.seat, 'ss-log-banned');
    case 'moved':
      return one(e.seat, 'ss-log-moved', {
        goods: wares(e.good),
        from: { seat: e.giver },
        fromyou: mine(table, e.giver),
        ...other(e.to),
      });
    case 'lapsed':
      return one(e.seat, 'ss-log-lapsed', { type: typeName(e.type), n: e.times });
    case 'artefact-came':
      return one(e.seat, 'ss-log-artefact-came');
    case 'round-ended':
      return one(e.start, 'ss-log-round-ended');
    case 'sandstorm-came':
      return title(
        t('ss-log-storm', {
          missions: words.list(
            e.missions.map((mission, seat) => `${nameOf(table, seat)} ${missionName(mission)}`),
          ),
        }),
      );
    case 'chip-scored':
      return one(e.seat, 'ss-log-chip', { ...other(e.on), points: e.points });
    case 'all-suspected':
      return one(e.seat, 'ss-log-all', { points: e.points });
    case 'secret-kept':
      return one(e.seat, 'ss-log-secret', { points: e.points });
    case 'good-scored':
      return one(e.seat, 'ss-log-good', { goods: wares(e.good), points: e.points });
    case 'mission-scored':
      return one(e.seat, 'ss-log-mission-scored', {
        mission: missionName(e.mission),
        points: e.points,
      });
    case 'game-ended':
      return title(
        t('log-winners', {
          names: words.list(e.winners.map((seat) => nameOf(table, seat))),
          n: e.winners.length,
          you: e.winners.length === 1 ? mine(table, e.winners[0]!) : 'no',
        }),
      );
    default:
      return null;
  }
}

export function sound(event: GameEvent): Sound | null {
  switch (eventOf(event).event) {
    case 'rolled':
      return 'dice';
    case 'robbed':
    case 'gave':
    case 'swapped':
    case 'moved':
      return 'gem';
    case 'round-began':
    case 'suspected':
      return 'card';
    case 'sandstorm-came':
      return 'score';
    default:
      return null;
  }
}
