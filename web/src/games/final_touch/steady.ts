/** Counts as a list of cards that keep their identity from view to view, so that they can glide. */

import { COLOURS, type Colour, type Counts } from './colours';

export interface Held {
  key: number;
  colour: Colour;
}

let keys = 0;

/** The same cards, without those that are gone (`first` among equals: the one just played) and with
 * new ones at the end, or sorted in by colour. */
export function steady(before: Held[], counts: Counts, first: number | null = null, sorted = false): Held[] {
  const left = { ...counts };
  const staying = new Set<number>();
  const played = before.find((card) => card.key === first);
  const order = played ? [...before.filter((card) => card !== played), played] : before;
  for (const card of order) {
    const count = left[card.colour] ?? 0;
    if (count > 0) {
      left[card.colour] = count - 1;
      staying.add(card.key);
    }
  }
  const fresh = COLOURS.flatMap((colour) =>
    Array.from({ length: left[colour] ?? 0 }, (): Held => ({ key: ++keys, colour })),
  );
  const cards = [...before.filter((card) => staying.has(card.key)), ...fresh];
  if (sorted) cards.sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour));
  return cards;
}
