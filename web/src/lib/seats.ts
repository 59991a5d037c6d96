/** The colours of the chairs, in seat order. */
export const COLOURS = ['violet', 'copper', 'teal', 'rose', 'sand', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];
export const colourOf = (seat: number): Colour => COLOURS[seat % COLOURS.length]!;

/** The letter in an avatar, pawn or die; of "Seat 3" the number. */
export const initial = (name: string | null): string =>
  /^\p{L}+ (\d)$/u.exec(name ?? '')?.[1] ??
  ([...(name ?? '')].find((c) => /[\p{L}\p{N}]/u.test(c)) ?? '·').toUpperCase();
