import { describe, expect, it } from 'vitest';
import type { Goods } from '../src/lib/messages';
import { readGems, spread } from '../src/kit/gems';
import { beats, verdict } from '../src/kit/haggle/bids';
import { add, tidy, within } from '../src/lib/goods';

describe('the live verdict', () => {
  it('more gems beat any colours (BC-17)', () => {
    expect(verdict({ R: 1, B: 3 }, { Y: 4 })).toEqual({ kind: 'dearer', colour: 'R' });
    expect(verdict({ B: 4 }, { R: 3 })).toEqual({ kind: 'more', by: 1 });
    expect(beats(verdict({ B: 4 }, { R: 3 }))).toBe(true);
  });

  it('as many gems need a dearer colour (BC-17)', () => {
    expect(verdict({ G: 1, B: 2 }, { B: 3 })).toEqual({ kind: 'dearer', colour: 'G' });
    expect(verdict({ Y: 2, G: 1 }, { R: 1, B: 2 })).toEqual({ kind: 'cheaper', colour: 'R' });
    expect(verdict({ B: 3 }, { B: 3 })).toEqual({ kind: 'same' });
    expect(beats(verdict({ B: 3 }, { B: 3 }))).toBe(false);
  });

  it('fewer gems never do', () =>
    expect(verdict({ R: 2 }, { B: 5 })).toEqual({ kind: 'fewer', missing: 3 }));
  it('any gem opens, none does not', () => {
    expect(beats(verdict({ B: 1 }, null))).toBe(true);
    expect(beats(verdict({}, null))).toBe(false);
  });

  it('follows the worked example of the board game (BB-18)', () => {
    const bids: Goods[] = [
      { R: 1 },
      { B: 2 },
      { R: 1, Y: 1 },
      { B: 3 },
      { G: 3 },
      { Y: 1, B: 2 },
      { G: 4 },
    ];
    bids.reduce((standing, bid) => {
      expect(beats(verdict(bid, standing))).toBe(true);
      return bid;
    });
  });
});

describe('goods', () => {
  it('are written without zeros', () => expect(tidy({ R: 0, B: 2 })).toEqual({ B: 2 }));
  it('add and take', () => expect(add({ R: 1, G: 1 }, { G: 1 }, -1)).toEqual({ R: 1 }));
  it('spread dearest first', () => expect(spread({ B: 1, R: 2 })).toEqual(['R', 'R', 'B']));
  it('know what is within', () => expect(within({ R: 1 }, { B: 4 })).toBe(false));
  it('are read from all forms of a set', () => {
    expect(readGems('RRB')).toEqual({ R: 2, B: 1 });
    expect(readGems('2R1B')).toEqual({ R: 2, B: 1 });
    expect(readGems('2 red 1 yellow')).toEqual({ R: 2, Y: 1 });
    expect(readGems('1 yellow 3 green')).toEqual({ Y: 1, G: 3 });
  });
});
