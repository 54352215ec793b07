/** Moves of Time Loop and the cells they lead to. What is legal the server says. */

import type { TimeLoopView, Way } from './view';

export const GOAL = 'goal'; // 4 September, as a cell of the page

export type Form =
  | 'start' | 'draw' | 'add' | 'discard' | 'step' | 'take' | 'lay' | 'meet' | 'return' | 'done'
  | 'photo-step' | 'photo-meeting' | 'photo-forget';

export interface Parts {
  form: Form;
  row?: string;
  way?: Way;
  cell?: string;
  place?: string;
  other?: string;
}

const NAMES: Partial<Record<Form, (keyof Parts)[]>> = {
  start: ['row'],
  return: ['row'],
  step: ['way'],
  take: ['way'],
  lay: ['cell'],
  meet: ['other', 'cell'],
  'photo-step': ['way'],
  'photo-forget': ['place'],
};

export function parts(move: string): Parts {
  const words = move.split(' ');
  const form = (words[0] === 'photo' ? words.splice(0, 2).join('-') : words.shift()) as Form;
  return { form, ...Object.fromEntries((NAMES[form] ?? []).map((name, i) => [name, words[i]])) };
}

/** The cell beside the pawn to move; null: there is none. */
export function beside(view: TimeLoopView, way: Way): string | null {
  const pawn = view.to_move === null ? undefined : view.seats[view.to_move];
  if (pawn?.column == null || pawn.row == null) return null;
  const column = pawn.column + (way === 'forward' ? 1 : 0);
  const row = pawn.row + (way === 'up' ? -1 : way === 'down' ? 1 : 0);
  if (row < 1 || row > view.rows) return null;
  if (column > view.columns.length) return GOAL;
  return `${view.columns[column - 1] ?? ''}${row}`;
}

/** The cell a move leads to, or lays a token on. */
export function target(move: string, view: TimeLoopView): string | null {
  const { row, cell, way } = parts(move);
  return row ?? cell ?? (way ? beside(view, way) : null);
}

/** Moves by the cell they lead to. */
export function byCell(moves: string[], view: TimeLoopView): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const move of moves) {
    const cell = target(move, view);
    if (cell !== null) found.set(cell, [...(found.get(cell) ?? []), move]);
  }
  return found;
}

/** The move somebody means who taps a cell that is not lit: to ask why it cannot be made. */
export function wish(cell: string, view: TimeLoopView): string {
  const way = (['forward', 'up', 'down'] as const).find((one) => beside(view, one) === cell);
  const start = /^\d+$/.test(cell);
  const { phase } = view;
  if (start && (phase === 'start' || phase === 'return')) return `${phase} ${cell}`;
  if (phase === 'after' && way) return `photo step ${way}`;
  if (phase === 'take' && way) return `take ${way}`;
  if (phase === 'main' && way && view.cells.find((one) => one.cell === cell)?.event) return `take ${way}`;
  if (phase !== 'drawn' && way) return `step ${way}`;
  return start || cell === GOAL ? 'step forward' : `lay ${cell}`;
}

/** The meeting somebody means who taps a cell that is not lit. 3 and 4 September, where no meeting can
 * be, are asked about as a cell of another column: the reason is the same. */
export function wishToMeet(cell: string, other: number, view: TimeLoopView): string {
  const inDay = view.cells.some((one) => one.cell === cell && one.column > 0);
  const column = (view.to_move === null ? null : view.seats[view.to_move]?.column) ?? 0;
  const elsewhere = `${view.columns[column > 1 ? 0 : 1]}1`;
  return `meet ${other} ${inDay ? cell : elsewhere}`;
}
