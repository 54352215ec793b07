/** Moves of Photograph and the cards they touch. What is legal the server says. */

import type { GameEvent } from '../../lib/contract';
import { moveValues } from './words';
import { keyOf, type Place, type PhotographView } from './view';

export type Side = 'left' | 'right';
export interface Take {
  count: number;
  side: Side;
  row: number;
}
export interface Wind {
  from: number; // places of the hand, from 1 at the bottom
  to: number;
}

export const takeText = ({ count, side, row }: Take): string => `take ${count} ${side} row ${row}`;
export const windText = ({ from, to }: Wind): string => `wind ${from}>${to}`;

export function readTake(move: string | null): Take | null {
  const { count, side, row } = moveValues(move ?? '').values;
  return count ? { count: Number(count), side: side as Side, row: Number(row) } : null;
}

export function readWind(move: string | null): Wind | null {
  const { from, to } = moveValues(move ?? '').values;
  return from ? { from: Number(from), to: Number(to) } : null;
}

/** The places a take empties, in the order their cards enter the hand. */
export function taken(take: Take, field: Place[]): number[] {
  const row = field.filter((place) => place.row === take.row && place.card).sort((a, b) => a.column - b.column);
  if (take.side === 'right') row.reverse();
  return row.slice(0, take.count).map((place) => place.place);
}

/** The takes that end with the card at a place, the shorter first. */
export function takesTo(place: Place, field: Place[]): Take[] {
  const sides = (['left', 'right'] as const).map((side) => {
    const all = taken({ count: field.length, side, row: place.row }, field);
    return { count: all.indexOf(place.place) + 1, side, row: place.row };
  });
  return sides.sort((a, b) => a.count - b.count);
}

/** A hand after a wind. */
export function wound<Card>(cards: Card[], { from, to }: Wind): Card[] {
  const rest = cards.toSpliced(from - 1, 1);
  return rest.toSpliced(to - 1, 0, cards[from - 1]!);
}

/** How many cards the wind that is due will play. */
export const playing = (view: PhotographView): number => (view.phase === 'wind' ? view.announced : 2);

/** The keys of what came into a hand with the last take; the reader's own open cards keep theirs. */
export function came(events: GameEvent[], before: PhotographView, seat: number | null): string[] {
  const event = events.findLast((one) => one.event === 'take');
  if (!event) return [];
  const cards = new Map(before.field.map(({ place, card }) => [place, card && keyOf(card)]));
  return taken(event as unknown as Take, before.field)
    .filter((place) => event.seat !== seat || !cards.get(place))
    .map((place) => cards.get(place) ?? `place-${place}`);
}
