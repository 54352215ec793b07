import { describe, expect, it } from 'vitest';
import { GOAL, wishToMeet } from '../src/games/time_loop/moves';
import type { SeatView, TimeLoopView } from '../src/games/time_loop/view';
import { sayEnd } from '../src/games/time_loop/words';
import type { Language } from '../src/lib/contract';
import { speak } from './speaking';

const cells = [
  { cell: '3', column: 0, row: 3, event: null, pawns: [] },
  { cell: 'A3', column: 1, row: 3, event: null, pawns: [] },
  { cell: 'H6', column: 8, row: 6, event: null, pawns: [] },
];
const standing = (column: number): TimeLoopView =>
  ({ to_move: 0, columns: [...'ABCDEFGH'], cells, seats: [{ seat: 0, column, row: 1 } as SeatView] }) as Partial<TimeLoopView> as TimeLoopView;

describe('Time Loop', () => {
  it.each([
    ['A3', 4, 'meet 2 A3'],
    ['H6', 0, 'meet 2 H6'],
    ['3', 0, 'meet 2 B1'],
    ['3', 1, 'meet 2 B1'],
    [GOAL, 1, 'meet 2 B1'],
    ['3', 2, 'meet 2 A1'],
    [GOAL, 8, 'meet 2 A1'],
  ])('a meeting wished on %s from column %i is asked about as a move that can be read', (cell, column, move) =>
    expect(wishToMeet(cell, 2, standing(column))).toBe(move),
  );

  it.each<[Language, number[], string]>([
    ['en', [1], 'Bo wins!'],
    ['en', [0, 1], 'Ada and Bo win!'],
    ['ru', [1], 'Побеждает Bo!'],
    ['ru', [0, 1], 'Побеждают Ada и Bo!'],
    ['uk', [1], 'Перемагає Bo!'],
    ['uk', [0, 1], 'Перемагають Ada і Bo!'],
    ['ru', [], 'Прошло двести раундов, а выбраться никто не смог: ничья.'],
  ])('an end without a story says who wins and nothing of a broken loop: %s %j', (language, won, words) =>
    expect(sayEnd(won, speak(language).t, (seat) => ['Ada', 'Bo'][seat]!, language)).toBe(words),
  );
});
