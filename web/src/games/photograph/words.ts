/** Moves of Photograph as texts. */

/** The text key of a move and its values. */
export function moveValues(move: string): { key: string; values: Record<string, string> } {
  const take = /^take (?<count>\d) (?<side>left|right) row (?<row>\d)$/.exec(move);
  const wind = /^wind (?<from>\d)>(?<to>\d)$/.exec(move);
  return { key: `photograph-move-${take ? 'take' : 'wind'}`, values: { ...(take ?? wind)?.groups } };
}

/** Numbers as short as they can be said: 4–6, 8–10. */
export function ranges(numbers: number[]): string {
  const runs: [number, number][] = [];
  for (const n of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([a, b]) => (a === b ? `${a}` : `${a}–${b}`)).join(', ');
}
