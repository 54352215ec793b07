/** One screen for several: whose hand may be seen. */
import type { Table } from './contract';

/** The seats of which one must take the screen before a hand is shown; none: nothing to hide.
 * `lifted` is the seat whose hand was unveiled last. */
export function passTo(table: Table, lifted: number | null): number[] {
  const { mine, to_move, phase } = table;
  if (mine.length < 2 || phase !== 'playing') return [];
  // What is known must be seen through the very eyes that were unveiled, not through the last ones.
  const open = lifted !== null && mine.includes(lifted) && table.seat === lifted;
  if (to_move !== null && mine.includes(to_move)) return open && to_move === lifted ? [] : [to_move];
  return open ? [] : mine;
}

const key = (table: string): string => `vernissage.lifted.${table}`;

/** The seat last unveiled survives a reload, not a new tab. */
export function recallLifted(table: string): number | null {
  const stored = sessionStorage.getItem(key(table));
  return stored === null ? null : Number(stored);
}

export function rememberLifted(table: string, seat: number): void {
  sessionStorage.setItem(key(table), String(seat));
}
