import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Dice } from '../src/lib/messages';
import { verify } from '../src/lib/verify';

const seed = createHash('sha256').update('house').digest();
const people = [createHash('sha256').update('nora').digest(), Buffer.alloc(0)];

/** The construction of the sealed dice, written again with another library. */
function draw(nth: number, bound: number): number {
  const mixed = people.flatMap((part) => [Buffer.from([0, 0, 0, part.length]), part]);
  const key = createHmac('sha256', seed)
    .update(Buffer.concat([Buffer.from('funduk sealed dice 1'), ...mixed]))
    .digest();
  const message = Buffer.alloc(12);
  message.writeBigUInt64BE(BigInt(nth), 0);
  return Number(
    BigInt(`0x${createHmac('sha256', key).update(message).digest('hex')}`) % BigInt(bound),
  );
}

const honest: Dice = {
  commitment: createHash('sha256').update(seed).digest('hex'),
  seed: seed.toString('hex'),
  over: true,
  shares: 3,
  people: [
    {
      seat: 0,
      commit: createHash('sha256').update(people[0]!).digest('hex'),
      seed: people[0]!.toString('hex'),
    },
  ],
  draws: [
    { nth: 0, ranges: [39], indices: [draw(0, 39)] },
    { nth: 1, ranges: [6, 6, 6], indices: [draw(1, 6), draw(2, 6), draw(3, 6)] },
  ],
};

describe('checking the dice', () => {
  it('finds every number of an honest table right', async () => {
    expect(await verify(honest, 2)).toEqual({
      draws: 2,
      numbers: 4,
      seedFits: true,
      peopleFit: true,
      wrong: [],
    });
  });
  it('finds a number that was changed', async () => {
    const draws = [
      honest.draws[0]!,
      { nth: 1, ranges: [6, 6, 6], indices: [draw(1, 6), (draw(2, 6) + 1) % 6, draw(3, 6)] },
    ];
    expect((await verify({ ...honest, draws }, 2)).wrong).toEqual([2]);
  });
  it('finds a seed that was not the promised one', async () => {
    expect((await verify({ ...honest, commitment: '0'.repeat(64) }, 2)).seedFits).toBe(false);
  });
  it('finds a person whose seed does not fit', async () => {
    const other = [{ ...honest.people[0]!, commit: '0'.repeat(64) }];
    expect((await verify({ ...honest, people: other }, 2)).peopleFit).toBe(false);
  });
});
