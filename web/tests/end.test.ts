import { describe, expect, it } from 'vitest';
import type { Language, Outcome } from '../src/lib/contract';
import { tellEnd } from '../src/lib/wording';
import { speak } from './speaking';

const ended = (...shares: number[]): Outcome => ({
  winners: shares.flatMap((share, seat) => (share > 0 ? [seat] : [])),
  shares,
  scores: shares.map(() => 0),
  rule: 'X-1',
  resigned: [],
});
const name = (seat: number) => ['Ada', 'Bo', 'Cy'][seat]!;
const list = (items: string[]) => items.join(' & ');
const told = (outcome: Outcome, mine: number[], language: Language = 'en') =>
  tellEnd(outcome, mine, name, speak(language).t, list);

describe('how a game ended', () => {
  const all = ended(1 / 3, 1 / 3, 1 / 3);
  const draw = { ...all, winners: [] };

  it.each<[Language, string]>([
    ['en', 'It is a draw.'],
    ['ru', 'Ничья.'],
    ['uk', 'Нічия.'],
  ])('a draw is called one by players and lookers-on alike: %s', (language, words) => {
    expect([[], [1], [0, 1, 2]].map((mine) => told(draw, mine, language))).toEqual([words, words, words]);
  });

  it('who wins or shares the victory is told so, the others by name', () => {
    expect(told(ended(0, 1, 0), [1])).toBe('You win!');
    expect(told(ended(0.5, 0.5, 0), [1])).toBe('You share the victory!');
    expect(told(ended(0.5, 0.5, 0), [2])).toBe('Ada & Bo win!');
    expect(told(ended(0, 1, 0), [0])).toBe('Bo wins!');
    expect(told(ended(0, 1, 0), [0, 1])).toBe('Bo wins!');
  });

  it('a victory shared by all is no draw', () => {
    expect(told(all, [1])).toBe('You share the victory!');
    expect(told(all, [])).toBe('Ada & Bo & Cy win!');
  });
});
