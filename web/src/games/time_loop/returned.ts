/** Who has just been sent back to 3 September, from one view to the next. */

import type { TimeLoopView } from './view';

export interface Returned {
  seat: number;
  count: number; // of that seat's returns so far
}

const LEAP = 40; // moves: more than that is a jump through a replay

export function returned(before: TimeLoopView | null, now: TimeLoopView): Returned | null {
  if (!before || now.ply < before.ply || now.ply > before.ply + LEAP) return null;
  const back = now.seats.find((seat, i) => seat.returns > (before.seats[i]?.returns ?? 0));
  return back ? { seat: back.seat, count: back.returns } : null;
}
