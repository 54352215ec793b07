/** Messages about a table arrive from several sides and in any order: what is newer, and what is missing. */
import type { LogEntry, Table } from './contract';

export interface Known {
  table: Table;
  log: LogEntry[]; // the whole log so far, one entry a ply, ascending
}

export interface Merged {
  known: Known;
  fresh: LogEntry[]; // entries that were not known before
  gap: boolean; // some plies are missing: ask for all of it
}

/** Less than zero: `a` is older than `b`. */
export function age(a: Table, b: Table): number {
  return a.ply - b.ply || a.revision - b.revision;
}

/** The id of a message, to resume a stream from. */
export const messageId = (table: Table): string => `${table.ply}.${table.revision}`;

/** Takes a message in. An older one only fills gaps in the log. Null: it tells nothing new. */
export function merge(known: Known | null, message: Table): Merged | null {
  const same =
    known !== null && known.table.table === message.table && known.table.seat === message.seat;
  if (!same) {
    const log = sorted(message.log);
    return { known: { table: message, log }, fresh: [], gap: !whole(log, message) };
  }
  const older = age(message, known.table) < 0;
  const plies = new Set(known.log.map((entry) => entry.ply));
  const fresh = sorted(message.log).filter((entry) => !plies.has(entry.ply));
  if (older && fresh.length === 0) return null;
  const log = sorted([...known.log, ...fresh]);
  const table = older ? known.table : message;
  return { known: { table, log }, fresh, gap: !whole(log, table) };
}

function sorted(log: LogEntry[]): LogEntry[] {
  return [...log].sort((a, b) => a.ply - b.ply);
}

// Every move is one entry, so a whole log has as many entries as the table has plies.
function whole(log: LogEntry[], table: Table): boolean {
  return log.length >= table.ply;
}
