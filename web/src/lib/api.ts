/** The server, as functions. A refusal is a `Refused` with the server's own words; no answer at all is `Offline`. */
import type {
  Draft,
  DraftRequest,
  GameRecord,
  Games,
  Guest,
  NewTable,
  Refusal,
  Replay,
  Table,
  TableSummary,
  Turn,
  Why,
  WhyRequest,
} from './contract';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
  get name(): string {
    return this.refusal.error;
  }
}

export class Offline extends Error {}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Offline();
  }
  // A proxy in front of a stopped server answers with these: as good as no answer.
  if (answer.status === 502 || answer.status === 503 || answer.status === 504) throw new Offline();
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const refusal =
    data !== null && typeof data === 'object' && 'error' in data
      ? (data as Refusal)
      : { error: answer.status === 404 ? 'NotFound' : 'BadRequest', message: answer.statusText };
  throw new Refused(answer.status, refusal);
}

const eyes = (seat: number | null | undefined): string => (seat == null ? '' : `?seat=${seat}`);
const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => ask<Games>('GET', '/games'),
  me: () => ask<Guest>('GET', '/me'),
  rename: (name: string) => ask<Guest>('PUT', '/me', { name }),
  tables: () => ask<{ tables: TableSummary[] }>('GET', '/tables').then((found) => found.tables),
  open: (table: NewTable) => ask<Table>('POST', '/tables', table),
  table: (id: string, seat?: number | null) => ask<Table>('GET', at(id) + eyes(seat)),
  turn: (id: string, turn: Turn) => ask<Table>('POST', `${at(id)}/turns`, turn),
  draft: (id: string, draft: DraftRequest) => ask<Draft>('POST', `${at(id)}/drafts`, draft),
  why: (id: string, why: WhyRequest) => ask<Why>('POST', `${at(id)}/why`, why),
  sit: (id: string, seat: number, invite: string, name: string) =>
    ask<Table>('POST', `${at(id)}/seats/${seat}/sit`, { invite, name }),
  leave: (id: string, seat: number) => ask<Table>('POST', `${at(id)}/seats/${seat}/leave`, {}),
  bot: (id: string, seat: number, level: string) =>
    ask<Table>('POST', `${at(id)}/seats/${seat}/bot`, { level }),
  standIn: (id: string, seat: number) => ask<Table>('POST', `${at(id)}/seats/${seat}/stand-in`, {}),
  comeBack: (id: string, seat: number) => ask<Table>('POST', `${at(id)}/seats/${seat}/return`, {}),
  resign: (id: string, seat: number) => ask<Table>('POST', `${at(id)}/seats/${seat}/resign`, {}),
  rematch: (id: string) => ask<Table>('POST', `${at(id)}/rematch`, {}),
  record: (id: string) => ask<GameRecord>('GET', `${at(id)}/record`),
  replay: (id: string) => ask<Replay>('GET', `${at(id)}/replay`),
  streamUrl: (id: string, name: string, seat: number | null, last: string | null): string => {
    const query = new URLSearchParams({ name });
    if (seat !== null) query.set('seat', String(seat));
    if (last !== null) query.set('last', last);
    return `/api${at(id)}/stream?${query}`;
  },
};
