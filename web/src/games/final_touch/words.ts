/** Moves of Final Touch as texts. */

/** The text key of a move and its values. */
export function moveValues(move: string): { key: string; values: Record<string, string> } {
  const [form = '', colour] = move.split(' ');
  return { key: `final_touch-move-${form}`, values: colour ? { colour } : {} };
}
