/** The five paints: everywhere the same colour, shape and order. */

export const COLOURS = ['yellow', 'green', 'brown', 'blue', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];
export type Counts = Partial<Record<Colour, number>>;

/** From pale to deep; the middle one is the paint itself. */
export const TONES: Record<Colour, readonly [string, string, string, string, string]> = {
  yellow: ['#fdf1cb', '#f8dc86', '#edb92e', '#d1901c', '#8f5f12'],
  green: ['#e2ebd0', '#a9c58b', '#5f9c5a', '#3b7547', '#20483a'],
  brown: ['#efe0cb', '#d0a57a', '#a06a3f', '#774729', '#452718'],
  blue: ['#dfebf3', '#9cc3e2', '#3f7fc4', '#27588f', '#17345c'],
  pink: ['#fde7ec', '#f6bfd0', '#e888ab', '#c95c87', '#8b3158'],
};

/** Cards, dabs and smears: the paint, and lettering on it that contrasts by 4.5 or more. */
export const PAINT: Record<Colour, string> = {
  yellow: '#edb92e',
  green: '#3f8049',
  brown: '#86532f',
  blue: '#2f6aae',
  pink: '#e889ad',
};
export const ON_PAINT: Record<Colour, string> = {
  yellow: '#46340a',
  green: '#ffffff',
  brown: '#ffffff',
  blue: '#ffffff',
  pink: '#561531',
};

/** A shape a colour, in a box of 24 by 24: sun, leaf, brick, drop, heart. */
export const SHAPES: Record<Colour, string> = {
  yellow: 'M12 3.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 0 1 0-17.6z',
  green: 'M3.6 20.4C2 9.5 8.5 2.8 21 3c.2 12.5-6.5 19-17.4 17.4z',
  brown: 'M5.5 4h13a1.5 1.5 0 0 1 1.5 1.5v13a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-13a1.5 1.5 0 0 1 1.5-1.5z',
  blue: 'M12 1.8c4.2 5.4 7 8.9 7 12.7a7 7 0 0 1-14 0c0-3.8 2.8-7.3 7-12.7z',
  pink: 'M12 21.2C5 15.7 2 12.1 2 8.4A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 10 2.4c0 3.7-3 7.3-10 12.8z',
};

export function total(counts: Counts): number {
  return COLOURS.reduce((sum, colour) => sum + (counts[colour] ?? 0), 0);
}
