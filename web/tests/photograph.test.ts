import { describe, expect, it } from 'vitest';
import { readTake, readWind, taken, takesTo, takeText, windText, wound } from '../src/games/photograph/moves';
import { picture } from '../src/games/photograph/scenes';
import { COLOURS, type Place } from '../src/games/photograph/view';
import { ranges } from '../src/games/photograph/words';

/** A row of four places; a dot is empty. */
const row = (text: string): Place[] =>
  [...text].map((sign, i) => ({ place: i + 1, row: 1, column: i + 1, card: sign === '.' ? null : { colour: 'blue', half: '1-6', value: null } }));

describe('Photograph', () => {
  it('reads the moves it writes', () => {
    expect(readTake(takeText({ count: 2, side: 'right', row: 3 }))).toEqual({ count: 2, side: 'right', row: 3 });
    expect(readWind(windText({ from: 2, to: 5 }))).toEqual({ from: 2, to: 5 });
    expect(readTake('wind 2>5')).toBeNull();
    expect(readWind(null)).toBeNull();
  });
  it('takes from an end inward, over the gaps', () => {
    expect(taken({ count: 2, side: 'right', row: 1 }, row('xx.x'))).toEqual([4, 2]);
    expect(taken({ count: 2, side: 'left', row: 1 }, row('.xxx'))).toEqual([2, 3]);
  });
  it('offers the shorter way to a card first', () => {
    const field = row('xxxx');
    expect(takesTo(field[2]!, field).map(takeText)).toEqual(['take 2 right row 1', 'take 3 left row 1']);
  });
  it('winds one card up and keeps the rest in order', () => {
    expect(wound(['a', 'b', 'c', 'd'], { from: 1, to: 3 })).toEqual(['b', 'c', 'a', 'd']);
  });
  it('says numbers in short', () => {
    expect(ranges([4, 5, 6, 8, 9, 12])).toBe('4–6, 8–9, 12');
  });
  it('has eighty-four different photographs', () => {
    const all = COLOURS.flatMap((colour) => Array.from({ length: 12 }, (_, i) => picture(colour, i + 1)));
    expect(new Set(all).size).toBe(84);
    expect(all.join('')).not.toMatch(/undefined|NaN/);
  });
});
