import { describe, expect, it } from 'vitest';
import type { LogEntry, Table } from '../src/lib/contract';
import { merge, messageId } from '../src/lib/merge';

const entry = (ply: number): LogEntry => ({ ply, seat: 0, move: 'done', events: [] });
const table = (ply: number, revision = 0, log: number[] = [], seat: number | null = 0): Table => ({
  table: 't', ply, revision, game: 'g', players: 2, options: {}, phase: 'playing', seats: [], seat,
  mine: [0], to_move: 0, view: {}, legal: [], log: log.map(entry), outcome: null, rematch: null, invite: null,
});
const plies = (log: LogEntry[]) => log.map(({ ply }) => ply);

describe('messages about a table', () => {
  it('the first is taken as it is, and nothing in it is news', () => {
    const merged = merge(null, table(2, 0, [1, 2]))!;
    expect(plies(merged.known.log)).toEqual([1, 2]);
    expect(merged.fresh).toEqual([]);
    expect(merged.gap).toBe(false);
  });

  it('a newer one adds what is new, once', () => {
    const { known } = merge(null, table(1, 0, [1]))!;
    const merged = merge(known, table(3, 0, [1, 3, 2]))!;
    expect(plies(merged.fresh)).toEqual([2, 3]);
    expect(plies(merge(merged.known, table(3, 0, [3]))!.known.log)).toEqual([1, 2, 3]);
  });

  it('an older one is ignored', () => {
    const { known } = merge(null, table(2, 5, [1, 2]))!;
    expect(merge(known, table(1, 9, [1]))).toBeNull();
    expect(merge(known, table(2, 4))).toBeNull();
  });

  it('an older one that comes late fills what is missing, and the table stays the newer one', () => {
    const { known } = merge(null, table(1, 0, [1]))!;
    const later = merge(known, table(4, 0, [3, 4]))!; // a bot was quicker than the answer
    expect(later.gap).toBe(true);
    const filled = merge(later.known, table(2, 0, [2]))!;
    expect([filled.known.table.ply, filled.gap]).toEqual([4, false]);
    expect(plies(filled.known.log)).toEqual([1, 2, 3, 4]);
    expect(plies(filled.fresh)).toEqual([2]);
  });

  it('missing plies are noticed', () => {
    const { known } = merge(null, table(1, 0, [1]))!;
    expect(merge(known, table(3, 0, [3]))!.gap).toBe(true);
  });

  it('other eyes begin a log of their own', () => {
    const { known } = merge(null, table(2, 0, [1, 2], 0))!;
    expect(merge(known, table(2, 0, [1, 2], 1))!.fresh).toEqual([]);
  });

  it('the id to resume from is ply and revision', () => {
    expect(messageId(table(12, 3))).toBe('12.3');
  });
});
