/** What the server shows of Time Loop: see `view.py`. */

export const COLOURS = ['blue', 'yellow', 'green', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Token {
  object: string;
  number: number;
  colour: Colour;
}

export interface Told extends Token {
  round: number; // it joined the line in
}

export interface CellView {
  cell: string; // 'D3'; a start cell is a number alone
  column: number; // 0: 3 September
  row: number; // from 1
  event: Token | null;
  pawns: number[];
}

export interface SeatView {
  seat: number;
  column: number | null; // null: the pawn is not placed yet
  row: number | null;
  line: Told[];
  colours: Record<Colour, number>;
  meetings: number;
  photos: number;
  returns: number;
}

export interface Heap {
  events: number;
  meetings: number;
}

export type Way = 'forward' | 'up' | 'down';
export type Phase = 'start' | 'main' | 'drawn' | 'step' | 'aside' | 'take' | 'after' | 'return' | 'over';

export interface TimeLoopView {
  game: 'time_loop';
  players: number;
  seat: number | null;
  ply: number;
  to_move: number | null;
  phase: Phase;
  round: number;
  rounds: number;
  order: number[];
  rows: number;
  columns: string[];
  cells: CellView[];
  seats: SeatView[];
  drawn: { event: Token; fits: boolean; cells: string[] } | null;
  near: { way: Way; cell: string; fits: boolean }[];
  photo_used: boolean;
  photo_step_spends: boolean;
  photo_pile: number;
  stack: Heap;
  discard: Heap;
  winners: number[];
  story: { key: string; values: Record<string, string | number> }[] | null;
}

export const NEEDED = 2; // TL-5: of every colour
export const LIMIT = 3; // TL-6: one more sends back

/** Whether one more event of a colour would be the fourth. */
export const breaks = (seat: SeatView | undefined, token: Token): boolean =>
  (seat?.colours[token.colour] ?? 0) >= LIMIT;

/** How many tokens lie in a heap. */
export const size = (heap: Heap): number => heap.events + heap.meetings;
