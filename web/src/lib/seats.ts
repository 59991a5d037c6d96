/** The colours of the chairs, in seat order. */
export const COLOURS = ['violet', 'copper', 'teal', 'rose', 'sand', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];
export const colourOf = (seat: number): Colour => COLOURS[seat % COLOURS.length]!;

/** The letter in an avatar, pawn or die. */
export const initial = (name: string | null): string => ([...(name ?? '')].find((c) => /[\p{L}\p{N}]/u.test(c)) ?? '·').toUpperCase();
