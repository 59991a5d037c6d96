import { describe, expect, it } from 'vitest';
import { ringOf, streetAt, trackAt } from '../src/games/basari/ring';

describe('the ring of stalls', () => {
  it.each([
    [28, 8, 8],
    [30, 9, 8],
    [32, 9, 9],
    [34, 10, 9],
    [16, 5, 5],
  ])('of %i is %i by %i, the most square one (BB-2)', (stalls, width, height) => {
    const ring = ringOf(stalls);
    expect([ring.width, ring.height]).toEqual([width, height]);
    expect(new Set(ring.places.map(({ x, y }) => `${x},${y}`)).size).toBe(stalls);
  });

  it.each([28, 29, 30, 31, 34])('of %i runs clockwise without jumps', (stalls) => {
    const { places, width, height } = ringOf(stalls);
    for (let i = 1; i < places.length; i++)
      expect(
        Math.abs(places[i]!.x - places[i - 1]!.x) + Math.abs(places[i]!.y - places[i - 1]!.y),
      ).toBe(1);
    for (const { x, y } of places)
      expect(x === 0 || y === 0 || x === width - 1 || y === height - 1).toBe(true);
  });

  it('lets a pawn walk between stalls and across the end of the ring', () => {
    const ring = ringOf(28);
    expect(streetAt(ring, 28)).toEqual(streetAt(ring, 0));
    const half = streetAt(ring, 1.5);
    expect(half.x).toBe((streetAt(ring, 1).x + streetAt(ring, 2).x) / 2);
  });

  it('counts on after the end of the score path (BB-4)', () =>
    expect(trackAt(ringOf(28), 86)).toEqual(trackAt(ringOf(28), 0)));
});
