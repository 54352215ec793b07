/** Moves of My Gallery as texts. What is legal the server says. */

import type { Effect, Hung, SeatView } from './view';

/** What a ghost on the wall would be hung as: the move without its square. */
export type Carried = string; // 'place new', 'place assistant', 'decorate 2x1', 'exchange P12', 'try P12'

export interface Place {
  x: number;
  y: number;
  effect: Effect;
}

const NAMES: Record<string, string[]> = {
  offer: ['size'],
  bid: ['card'],
  pick: ['place'],
  place: ['square'],
  'place-assistant': ['square'],
  decorate: ['shape', 'square'],
  'decorate-assistant': ['shape'],
  exchange: ['painting', 'square'],
};

/** The form of a move and its values, as `parts` of moves.py. */
export function parts(move: string): { form: string; values: Record<string, string> } {
  const words = move.split(' ');
  let form = words.shift() ?? '';
  if (form === 'place' && words.shift() === 'assistant') form = 'place-assistant';
  if (form === 'decorate' && words[1] === 'assistant') form = 'decorate-assistant';
  return { form, values: Object.fromEntries((NAMES[form] ?? []).map((name, i) => [name, words[i] ?? ''])) };
}

const NOTHING = { frames: 0, breaks: 0, corners: 0, eye: false };

export function placed(effect: Effect): Place {
  const [x = 0, y = 0] = effect.at.split(',').map(Number);
  return { x, y, effect };
}

/** The legal places for what is carried, with what each would do. */
export function placesFor(carried: Carried, legal: string[], effects: Record<string, Effect>): Place[] {
  return legal
    .filter((move) => move.startsWith(`${carried} `) && move.includes(','))
    .map((move) => placed(effects[move] ?? { at: move.slice(carried.length + 1), ...NOTHING }));
}

export const isExchange = (move: string | null): boolean => move?.startsWith('exchange ') ?? false;

/** What can be carried to the wall now, the new painting first. */
export function carriable(legal: string[]): Carried[] {
  const found = legal.filter((move) => move.includes(',')).map((move) => move.slice(0, move.lastIndexOf(' ')));
  return [...new Set(found)];
}

/** What a settling asks for now, as its text is called: see `my_gallery-page-say-…`. */
export function toSettle(legal: string[], combined: boolean): string {
  const has = (form: string) => legal.some((move) => move.startsWith(form));
  const give = legal.includes('assistant');
  if (has('decorate')) return combined ? 'combine' : 'decorate';
  if (has('place new')) return give ? 'hang' : 'hang-only';
  if (has('exchange')) return give ? 'exchange-or-give' : 'exchange';
  if (has('excess')) return give ? 'excess-or-give' : 'excess';
  return has('place assistant') ? 'assistant' : 'done';
}

/** A drafted painting that the view does not show yet, where it is about to hang. */
export function coming(pending: string | null, own: SeatView | undefined): Hung[] {
  const { form, values } = parts(pending ?? '');
  if (form !== 'place' || !own?.picked) return [];
  const [x = 0, y = 0] = (values.square ?? '').split(',').map(Number);
  return [{ ...own.picked, x, y }];
}
