/** One table as its reader knows it, kept fresh by the stream. */
import { api, Refused } from './api';
import type { LogEntry, Table } from './contract';
import { uniqueId } from './device';
import { merge, messageId, type Known } from './merge';
import { Stream, type Connection } from './stream';

export class TableStore {
  #known = $state.raw<Known | null>(null);
  connection = $state<Connection>('connecting');
  fault = $state.raw<unknown>(null); // the table cannot be shown, and why
  fresh = $state.raw<LogEntry[]>([]); // what has just happened
  #stream: Stream | null = null;
  #eyes: number | null | undefined; // the seat asked for; undefined: the server chooses
  #filling = false;
  #closed = false;
  readonly stream = uniqueId(); // its name: what an answer tells, the stream need not

  constructor(readonly id: string) {}

  get table(): Table | null {
    return this.#known?.table ?? null;
  }

  get log(): LogEntry[] {
    return this.#known?.log ?? [];
  }

  /** Opens the table, or opens it again through the eyes of another seat. */
  async look(seat?: number | null): Promise<void> {
    this.#stream?.close();
    this.#stream = null;
    this.#eyes = seat;
    try {
      const table = await api.table(this.id, seat);
      if (this.#closed || this.#eyes !== seat) return;
      this.#eyes = table.seat;
      this.adopt(table);
      this.#listen();
    } catch (error) {
      // No answer at the very start: keep trying, the server may be on its way up.
      if (error instanceof Refused) this.fault = error;
      else if (!this.#closed) {
        this.connection = 'lost';
        setTimeout(() => !this.#closed && this.look(seat), 2000);
      }
    }
  }

  /** Takes in an answer or a message, if it is meant for these eyes and tells something new. */
  adopt(message: Table): void {
    if (this.#closed || message.seat !== this.#eyes) return;
    const merged = merge(this.#known, message);
    if (!merged) return;
    this.#known = merged.known;
    if (merged.fresh.length > 0) this.fresh = merged.fresh;
    if (merged.gap) void this.refresh();
  }

  /** Asks for the whole table: fills a gap in the log, or catches up while the stream is down. */
  async refresh(): Promise<void> {
    if (this.#filling || this.#closed) return;
    this.#filling = true;
    try {
      this.adopt(await api.table(this.id, this.#eyes));
    } catch (error) {
      if (error instanceof Refused && error.status === 404) this.#giveUp(error);
    } finally {
      this.#filling = false;
    }
  }

  close(): void {
    this.#closed = true;
    this.#stream?.close();
  }

  #listen(): void {
    this.#stream = new Stream({
      url: () => {
        const last = this.table && messageId(this.table);
        return api.streamUrl(this.id, this.stream, this.#eyes ?? null, last);
      },
      onmessage: (message) => this.adopt(message),
      onstate: (state) => (this.connection = state),
      onfailure: () => void this.refresh(),
    });
  }

  #giveUp(error: Refused): void {
    this.fault = error;
    this.close();
  }
}
