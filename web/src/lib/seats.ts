/** The colours of the chairs, in seat order. */
export const COLOURS = ['violet', 'copper', 'teal', 'rose', 'sand', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];
export const colourOf = (seat: number): Colour => COLOURS[seat % COLOURS.length]!;

/** What stands in each avatar: a letter, and a second one where two would look alike. */
export function initials(names: string[]): string[] {
  const first = names.map(initial);
  const signs = first.map((letter, i) => {
    const alike = names.filter((_, other) => other !== i && first[other] === letter);
    if (!alike.length) return letter;
    const own = lettersOf(names[i]!);
    const place = own.findIndex(
      (sign, at) => at > 0 && alike.every((name) => lettersOf(name)[at] !== sign),
    );
    return letter + (own[place] ?? '');
  });
  return signs.map((sign, i) => (signs.indexOf(sign) === i ? sign : String(i + 1)));
}

const lettersOf = (name: string): string[] =>
  [...name.toLowerCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));

/** The letter in an avatar, pawn or die; of "Seat 3" the number. */
export const initial = (name: string | null): string =>
  /^\p{L}+ (\d)$/u.exec(name ?? '')?.[1] ??
  ([...(name ?? '')].find((c) => /[\p{L}\p{N}]/u.test(c)) ?? '·').toUpperCase();
