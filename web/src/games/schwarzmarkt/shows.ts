import { count, total } from '../../lib/goods';
import type { GameEvent } from '../../lib/messages';
import type { TableState } from '../../lib/table.svelte';
import { t, words } from '../../lib/words.svelte';
import { mine, nameOf } from '../../table/people';
import { moment, type Score, type ScoreStep, type Show } from '../../table/shows.svelte';
import type { Line } from '../shelf';
import Good from './Good.svelte';
import { line, wares } from './log';
import { bonuses, eventOf, kindName, latestOf } from './model';
import type { Event } from './types';

/** What deserves a moment: discs, bids and sales turning up, a deal of mine, and the last scoring. */
export function showsOf(raw: GameEvent[], table: TableState): Show[] {
  const events = raw.map(eventOf);
  const shows: Show[] = [];
  const one = (seat: number, id: string, goods: Record<string, number>): Line => ({
    seat,
    parts: words.parts(id, {
      who: { seat },
      you: mine(table, seat),
      goods: total(goods) ? wares(goods) : t('goods-none'),
    }),
  });
  const told = (...names: Event['event'][]) =>
    raw.filter((e) => names.includes(eventOf(e).event)).flatMap((e) => line(e, table) ?? []);
  const show = (title: string, lines: () => Line[]) =>
    shows.push(moment(() => ({ title: t(title), cards: [], dice: [], lines: lines() })));
  for (const e of events) {
    if (e.event === 'discs-revealed' && e.seats.length)
      show('sm-moment-discs', () => [
        ...e.seats.map((seat, i) => one(seat, 'sm-log-makes', e.goods[i]!)),
        ...told('bonus-rose', 'ran-short'),
      ]);
    if (e.event === 'trade-ended' && latestOf(table).trade === 'wild')
      show('sm-moment-trade', () => [{ seat: null, parts: [{ text: t('sm-moment-trade-text') }] }]);
    if (e.event === 'bids-revealed')
      show('sm-moment-bids', () => [
        ...e.bids.map((goods, seat) => one(seat, 'sm-log-bid', goods)),
        ...told('recovered', 'card-won', 'card-left'),
      ]);
    if (e.event === 'sales-revealed')
      show('sm-moment-sales', () =>
        events.some((one) => one.event === 'sold')
          ? told('sold')
          : [{ seat: null, parts: [{ text: t('sm-nobody-sells') }] }],
      );
    if (
      e.event === 'swapped' &&
      latestOf(table).trade === 'ordered' &&
      (e.seat === table.seat || e.partner === table.seat)
    )
      show('moment-deal', () => told('swapped'));
  }
  if (events.some((e) => e.event === 'rumour-spread' || e.event === 'end-began'))
    show('moment-done', () => told('rumour-spread', 'end-began'));
  if (events.some((e) => e.event === 'game-ended'))
    shows.push({ kind: 'score', tell: () => score(events, table) });
  return shows;
}

/** The end, colour by colour: points field, bonus, cards. */
function score(events: Event[], table: TableState): Score {
  const players = latestOf(table).players;
  const none = () => players.map(() => 0);
  const fields = players.map((player) => total(player.scored));
  const steps: ScoreStep[] = [
    {
      icon: { icon: 'flag' },
      title: t('sm-score-fields'),
      label: t('sm-score-fields'),
      text: t('sm-score-fields-text'),
      clause: 'SM-28',
      held: none(),
      back: none(),
      gain: fields,
      note: fields.map((n) => t('sm-goods-n', { n })),
    },
  ];
  for (const e of events) {
    if (e.event === 'bonus-scored') steps.push(bonusStep(e.kind!, e.points, table));
    if (e.event === 'cards-scored' && e.points.some(Boolean)) {
      steps.push({
        icon: { icon: 'eye' },
        title: t('sm-score-cards'),
        label: t('sm-score-cards'),
        text: t('sm-score-cards-text'),
        clause: 'SM-30',
        held: none(),
        back: none(),
        gain: e.points,
        note: players.map((player) => t('sm-cards-n', { n: player.cards.length })),
      });
    }
  }
  return { title: t('sm-score-title'), intro: t('sm-score-intro'), steps, start: none() };
}

function bonusStep(kind: string, points: number[], table: TableState): ScoreStep {
  const view = latestOf(table);
  const held = view.players.map((player) => count(player.scored, kind));
  const [first, second] = bonuses(table.components)[count(view.steps, kind)] ?? [0, 0];
  const most = Math.max(...held);
  const leaders = held.filter((n) => n === most).length;
  const next = Math.max(...held.filter((n) => n < most), 0);
  const seconds = next > 0 ? held.filter((n) => n === next).length : 0;
  const winners = points.flatMap((won, seat) => (won ? [`${nameOf(table, seat)} +${won}`] : []));
  return {
    icon: { piece: Good, kind },
    label: t('sm-score-label', { kind: kindName(kind), what: `${first}/${second}` }),
    title: t('sm-score-kind', { kind: kindName(kind), names: words.list(winners) }),
    clause: leaders > 1 || seconds > 1 ? 'SM-29' : 'SM-28',
    text:
      leaders > 1
        ? t('sm-score-tie', { n: leaders, total: first + second })
        : t(seconds > 1 ? 'sm-score-seconds' : 'sm-score-most', {
            points: first,
            left: second,
            n: seconds,
          }),
    held,
    back: held.map(() => 0),
    gain: points,
    note: held.map((n) => t(`schwarzmarkt-good-${kind}`, { count: n })),
  };
}
