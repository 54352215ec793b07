import { describe, expect, it } from 'vitest';
import { carriable, isExchange, parts, placesFor, toSettle } from '../src/games/my_gallery/moves';
import { short } from '../src/games/my_gallery/words';

describe('My Gallery', () => {
  const legal = ['place assistant 3,4', 'assistant', 'exchange P004 6,1', 'exchange P004 6,6', 'exchange P016 0,2'];

  it('reads the parts of a move', () => {
    expect(parts('exchange P004 6,1')).toEqual({ form: 'exchange', values: { painting: 'P004', square: '6,1' } });
    expect(parts('place assistant 3,4')).toEqual({ form: 'place-assistant', values: { square: '3,4' } });
    expect(parts('decorate 2x1 assistant')).toEqual({ form: 'decorate-assistant', values: { shape: '2x1' } });
  });
  it('carries each painting of an exchange once', () => {
    expect(carriable(legal)).toEqual(['place assistant', 'exchange P004', 'exchange P016']);
    expect(carriable(legal).filter(isExchange)).toEqual(['exchange P004', 'exchange P016']);
    expect(isExchange(null)).toBe(false);
  });
  it('knows what each place of an exchange would do', () => {
    const effect = { at: '6,6', frames: 1, breaks: 2, corners: 0, eye: false };
    const places = placesFor('exchange P004', legal, { 'exchange P004 6,6': effect });
    expect(places.map(({ x, y }) => [x, y])).toEqual([[6, 1], [6, 6]]);
    expect(places[1]?.effect).toEqual(effect);
  });
  it.each([
    [['place new 8,3', 'assistant'], 'hang'],
    [['place new 8,3', 'place assistant 8,5'], 'hang-only'],
    [legal, 'exchange-or-give'],
    [['place assistant 3,4', 'exchange P004 6,1'], 'exchange'],
    [['assistant', 'excess'], 'excess-or-give'],
    [['place assistant 3,4', 'excess'], 'excess'],
    [['decorate 1x1 8,3', 'decorate 1x1 assistant'], 'decorate'],
    [['place assistant 3,4', 'done'], 'assistant'],
    [['done'], 'done'],
  ])('asks of %j to %s', (moves, asked) => expect(toSettle(moves, false)).toBe(asked));
  it('shortens names and keeps those apart that differ by a number', () => {
    expect(['Vera', 'Vera 2', 'Александра', 'Аннa 12', 'Al', '7'].map(short)).toEqual(['Ver', 'Ve2', 'Але', 'А12', 'Al', '7']);
  });
});
