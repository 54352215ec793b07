/** What the server says and hears: the same words as its OpenAPI. The page knows no rule. */

export type Json = Record<string, unknown>;
export type Language = 'en' | 'ru' | 'uk';

/** A choice the host makes before the game; `choices` by the number of players. */
export interface GameOption {
  name: string;
  default: unknown;
  choices: Record<string, unknown[]>;
}

/** GET /api/games */
export interface Games {
  games: { id: string; seats: number[]; options: GameOption[] }[];
  levels: string[];
}

/** GET and PUT /api/me: the guest behind the cookie; no name yet is null. */
export interface Guest {
  name: string | null;
}

export type SeatKind = 'open' | 'person' | 'bot';

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string | null; // of a person; null for a bot or an open seat
  level: string | null; // of a bot, or of the bot standing in for a person
  you: boolean; // one of the reader's own seats
  here: boolean; // a person with the page open; bots are always here
  standing_in: boolean; // a bot plays for an absent person, who may return
  resigned: boolean;
}

export type Phase = 'waiting' | 'playing' | 'over';

/** One move as this reader saw it happen. `events` differ by seat: hidden stays hidden. */
export interface LogEntry {
  ply: number; // after the move
  seat: number;
  move: string | null; // null: another's, hidden until all such moves are in
  events: GameEvent[];
}

/** `event` names a text key `<game>-event-<event>`; the rest are its values. */
export interface GameEvent extends Json {
  event: string;
  seat?: number;
  seats?: number[];
}

export interface Outcome {
  winners: number[]; // the seats that won, alone or together; none of a draw
  shares: number[]; // of the victory, by seat
  scores: number[];
  rule: string | null; // the rule that ended it; null: somebody resigned
  resigned: number[];
}

/** Everything about a table for one reader: GET /api/tables/{id}, every message of the stream, and
 * the answer to a turn. Newer is larger `ply`, then larger `revision`. */
export interface Table<View = Json> {
  table: string;
  ply: number;
  revision: number; // counts changes that are not moves: seats, resigning, rematch
  game: string;
  players: number;
  options: Json;
  phase: Phase;
  seats: Seat[];
  seat: number | null; // whose view this is; null: a spectator
  mine: number[]; // all seats of the reader: several on one shared screen
  to_move: number | null;
  view: View | null; // null while waiting
  legal: string[]; // moves of `seat` now; empty when it is another's turn
  log: LogEntry[]; // in the stream: what is new; from GET: all
  outcome: Outcome | null;
  rematch: string | null; // the id of the next table
  invite: string | null; // the code to sit down, for whoever sits here, while seats are open
}

/** GET /api/tables: the guest's tables, newest first. */
export interface TableSummary {
  table: string;
  game: string;
  players: number;
  phase: Phase;
  ply: number;
  names: (string | null)[]; // null: a bot, then `levels` has its level, or an open seat
  levels: (string | null)[];
  mine: number[];
  your_turn: boolean;
  updated: string; // ISO time
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  players: number;
  options?: Json;
  seats: NewSeat[]; // one a seat; the table starts by itself when none is open
}
export type NewSeat =
  | { kind: 'me'; name?: string } // several of these: one shared screen; name them apart
  | { kind: 'open' }
  | { kind: 'bot'; level: string };

/** POST /api/tables/{id}/turns: all or nothing. The same `request` twice is one turn. */
export interface Turn {
  seat: number;
  ply: number; // the ply the moves were made on
  moves: string[];
  request: string; // any unique text of at most 64 characters, e.g. crypto.randomUUID()
  stream: string; // the name of the page's stream, which need not tell what the answer tells
}

/** POST /api/tables/{id}/drafts: what the seat would see; nobody else learns of it. */
export interface DraftRequest {
  seat: number;
  ply: number;
  moves: string[];
}
export interface Draft<View = Json> {
  ply: number;
  moves: string[];
  shown: number; // how many of the moves `view` includes: a last move that would reveal something
  ends: boolean; // ... is not shown before it is confirmed (then `ends`: confirm or undo)
  view: View;
  legal: string[]; // to go on with; empty when `ends`
}

/** POST /api/tables/{id}/why */
export interface WhyRequest extends DraftRequest {
  move: string;
  language: Language;
}
export interface Why {
  legal: boolean;
  rule: string | null;
  reason: string | null; // in the language asked for
}

/** GET /api/tables/{id}/record: finished tables only; `vernissage.replay(text)` reads it. */
export interface GameRecord {
  game: string;
  rules: number;
  players: number;
  seed: string;
  options: Json;
  moves: string[];
}

/** GET /api/tables/{id}/replay: finished tables only; all hands face up. frames[0] is the deal. */
export interface Replay<View = Json> {
  table: string;
  game: string;
  players: number;
  seats: Seat[];
  outcome: Outcome;
  frames: { ply: number; seat: number | null; move: string | null; events: GameEvent[]; view: View }[];
}

/** Every refusal, with an HTTP status of 4xx. The page words `error` by the key `error-<error>`. */
export interface Refusal {
  error: string;
  message: string; // English, for whoever writes a bot
  rule?: string; // IllegalMove
  reason?: string; // IllegalMove, English
  forms?: string[]; // UnreadableMove
  table?: Table; // StalePly: how things are now
  retry_after?: number; // TooMany: seconds
}
