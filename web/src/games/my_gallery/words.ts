/** Moves, items and places of My Gallery in words. */

import type { Translate } from '../../lib/board';
import { minus } from '../shared/minus';
import { parts } from './moves';
import { isOrnament, sizeOf, type Effect, type Item } from './view';

/** The text key of a move and its values. */
export function moveValues(move: string): { key: string; values: Record<string, string> } {
  const { form, values } = parts(move);
  return { key: `my_gallery-move-${form}`, values };
}

/** An item in words: a painting by its id, type, size and frame. */
export function sayItem(item: Item, t: Translate): string {
  if (isOrnament(item)) return t('my_gallery-page-ornament', { shape: item.shape, count: item.shields });
  return t('my_gallery-tile', { painting: item.id, type: item.type, frame: item.frame, size: sizeOf(item) });
}

/** Points in words, with a true minus. */
export const sayPoints = (count: number, t: Translate): string => minus(t('my_gallery-page-points', { count }));

/** What a place would do, line by line: which kind of line, and its words. */
export function sayEffect(effect: Effect, t: Translate): [string, string][] {
  const { frames, breaks, corners, eye } = effect;
  const found: [string, string][] = [];
  if (frames) found.push(['earns', t('my_gallery-page-earns', { count: frames })]);
  if (breaks) found.push(['breaks', t('my_gallery-page-breaks', { count: breaks })]);
  if (corners) found.push(['corners', t('my_gallery-page-corners', { count: corners })]);
  if (eye) found.push(['eye', t('my_gallery-page-eye')]);
  return found.length ? found : [['nothing', t('my_gallery-page-nothing')]];
}

/** A name for a narrow column: its first letters, and the number that tells it from its like. */
export function short(name: string): string {
  const [, letters = name, number = ''] = /^(.*\D)(\d+)$/.exec(name) ?? [];
  return [...letters].slice(0, Math.max(1, 3 - number.length)).join('') + number;
}
