/** QR codes of our own: byte mode, error correction M, versions 1 to 10 (up to 213 bytes). */
const ECC_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const ALIGNMENT = [
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
];

export type Matrix = boolean[][];

/** The dark squares of the code for a text. */
export function qr(text: string): Matrix {
  const bytes = new TextEncoder().encode(text);
  const version = CODEWORDS.findIndex((_, i) => bytes.length <= capacity(i + 1)) + 1;
  if (version === 0) throw new RangeError('too long for a QR code here');
  const words = interleave(dataWords(bytes, version), version);
  let best: Matrix | null = null;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    const matrix = draw(words, version, mask);
    const penalty = penaltyOf(matrix);
    if (penalty < least) [best, least] = [matrix, penalty];
  }
  return best!;
}

const dataSize = (version: number) =>
  CODEWORDS[version - 1]! - ECC_PER_BLOCK[version - 1]! * BLOCKS[version - 1]!;
const capacity = (version: number) => dataSize(version) - (version < 10 ? 2 : 3);

function dataWords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const size = dataSize(version) * 8;
  put(0, Math.min(4, size - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0xec; bits.length < size; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: size / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => (sum << 1) | bit, 0),
  );
}

function multiply(x: number, y: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--)
    product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((y >>> i) & 1) * x);
  return product;
}

function correction(words: number[], degree: number): number[] {
  let generator: number[] = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    generator = generator.map((value, j) => multiply(value, root) ^ (generator[j + 1] ?? 0));
    root = multiply(root, 2);
  }
  const rest = Array<number>(degree).fill(0);
  for (const word of words) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    generator.forEach((value, i) => (rest[i]! ^= multiply(value, factor)));
  }
  return rest;
}

/** Splits into blocks, adds each one's correction, and deals them out one by one. */
function interleave(data: number[], version: number): number[] {
  const blocks = BLOCKS[version - 1]!;
  const ecc = ECC_PER_BLOCK[version - 1]!;
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const length = short + (i >= blocks - longer ? 1 : 0);
    parts.push(data.slice(at, (at += length)));
  }
  const checks = parts.map((part) => correction(part, ecc));
  const dealt: number[] = [];
  for (let i = 0; i <= short; i++)
    for (const part of parts) if (i < part.length) dealt.push(part[i]!);
  for (let i = 0; i < ecc; i++) for (const check of checks) dealt.push(check[i]!);
  return dealt;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(words: number[], version: number, mask: number): Matrix {
  const size = version * 4 + 17;
  const dark: Matrix = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Matrix = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  }
  const places = ALIGNMENT[version - 1]!;
  const last = places.length - 1;
  places.forEach((cx, i) =>
    places.forEach((cy, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++)
          set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }),
  );
  writeFormat(set, size, mask);
  if (version >= 7) writeVersion(set, size, version);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (let j = 0; j < 2; j++) {
        const x = right - j;
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x]) continue;
        const on = bit < words.length * 8 && ((words[bit >>> 3]! >>> (7 - (bit & 7))) & 1) === 1;
        dark[y]![x] = on !== MASKS[mask]!(x, y);
        bit++;
      }
  }
  return dark;
}

type Setter = (x: number, y: number, on: boolean) => void;

function writeFormat(set: Setter, size: number, mask: number): void {
  let rest = mask;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const on = (i: number) => ((bits >>> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(8, i, on(i));
  set(8, 7, on(6));
  set(8, 8, on(7));
  set(7, 8, on(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, on(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, on(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, on(i));
  set(8, size - 8, true);
}

function writeVersion(set: Setter, size: number, version: number): void {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const on = ((bits >>> i) & 1) === 1;
    const a = size - 11 + (i % 3);
    const b = Math.floor(i / 3);
    set(a, b, on);
    set(b, a, on);
  }
}

function penaltyOf(m: Matrix): number {
  const size = m.length;
  let penalty = 0;
  let dark = 0;
  for (let flip = 0; flip < 2; flip++)
    for (let a = 0; a < size; a++) {
      let run = 0;
      let before: boolean | null = null;
      for (let b = 0; b < size; b++) {
        const here = flip ? m[b]![a]! : m[a]![b]!;
        if (!flip && here) dark++;
        run = here === before ? run + 1 : 1;
        before = here;
        if (run === 5) penalty += 3;
        else if (run > 5) penalty++;
      }
    }
  for (let y = 0; y < size - 1; y++)
    for (let x = 0; x < size - 1; x++) {
      const here = m[y]![x];
      if (here === m[y]![x + 1] && here === m[y + 1]![x] && here === m[y + 1]![x + 1]) penalty += 3;
    }
  return penalty + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
