/** Moves of Time Loop as texts. */

import { parts } from './moves';

/** The text key of a move and its values. */
export function moveValues(move: string): { key: string; values: Record<string, string> } {
  const { form, ...values } = parts(move);
  return { key: `time_loop-move-${form}`, values };
}
