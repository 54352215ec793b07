/** What the server shows of Photograph: see `view.py`. */

export const COLOURS = ['blue', 'red', 'yellow', 'green', 'brown', 'grey', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];
export type Half = '1-6' | '7-12';

/** A card as it is seen: a face has a value, a back has none, a plain back has nothing. */
export interface Seen {
  colour: Colour | null;
  half: Half | null;
  value: number | null;
  known?: boolean; // memory aid: everybody has seen its face
}

export interface Face extends Seen {
  colour: Colour;
  value: number;
}

export interface Place {
  place: number; // from 1, in the order places are filled
  row: number; // from 1
  column: number;
  card: Seen | null;
}

export interface Film {
  cards: { value: number; sharp: boolean }[];
  direction: 'none' | 'rising' | 'falling';
  last: number | null;
  next: number[];
  lucky: boolean;
  missed: boolean;
}
export type Films = Partial<Record<Colour, Film>>;

export interface Play {
  card: Face;
  sharp: boolean;
  lucky: boolean;
}

export interface Line {
  colour: Colour;
  sharp: number;
  film: number;
  blurs: number;
  lucky: number;
  missed: boolean;
  points: number;
}

export interface Deck {
  photographs: number;
  top: Seen | null;
  sunset: 'in' | 'top' | 'out';
  left: Partial<Record<Colour, Record<Half, number>>> | null;
}

export interface PhotographView {
  game: 'photograph';
  players: number;
  seat: number | null;
  ply: number;
  to_move: number | null;
  turn: number;
  phase: 'take' | 'wind' | 'sunset' | 'end';
  announced: number;
  first: number;
  colours: Colour[];
  lucky_at: number;
  missed_frame: boolean;
  plain_backs: boolean;
  field: Place[];
  deck: Deck;
  hands: { seat: number; count: number; cards: Seen[] }[];
  films: Films[];
  lucky: Partial<Record<Colour, number | null>>;
  scores: number[];
  sheet: Line[][];
  committed: (string | boolean | null)[];
  winds: { move: string; plays: Play[] }[];
  winners: number[];
}

/** A card's name among all: there is one of each. */
export const keyOf = (card: Seen): string | null => (card.value === null ? null : `${card.colour}-${card.value}`);
