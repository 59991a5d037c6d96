import { hex, sha256Hex, unhex } from './hash';
import type { Dice } from './messages';

export interface Check {
  draws: number;
  numbers: number;
  seedFits: boolean;
  peopleFit: boolean;
  wrong: number[];
}

const SPAN = 1n << 256n;

async function hmac(
  key: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey(
    'raw',
    key,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message));
}

function number(value: number, bytes: number): Uint8Array<ArrayBuffer> {
  const written = new Uint8Array(bytes);
  for (let i = bytes - 1, rest = value; i >= 0; i--, rest = Math.floor(rest / 256))
    written[i] = rest % 256;
  return written;
}

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** The key of a table: its own seed over what every seat has added. */
export async function tableKey(
  seed: string,
  seatSeeds: string[],
): Promise<Uint8Array<ArrayBuffer>> {
  const mixed = seatSeeds.map(unhex).flatMap((part) => [number(part.length, 4), part]);
  return hmac(unhex(seed), join(new TextEncoder().encode('funduk sealed dice 1'), ...mixed));
}

/** The nth number below a bound; a draw that would favour small numbers is thrown away. */
export async function below(
  key: Uint8Array<ArrayBuffer>,
  nth: number,
  bound: number,
): Promise<number> {
  const wide = BigInt(bound);
  const fair = SPAN - (SPAN % wide);
  for (let attempt = 0; ; attempt++) {
    const drawn = BigInt(`0x${hex(await hmac(key, join(number(nth, 8), number(attempt, 4))))}`);
    if (drawn < fair) return Number(drawn % wide);
  }
}

/** Recomputes every draw of a finished game from the opened seeds; bots and silent seats have added nothing. */
export async function verify(dice: Dice, seats: number): Promise<Check> {
  const seed = dice.seed ?? '';
  const added = Array.from(
    { length: seats },
    (_, seat) => dice.people.find((person) => person.seat === seat)?.seed ?? '',
  );
  const key = await tableKey(seed, added);
  const seedFits = (await sha256Hex(seed)) === dice.commitment;
  let peopleFit = true;
  for (const person of dice.people) {
    if (person.seed && person.commit !== (await sha256Hex(person.seed))) peopleFit = false;
  }
  const wrong: number[] = [];
  let numbers = 0;
  for (const draw of dice.draws) {
    for (const [i, bound] of draw.ranges.entries()) {
      numbers++;
      if ((await below(key, draw.nth + i, bound)) !== draw.indices[i]) wrong.push(draw.nth + i);
    }
  }
  return { draws: dice.draws.length, numbers, seedFits, peopleFit, wrong };
}
