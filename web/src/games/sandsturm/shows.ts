import type { GameEvent } from '../../lib/messages';
import type { TableState } from '../../lib/table.svelte';
import { t, words } from '../../lib/words.svelte';
import { mine, nameOf } from '../../table/people';
import { bonusStep } from '../../table/score-steps';
import type { Score, ScoreStep, Show } from '../../table/shows.svelte';
import MarkedChip from './MarkedChip.svelte';
import { eventOf, mission as inWords, missionName, signOf, latestOf } from './model';
import type { Event, View } from './types';
import Ware from './Ware.svelte';

/** The end is a small show: the stacks read chip by chip, then secrets, lamp and artefact, missions. */
export function showsOf(raw: GameEvent[], table: TableState): Show[] {
  const events = raw.map(eventOf);
  return events.some((e) => e.event === 'game-ended')
    ? [{ kind: 'score', tell: () => score(events, table) }]
    : [];
}

function score(events: Event[], table: TableState): Score {
  const view = latestOf(table);
  const seats = view.traders.length;
  const steps = view.traders.map((_, on) => stackStep(on, events, view, table));
  for (const e of events)
    if (e.event === 'all-suspected')
      steps.push({
        ...bonusStep(
          'eye',
          t('ss-show-all', { who: nameOf(table, e.seat), you: mine(table, e.seat) }),
          t('ss-show-all-text'),
          'SS-22',
          seats,
          [{ seat: e.seat, points: e.points, note: '' }],
        ),
        label: t('ss-show-all-label'),
      });
  const kept = events.flatMap((e) =>
    e.event === 'secret-kept' ? [{ seat: e.seat, points: e.points, note: t('ss-show-kept') }] : [],
  );
  if (kept.length)
    steps.push(
      bonusStep(
        'eyeoff',
        t('ss-show-secret'),
        t('ss-show-secret-text', {
          names: words.list(kept.map(({ seat }) => nameOf(table, seat))),
        }),
        'SS-23',
        seats,
        kept,
      ),
    );
  for (const e of events) {
    if (e.event !== 'good-scored') continue;
    const kind = Object.keys(e.good)[0]!;
    const step = bonusStep(
      'flag',
      t(`ss-show-${kind}`),
      t(`ss-show-${kind}-text`, { who: nameOf(table, e.seat), you: mine(table, e.seat) }),
      'SS-24',
      seats,
      [{ seat: e.seat, points: e.points, note: e.points < 0 ? `−${-e.points}` : '' }],
    );
    steps.push({
      ...step,
      icon: { piece: Ware, kind },
      held: view.traders.map((__, seat) => (seat === e.seat ? 1 : 0)),
    });
  }
  const fulfilled = events.flatMap((e) =>
    e.event === 'mission-scored'
      ? [
          {
            seat: e.seat,
            points: e.points,
            note:
              view.sheets[e.seat]?.ranked === false ? t('ss-not-ranked') : missionName(e.mission),
          },
        ]
      : [],
  );
  steps.push({
    ...bonusStep(
      'shapes',
      t('ss-show-missions'),
      t('ss-show-missions-text'),
      'SS-25',
      seats,
      fulfilled,
    ),
    pieces: view.traders.map((trader, seat) => [
      { piece: MarkedChip, kind: `${seat} ${trader.mission} 0 mission` },
    ]),
  });
  const alone = view.sheets.findIndex((sheet) => sheet.alone);
  if (alone >= 0)
    steps.push({
      ...bonusStep(
        'feather',
        t('ss-show-alone', { who: nameOf(table, alone), you: mine(table, alone) }),
        t('ss-show-alone-text'),
        'SS-25',
        seats,
        [{ seat: alone, points: 0, note: t('ss-alone') }],
      ),
      label: t('sandsturm-missions-loser'),
    });
  return {
    title: t('ss-show-title'),
    intro: t('ss-show-intro'),
    steps,
    start: Array<number>(seats).fill(0),
  };
}

/** SS-21: one player's mission turned up, and the chips on them in the order they were placed. */
function stackStep(on: number, events: Event[], view: View, table: TableState): ScoreStep {
  const trader = view.traders[on]!;
  const scored = new Map(
    events.flatMap((e) =>
      e.event === 'chip-scored' && e.on === on ? [[e.seat, e.points] as const] : [],
    ),
  );
  const name = missionName(trader.mission);
  const none = () => view.traders.map(() => 0);
  const read = trader.stack.map((chip) =>
    t('ss-read', {
      who: nameOf(table, chip.by),
      mission: missionName(chip.mission),
      right: chip.mission === trader.mission ? 'yes' : 'no',
    }),
  );
  return {
    icon: { icon: signOf(trader.mission) },
    label: nameOf(table, on),
    veiled: true,
    clause: 'SS-21',
    title: t('ss-show-mission', { who: nameOf(table, on), you: mine(table, on), mission: name }),
    text: read.length
      ? read.join(' · ')
      : t('ss-read-none', { text: inWords(table.components, trader.mission).text }),
    held: none(),
    back: none(),
    gain: view.traders.map((_, seat) => scored.get(seat) ?? 0),
    note: view.traders.map((_, seat) => (seat === on ? name : '')),
    pieces: view.traders.map((_, seat) =>
      seat === on
        ? [{ piece: MarkedChip, kind: `${seat} ${trader.mission} 0 mission` }]
        : trader.stack.flatMap((chip, i) =>
            chip.by === seat
              ? [
                  {
                    piece: MarkedChip,
                    kind: `${seat} ${chip.mission} ${i + 1} ${chip.mission === trader.mission ? 'right' : 'wrong'}`,
                  },
                ]
              : [],
          ),
    ),
  };
}
