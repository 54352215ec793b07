/** A turn that is being thought over: moves added and taken back, seen by nobody else, then sent whole. */
import { api, Offline, Refused } from './api';
import type { Draft, Json, Table } from './contract';
import { uniqueId } from './device';
import { insist } from './stream';
import type { TableStore } from './table.svelte';

const STORED = 'vernissage.draft.';
// An answer that comes sooner than this does not make the board look busy.
const SLOW = 200;

export type DraftFault = (error: unknown) => void;

export class DraftStore {
  answer = $state.raw<Draft | null>(null);
  sending = $state(false);
  #slow = $state(false);
  #asking = false;
  #answers = new Map<string, Draft>(); // by moves: undo needs no request
  #key = '';
  #ply = 0; // the table's when that key was made

  constructor(
    private store: TableStore,
    private onfault: DraftFault,
  ) {}

  get moves(): string[] {
    return this.answer?.moves ?? [];
  }
  get view(): Json | null {
    return this.answer?.view ?? this.store.table?.view ?? null;
  }
  get legal(): string[] {
    return this.answer?.legal ?? this.store.table?.legal ?? [];
  }
  get pending(): string | null {
    const { answer } = this;
    return answer && answer.shown < answer.moves.length ? (answer.moves.at(-1) ?? null) : null;
  }
  get active(): boolean {
    const { table } = this.store;
    const mine = table?.phase === 'playing' && table.to_move === table.seat && table.legal.length > 0;
    return mine && !this.sending && !this.#slow;
  }

  /** To be called when the table has changed: an old draft goes, one from before a reload comes back. */
  sync(table: Table): void {
    const key = `${table.table}.${table.ply}.${table.seat}`;
    if (key === this.#key || this.#goesOn(table)) return;
    this.#key = key;
    this.#ply = table.ply;
    this.#answers.clear();
    this.answer = null;
    const stored = sessionStorage.getItem(STORED + table.table);
    if (!stored) return;
    const { key: when, moves } = JSON.parse(stored) as { key: string; moves: string[] };
    if (when === key && moves.length > 0) void this.#show(moves, true);
    else if (!when.startsWith(`${table.table}.${table.ply}.`)) this.#keep([]);
  }

  /** Whether others have only made hidden moves, as this reader may too: a draft still stands then. */
  #goesOn(table: Table): boolean {
    const same = this.#key === `${table.table}.${this.#ply}.${table.seat}` && table.ply > this.#ply;
    const since = this.store.log.filter((entry) => entry.ply > this.#ply);
    return same && table.to_move === table.seat && since.length > 0 && since.every(({ move }) => move === null);
  }

  async add(move: string): Promise<void> {
    if (this.active && !this.answer?.ends) await this.#show([...this.moves, move]);
  }

  async undo(): Promise<void> {
    if (this.active && this.moves.length > 0) await this.#show(this.moves.slice(0, -1));
  }

  /** Sends the turn; without an answer it is sent again under the same id, so it counts once. */
  async confirm(more: string[] = []): Promise<void> {
    const { table } = this.store;
    const moves = [...this.moves, ...more];
    if (!this.active || this.#asking || !table || table.seat === null || !moves.length) return;
    const { seat, ply } = table;
    const turn = { seat, ply, moves, request: uniqueId(), stream: this.store.stream };
    this.sending = true;
    try {
      const answer = await insist(() => api.turn(table.table, turn));
      this.#keep([]);
      this.store.adopt(answer);
    } catch (error) {
      this.#refused(error);
    } finally {
      this.sending = false;
    }
  }

  /** Shows a list of moves as the draft. `quiet`: a draft that no longer fits is dropped without a word. */
  async #show(moves: string[], quiet = false): Promise<void> {
    const { table } = this.store;
    if (!table || table.seat === null || this.#asking) return;
    const key = this.#key;
    const known = this.#answers.get(moves.join('\n'));
    if (moves.length === 0 || known) {
      this.answer = known ?? null;
      this.#keep(moves);
      return;
    }
    this.#asking = true;
    const timer = setTimeout(() => (this.#slow = true), SLOW);
    try {
      const answer = await api.draft(table.table, { seat: table.seat, ply: table.ply, moves });
      if (key !== this.#key) return; // the table has moved on meanwhile
      this.#answers.set(moves.join('\n'), answer);
      this.answer = answer;
      this.#keep(moves);
    } catch (error) {
      if (!quiet) this.#refused(error);
      else if (!(error instanceof Offline)) this.#keep([]);
    } finally {
      clearTimeout(timer);
      this.#slow = false;
      this.#asking = false;
    }
  }

  #refused(error: unknown): void {
    if (error instanceof Refused && error.refusal.table) this.store.adopt(error.refusal.table);
    else if (!(error instanceof Offline)) void this.store.refresh();
    if (error instanceof Refused && error.name !== 'TooMany') {
      this.answer = null;
      this.#keep([]);
    }
    this.onfault(error);
  }

  #keep(moves: string[]): void {
    const { table } = this.store;
    if (!table) return;
    if (moves.length === 0) sessionStorage.removeItem(STORED + table.table);
    else sessionStorage.setItem(STORED + table.table, JSON.stringify({ key: this.#key, moves }));
  }
}
