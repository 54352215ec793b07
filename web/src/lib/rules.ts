/** The rules of a game from its texts, in the order of the file. */

export interface RuleGroup {
  group: 'components' | 'setup' | 'play';
  rules: { id: string; key: string }[];
}

/** C… are components, S… the set-up, numbers the play: so all games number their rules. */
export function groupRules(game: string, keys: string[]): RuleGroup[] {
  const start = `${game}-rule-`;
  const groups: RuleGroup[] = [
    { group: 'components', rules: [] },
    { group: 'setup', rules: [] },
    { group: 'play', rules: [] },
  ];
  for (const key of keys) {
    if (!key.startsWith(start)) continue;
    const id = key.slice(start.length);
    const letter = id.split('-').at(-1)?.[0];
    groups[letter === 'C' ? 0 : letter === 'S' ? 1 : 2]?.rules.push({ id, key });
  }
  return groups.filter((group) => group.rules.length > 0);
}
