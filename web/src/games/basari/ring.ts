/** Where the stalls of a ring stand: the most square rectangle that holds them, clockwise from the upper left corner. */
export type Side = 'top' | 'right' | 'bottom' | 'left';
export interface Place {
  x: number;
  y: number;
  side: Side;
}
export interface Ring {
  width: number;
  height: number;
  places: Place[];
}

export function ringOf(stalls: number): Ring {
  const sides = Math.ceil((stalls + 4) / 2);
  const width = Math.ceil(sides / 2);
  const height = sides - width;
  const places: Place[] = [];
  for (let x = 0; x < width; x++) places.push({ x, y: 0, side: 'top' });
  for (let y = 1; y < height - 1; y++) places.push({ x: width - 1, y, side: 'right' });
  for (let x = width - 1; x >= 0; x--) places.push({ x, y: height - 1, side: 'bottom' });
  for (let y = height - 2; y >= 1; y--) places.push({ x: 0, y, side: 'left' });
  return { width, height, places: places.slice(0, stalls) };
}

export const CELL = 68;
export const STREET = 40;

/** The middle of the street in front of a stall, in drawing units; between two stalls for fractions. */
export function streetAt(ring: Ring, at: number): { x: number; y: number } {
  const n = ring.places.length;
  const low = Math.floor(at);
  const part = at - low;
  const from = inFront(ring.places[((low % n) + n) % n]!);
  if (part === 0) return from;
  const to = inFront(ring.places[(((low + 1) % n) + n) % n]!);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function inFront({ x, y, side }: Place): { x: number; y: number } {
  const cx = STREET + (x + 0.5) * CELL;
  const cy = STREET + (y + 0.5) * CELL;
  const out = CELL / 2 + STREET / 2 - 3;
  if (side === 'top') return { x: cx, y: cy - out };
  if (side === 'bottom') return { x: cx, y: cy + out };
  return { x: side === 'left' ? cx - out : cx + out, y: cy };
}

/** A point of the score path that runs inside the ring. */
export function trackAt(ring: Ring, points: number, steps = 85): { x: number; y: number } {
  const inset = STREET + CELL + 10;
  const w = ring.width * CELL + 2 * STREET - 2 * inset;
  const h = ring.height * CELL + 2 * STREET - 2 * inset;
  let along = ((points % (steps + 1)) / (steps + 1)) * 2 * (w + h);
  if (along <= w) return { x: inset + along, y: inset };
  along -= w;
  if (along <= h) return { x: inset + w, y: inset + along };
  along -= h;
  if (along <= w) return { x: inset + w - along, y: inset + h };
  return { x: inset, y: inset + h - (along - w) };
}
