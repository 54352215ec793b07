/** What the server shows of Final Touch: see `view.py`. */

import type { Colour, Counts } from './colours';

export interface Masterpiece {
  id: number;
  asked: Counts; // a colour that is not asked for is left out, here and in all counts
  completed: number;
  spoiled: number;
}

export interface Current extends Masterpiece {
  improved: Counts;
  missing: Counts;
}

export interface HandView {
  seat: number;
  count: number;
  cards?: Counts; // only of hands the reader may see
}

export interface Taken {
  id: number;
  how: 'completed' | 'spoiled';
  seats: number[];
}

export interface FinalTouchView {
  game: 'final_touch';
  players: number;
  seat: number | null;
  ply: number;
  to_move: number | null;
  improving: boolean;
  first: number;
  current: Current;
  next: Masterpiece | null;
  unseen: number[];
  smeared: Counts;
  hands: HandView[];
  pile: number;
  discards: Counts;
  money: number[];
  taken: Taken[];
  duel: number[] | null;
  winners: number[];
}

export type Zone = 'improve' | 'smear';

export const MONEY_TO_WIN = 25; // FT-9: the length of the money bars
export const SMEARS = 3; // FT-7: the places on the palette

/** The colour a move plays, and where to; null for `done`. */
export function played(move: string | null): { zone: Zone; colour: Colour } | null {
  const [zone, colour] = (move ?? '').split(' ');
  return zone === 'improve' || zone === 'smear' ? { zone, colour: colour as Colour } : null;
}

/** Counts with one more, or one less, of a colour. */
export function changed(counts: Counts, colour: Colour, by: number): Counts {
  return { ...counts, [colour]: (counts[colour] ?? 0) + by };
}
