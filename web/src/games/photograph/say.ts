/** Cards, plays and winds in words. */

import type { Translate } from '../../lib/board';
import { ranges } from './words';
import type { Film, Play, Seen } from './view';

export function sayCard(card: Seen, t: Translate): string {
  if (!card.colour) return t('photograph-page-plain');
  if (card.value === null) return t('photograph-page-down', { colour: card.colour, half: (card.half ?? '').replace('-', '–') });
  return t('photograph-card', { colour: card.colour, value: card.value });
}

export const sayPlays = (plays: Play[], t: Translate): string =>
  plays
    .map(({ card, sharp, lucky }) => t(`photograph-page-play-${lucky ? 'lucky' : sharp ? 'sharp' : 'blurred'}`, { colour: card.colour, value: card.value }))
    .join('; ');

/** What may come next in a film. */
export function sayNext(film: Film, t: Translate): string {
  if (film.next.length === 12) return t('photograph-page-next-any');
  return film.next.length ? ranges(film.next) : t('photograph-page-next-none');
}
