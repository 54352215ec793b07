/** What the frame around a table gives to the board of a game: views in, gestures out. */
import type { GameEvent, Json, Language, Seat } from './contract';

export interface BoardProps<View = Json> {
  view: View; // the view to draw: of the draft if there is one, else of the table
  legal: string[]; // the moves that can be made now by the seat shown (already after the draft); [] if none
  pending: string | null; // a drafted last move that is not in the view yet (it would reveal something): show it as about to happen
  drafted: number; // how many moves are in the draft (0: nothing to undo)
  seat: number | null; // whose eyes; null: spectator
  seats: Seat[]; // names, kinds (contract.ts)
  active: boolean; // the seat shown may move now (its turn, not replay, nothing on its way to the server)
  events: GameEvent[]; // what has just happened (the last log entries), for motion and sound cues only
  open?: boolean; // replay: all hands face up
  t: Translate; // words by .ftl key
  name: (seat: number) => string; // display name of a seat
  language: Language;
  onmove: (move: string) => void; // add this move to the draft
  onwhy: (move: string) => void; // explain why this move is not legal
  onundo: () => void; // one move of the draft back
  onconfirm: (moves?: string[]) => void; // send the turn: the draft plus these moves, e.g. ['done']
}

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** `words.ts` of a game: how a move is said, as a text key and its values. */
export interface Words {
  moveValues: (move: string) => { key: string; values: Record<string, string | number> };
}
