/** Events, moves and people in words. */
import type { Translate, Words } from './board';
import type { GameEvent, Outcome, Seat } from './contract';

const BOT_NAMES = 6;

/** Bots have names too, by their seat: a log of two nameless ones cannot be followed. */
export const botName = (seat: number, t: Translate): string =>
  t('page-bot-name', { number: seat % BOT_NAMES });

/** Display names by seat. Two people of one name are told apart by a number. */
export function seatNames(seats: Seat[], t: Translate): string[] {
  const plain = seats.map((seat) => {
    if (seat.kind === 'person') return seat.name ?? t('page-somebody');
    if (seat.kind === 'bot') return botName(seat.seat, t);
    return t('page-seat-open');
  });
  return plain.map((name, seat) => {
    const before = plain.slice(0, seat).filter((other) => other === name).length;
    return before > 0 && seats[seat]?.kind !== 'open' ? `${name} ${before + 1}` : name;
  });
}

/** An event as a sentence, like `tell` of terminal.py. */
export function tell(
  game: string,
  event: GameEvent,
  name: (seat: number) => string,
  t: Translate,
  list: (items: string[]) => string,
): string {
  const values: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === 'string') values[key] = value.replace(/^(\d+)-(\d+)$/, '$1–$2'); // a range
    else if (typeof value === 'number') values[key] = value;
  }
  if (event.seat !== undefined) values.player = name(event.seat);
  if (event.seats) {
    values.players = list(event.seats.map(name));
    values.count ??= event.seats.length;
  }
  return t(`${game}-event-${event.event}`, values);
}

/** A move as a sentence. */
export function wordMove(game: string, move: string, words: Words | null, t: Translate): string {
  if (!words) return move;
  const { key, values } = words.moveValues(move);
  return t(key.startsWith(`${game}-`) ? key : `${game}-move-${key}`, values);
}

/** Who wins, as a sentence. */
export function tellWinners(
  won: number[],
  name: (seat: number) => string,
  t: Translate,
  list: (items: string[]) => string,
): string {
  if (won.length === 0) return t('page-draw');
  return t('page-wins', { players: list(won.map(name)), count: won.length });
}

/** How a game ended, as a sentence to whoever plays these seats: who won alone is told so as "you". */
export function tellEnd(
  outcome: Outcome,
  mine: number[],
  name: (seat: number) => string,
  t: Translate,
  list: (items: string[]) => string,
): string {
  const won = outcome.winners;
  const [you, ...others] = mine;
  const yours = you !== undefined && others.length === 0 && won.includes(you);
  if (!yours) return tellWinners(won, name, t, list);
  return t(outcome.shares[you]! < 1 ? 'page-you-share' : 'page-you-win');
}
