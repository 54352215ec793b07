/** Which cells are lit now, and as what. */

import { byCell, parts, target } from './moves';
import type { TimeLoopView, Way } from './view';

export interface Lit {
  kind: 'start' | 'step' | 'take' | 'lay' | 'photo' | 'meet';
  way?: Way;
  moves: string[];
}

const KINDS: Record<string, Lit['kind']> = { return: 'start', 'photo-step': 'photo' };

/** Lit cells by name. Meetings have them to themselves: in `meeting` only they are lit, else never. */
export function litCells(legal: string[], view: TimeLoopView, meeting: boolean, who: number | null): Map<string, Lit> {
  const shown = legal.filter((move) => {
    const { form, other } = parts(move);
    return meeting ? form === 'meet' && (who === null || other === String(who)) : form !== 'meet';
  });
  const found = new Map<string, Lit>();
  for (const [cell, moves] of byCell(shown, view)) {
    const { form, way } = parts(moves[0]!);
    found.set(cell, { kind: KINDS[form] ?? (form as Lit['kind']), way, moves });
  }
  return found;
}

/** Where a move that is about to happen will put pawns. */
export function comingPawns(pending: string | null, view: TimeLoopView): { cell: string; seats: number[] } | null {
  if (!pending || view.to_move === null) return null;
  const { form, other } = parts(pending);
  const cell = target(pending, view);
  if (cell === null || form === 'lay') return null;
  return { cell, seats: form === 'meet' ? [view.to_move, Number(other)] : [view.to_move] };
}
