/** A masterpiece as strokes to lay: its scene, divided into as many strokes as it asks for. */

import { blob, both, leaf, line, petals, seed, touches, waver, type Box, type Form } from '../art/brush';
import { COLOURS, type Colour, type Counts } from './colours';
import { SCENES } from './scenes';

/** A stroke's name in a scene (`b2`: the second blue one), a tone from pale 0 to deep 4, a form. */
export type Part = [stroke: string, tone: number, form: Form];
export type Scene = () => Part[];

export interface Piece {
  colour: Colour;
  nth: number; // the stroke of its colour that it belongs to, from 0
  tone: number;
  form: Form;
  key: number;
}

export interface Stroke {
  colour: Colour;
  nth: number;
  box: Box;
}

export interface Picture {
  pieces: Piece[]; // from back to front
  strokes: Stroke[];
}

const BY_LETTER: Record<string, Colour> = { y: 'yellow', g: 'green', n: 'brown', b: 'blue', p: 'pink' };
const cache = new Map<string, Picture>();

/** The scene of a masterpiece, from 1 to 25, whatever its id is. */
export function sceneOf(id: number): number {
  return ((((id - 1) % SCENES.length) + SCENES.length) % SCENES.length) + 1;
}

/** The picture of a masterpiece; without `asked`, as its scene was first drawn. */
export function picture(id: number, asked?: Counts): Picture {
  const name = `${id} ${asked ? COLOURS.map((c) => asked[c] ?? 0).join() : ''}`;
  const known = cache.get(name) ?? paint(id, asked);
  cache.set(name, known);
  return known;
}

function paint(id: number, asked?: Counts): Picture {
  seed(id * 977);
  const drawn = SCENES[sceneOf(id) - 1]!().map(([stroke, tone, form], i): Piece => {
    return { colour: BY_LETTER[stroke[0]!]!, nth: +stroke.slice(1) - 1, tone, form, key: id * 1000 + i };
  });
  const pieces = asked ? COLOURS.reduce((all, c) => divided(all, c, asked[c] ?? 0), drawn) : drawn;
  return { pieces, strokes: strokesOf(pieces) };
}

/** Pieces with those of one colour dealt to `count` strokes, which need not be what was drawn. */
function divided(pieces: Piece[], colour: Colour, count: number): Piece[] {
  const mine = pieces.filter((piece) => piece.colour === colour);
  if (new Set(mine.map((piece) => piece.nth)).size === count) return pieces;
  const others = pieces.filter((piece) => piece.colour !== colour);
  if (count === 0) return others;
  const extra = Array.from({ length: Math.max(0, count - mine.length) }, (_, i): Piece => {
    return { colour, nth: 99, tone: 1 + (i % 3), form: flourish(colour), key: i };
  });
  const all = [...mine, ...extra];
  const rank = new Map([...all].sort((a, b) => a.nth - b.nth).map((piece, i) => [piece, i]));
  const dealt = new Map(all.map((piece) => [piece, { ...piece, nth: Math.floor((rank.get(piece)! * count) / all.length) }]));
  return [...pieces, ...extra].flatMap((piece) => (piece.colour === colour ? [dealt.get(piece)!] : [piece]));
}

/** Something small of a colour, for a masterpiece that asks for more than its scene has. */
function flourish(colour: Colour): Form {
  const [x, y] = [200 + waver(165), 150 + waver(110)];
  if (colour === 'yellow') return petals(x, y, 14, 5, 0.5);
  if (colour === 'green') return both(leaf(x, y, 26, -50), leaf(x, y, 26, -120), leaf(x, y, 22, -10));
  if (colour === 'brown') return line([x - 24, y + 8, x, y - 3, x + 26, y + 2], 9);
  if (colour === 'blue') return touches([x - 26, y - 12, x + 26, y + 12], 5, 12, 4);
  return both(petals(x, y, 16, 6, 0.6), blob(x + 20, y + 12, 6));
}

function strokesOf(pieces: Piece[]): Stroke[] {
  return COLOURS.flatMap((colour) => {
    const mine = pieces.filter((piece) => piece.colour === colour);
    const count = Math.max(-1, ...mine.map((piece) => piece.nth)) + 1;
    return Array.from({ length: count }, (_, nth) => {
      const boxes = mine.filter((piece) => piece.nth === nth).map((piece) => piece.form.box);
      const box = [0, 1, 2, 3].map((i) => (i < 2 ? Math.min : Math.max)(...boxes.map((b) => b[i]!))) as Box;
      return { colour, nth, box };
    });
  });
}
