import { describe, expect, it } from 'vitest';
import { qr, type Matrix } from '../src/lib/qr';

/** Reads a code back: unmasks, walks the zigzag, undoes the interleaving. Knows nothing of how it was made but the standard. */
function read(m: Matrix): string {
  const size = m.length;
  const version = (size - 17) / 4;
  const bit = (x: number, y: number): number => (m[y]![x] ? 1 : 0);
  const format = [0, 1, 2, 3, 4, 5]
    .map((y) => bit(8, y))
    .concat(
      [bit(8, 7), bit(8, 8), bit(7, 8)],
      [5, 4, 3, 2, 1, 0].map((x) => bit(x, 8)),
    );
  const bits = format.reduce((sum, b, i) => sum | (b << i), 0) ^ 0x5412;
  expect(bits >>> 13).toBe(0); // level M
  const mask = (bits >>> 10) & 7;
  const masked = (x: number, y: number) =>
    [
      (x + y) % 2 === 0,
      y % 2 === 0,
      x % 3 === 0,
      (x + y) % 3 === 0,
      (((x / 3) | 0) + ((y / 2) | 0)) % 2 === 0,
      ((x * y) % 2) + ((x * y) % 3) === 0,
      (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
      (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
    ][mask]!;
  const align = [
    [],
    [6, 18],
    [6, 22],
    [6, 26],
    [6, 30],
    [6, 34],
    [6, 22, 38],
    [6, 24, 42],
    [6, 26, 46],
    [6, 28, 50],
  ][version - 1]!;
  const reserved = (x: number, y: number) => {
    if (
      (x < 9 && y < 9) ||
      (x >= size - 8 && y < 9) ||
      (x < 9 && y >= size - 8) ||
      x === 6 ||
      y === 6
    )
      return true;
    if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
    const last = align.at(-1);
    return align.some((a) =>
      align.some(
        (b) =>
          !((a === 6 && b === 6) || (a === 6 && b === last) || (a === last && b === 6)) &&
          Math.abs(x - a) <= 2 &&
          Math.abs(y - b) <= 2,
      ),
    );
  };
  const stream: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (!reserved(x, y)) stream.push(bit(x, y) ^ (masked(x, y) ? 1 : 0));
      }
  }
  const words = Array.from({ length: stream.length >> 3 }, (_, i) =>
    stream.slice(i * 8, i * 8 + 8).reduce((sum, b) => sum * 2 + b, 0),
  );
  const blocks = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5][version - 1]!;
  const data = [16, 28, 44, 64, 86, 108, 124, 154, 182, 216][version - 1]!;
  const sizes = Array.from(
    { length: blocks },
    (_, i) => Math.floor(data / blocks) + (i >= blocks - (data % blocks) ? 1 : 0),
  );
  const parts: number[][] = sizes.map(() => []);
  for (let i = 0, at = 0; i < Math.max(...sizes); i++)
    for (let b = 0; b < blocks; b++) if (i < sizes[b]!) parts[b]!.push(words[at++]!);
  const flat = parts.flat().flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((i) => (word >> i) & 1));
  const take = (from: number, n: number) =>
    flat.slice(from, from + n).reduce((sum, b) => sum * 2 + b, 0);
  expect(take(0, 4)).toBe(4);
  const wide = version < 10 ? 8 : 16;
  return new TextDecoder().decode(
    Uint8Array.from({ length: take(4, wide) }, (_, i) => take(4 + wide + i * 8, 8)),
  );
}

describe('QR codes', () => {
  it.each([1, 14, 15, 40, 62, 63, 84, 106, 122, 152, 180, 181, 213])(
    'of %i characters read back',
    (length) => {
      const text = 'https://funduk.example/t/abcdefghijklmnop'.repeat(8).slice(0, length);
      expect(read(qr(text))).toBe(text);
    },
  );
  it('hold umlauts', () => expect(read(qr('Tisch für Jürgen'))).toBe('Tisch für Jürgen'));
});
