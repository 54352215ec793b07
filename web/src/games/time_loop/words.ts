/** Moves of Time Loop as texts. */

import type { Translate } from '../../lib/board';
import type { Language } from '../../lib/contract';
import { tellWinners } from '../../lib/wording';
import { parts } from './moves';

/** The text key of a move and its values. */
export function moveValues(move: string): { key: string; values: Record<string, string> } {
  const { form, ...values } = parts(move);
  return { key: `time_loop-move-${form}`, values };
}

/** A move in words, where the names of players are known. */
export function sayMove(move: string, t: Translate, name: (seat: number) => string): string {
  const { other, cell } = parts(move);
  if (other && cell) return t('time_loop-page-meet', { player: name(Number(other)), cell });
  const { key, values } = moveValues(move);
  return t(key, values);
}

/** How a game ended that has no story: somebody resigned, or the rounds ran out. */
export function sayEnd(winners: number[], t: Translate, name: (seat: number) => string, language: Language): string {
  if (winners.length === 0) return t('time_loop-event-draw');
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return tellWinners(winners, name, t, (items) => list.format(items));
}

/** A move as something to choose: a meeting is the pawn and the name of the other. */
export function optionOf(move: string, t: Translate, name: (seat: number) => string): { id: string; label: string; pawn?: number } {
  const { other } = parts(move);
  if (other) return { id: move, label: name(Number(other)), pawn: Number(other) };
  return { id: move, label: sayMove(move, t, name) };
}
