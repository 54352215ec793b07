/** A table's stream of server-sent events that mends itself: after sleep, a lost network, a server restart. */
import { Offline } from './api';
import type { Table } from './contract';

export type Connection = 'connecting' | 'live' | 'lost';

export interface StreamNeeds {
  url: () => string; // asked for at every try: the last id changes
  onmessage: (table: Table) => void;
  onstate: (state: Connection) => void;
  // Called when a try has failed: catches up by a plain request, and may close the stream for good.
  onfailure: () => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
// Nobody hears a stream that died in its sleep: a clock that jumps is how we notice.
const TICK = 5_000;
const SLEPT = 20_000;

/** How long to wait before try number `tries`; spread so that a restarted server is not stormed. */
export function backoff(tries: number, luck: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.6 + 0.4 * luck);
}

/** Asks until there is an answer: for what a page cannot begin without. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
      await new Promise((done) => setTimeout(done, backoff(tries)));
    }
  }
}

export class Stream {
  #source: EventSource | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ticker: ReturnType<typeof setInterval>;
  #ticked = Date.now();
  #hiddenSince = 0;
  #closed = false;

  constructor(private needs: StreamNeeds) {
    document.addEventListener('visibilitychange', this.#onvisible);
    window.addEventListener('online', this.#reopen);
    window.addEventListener('offline', this.#onoffline);
    window.addEventListener('pageshow', this.#onpageshow);
    this.#ticker = setInterval(this.#tick, TICK);
    needs.onstate('connecting');
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
    clearInterval(this.#ticker);
    document.removeEventListener('visibilitychange', this.#onvisible);
    window.removeEventListener('online', this.#reopen);
    window.removeEventListener('offline', this.#onoffline);
    window.removeEventListener('pageshow', this.#onpageshow);
  }

  #open = (): void => {
    if (this.#closed) return;
    this.#drop();
    const source = new EventSource(this.needs.url());
    this.#source = source;
    source.addEventListener('open', () => this.#live());
    source.addEventListener('table', (event) => {
      this.#live();
      this.needs.onmessage(JSON.parse((event as MessageEvent<string>).data) as Table);
    });
    source.addEventListener('error', () => {
      // The browser's own reconnect gives up after some answers and waits too long after others.
      if (source === this.#source) this.#failed();
    });
  };

  #live(): void {
    this.#tries = 0;
    this.needs.onstate('live');
  }

  #failed(): void {
    this.#drop();
    this.needs.onstate('lost');
    this.#timer = setTimeout(this.#open, backoff(this.#tries++));
    this.needs.onfailure();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  #reopen = (): void => {
    this.#tries = 0;
    this.#open();
  };

  #onoffline = (): void => {
    this.#drop();
    this.needs.onstate('lost');
  };

  #onpageshow = (event: PageTransitionEvent): void => {
    if (event.persisted) this.#reopen();
  };

  #onvisible = (): void => {
    if (document.visibilityState === 'hidden') this.#hiddenSince = Date.now();
    else if (this.#source === null || Date.now() - this.#hiddenSince > SLEPT) this.#reopen();
  };

  #tick = (): void => {
    const now = Date.now();
    if (now - this.#ticked > SLEPT) this.#reopen();
    this.#ticked = now;
  };
}
