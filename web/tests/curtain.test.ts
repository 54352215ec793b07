import { expect, it } from 'vitest';
import type { Table } from '../src/lib/contract';
import { passTo } from '../src/lib/curtain';
import { backoff } from '../src/lib/stream';

const table = (more: Partial<Table>): Table =>
  ({ mine: [0, 2], phase: 'playing', to_move: 0, seat: 0, ...more }) as Table;

it('a screen of one person has no curtain', () => {
  expect(passTo(table({ mine: [0] }), null)).toEqual([]);
});

it('the curtain is down until the seat to move takes the screen', () => {
  expect(passTo(table({}), null)).toEqual([0]);
  expect(passTo(table({}), 0)).toEqual([]);
  expect(passTo(table({ to_move: 2 }), 0)).toEqual([2]);
});

it('it stays down while the view is still that of the seat before', () => {
  expect(passTo(table({ to_move: 2, seat: 0 }), 2)).toEqual([2]);
  expect(passTo(table({ to_move: 2, seat: 2 }), 2)).toEqual([]);
});

it('while others move, whoever looked last may go on looking', () => {
  expect(passTo(table({ to_move: 1 }), 0)).toEqual([]);
  expect(passTo(table({ to_move: 1 }), null)).toEqual([0, 2]);
});

it('after the end there is nothing to hide', () => {
  expect(passTo(table({ phase: 'over', to_move: null }), null)).toEqual([]);
});

it('waiting grows, is spread, and has an end', () => {
  expect(backoff(0, 1)).toBe(500);
  expect(backoff(3, 1)).toBe(4000);
  expect(backoff(3, 0)).toBe(2400);
  expect(backoff(50, 1)).toBe(8_000);
});
