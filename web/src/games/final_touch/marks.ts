/** Where the signs of missing strokes stand on a picture: well inside what shows of the stroke. */

import type { Form, Point } from '../art/brush';
import type { Picture, Stroke } from './painting';

const CELL = 8;
const [WIDE, HIGH] = [400 / CELL, 300 / CELL];
const known = new WeakMap<Picture, Point[]>();

/** A point a stroke, in the order of the picture's strokes. */
export function marksOf(picture: Picture): Point[] {
  const marks = known.get(picture) ?? find(picture);
  known.set(picture, marks);
  return marks;
}

function find(picture: Picture): Point[] {
  const owners = visible(picture);
  const marks: Point[] = [];
  picture.strokes.forEach((stroke, i) => marks.push(best(owners, i, stroke, marks)));
  return marks;
}

/** The stroke in front, by cells of the canvas; -1: none. */
function visible({ pieces, strokes }: Picture): number[] {
  const stroke = pieces.map((piece) => strokes.findIndex((one) => one.colour === piece.colour && one.nth === piece.nth));
  return Array.from({ length: WIDE * Math.floor(HIGH) }, (_, cell) => {
    const top = pieces.findLastIndex((piece) => within(piece.form, middle(cell)));
    return top < 0 ? -1 : stroke[top]!;
  });
}

const middle = (cell: number): Point => [((cell % WIDE) + 0.5) * CELL, (Math.floor(cell / WIDE) + 0.5) * CELL];

function best(owners: number[], stroke: number, { box }: Stroke, taken: Point[]): Point {
  const [left, top, right, bottom] = [Math.max(0, box[0]), Math.max(0, box[1]), Math.min(400, box[2]), Math.min(300, box[3])];
  let found: Point = [(left + right) / 2, (top + bottom) / 2];
  let most = -Infinity;
  owners.forEach((owner, cell) => {
    if (owner !== stroke) return;
    const [x, y] = middle(cell);
    const around = [-2, -1, 0, 1, 2].flatMap((row) => [-2, -1, 1, 2].map((step) => owners[cell + step + row * WIDE]));
    const room = around.filter((other) => other === stroke).length / 2;
    const crowd = Math.min(4, ...taken.map((other) => Math.hypot(x - other[0], y - other[1]) / 8));
    const off = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2) / 40;
    const edge = Math.min(x, y, 400 - x, 300 - y) < 10 ? 4 : 0;
    if (room + crowd - off - edge > most) [found, most] = [[x, y], room + crowd - off - edge];
  });
  return found;
}

function within({ rings, box }: Form, [x, y]: Point): boolean {
  if (x < box[0] || x > box[2] || y < box[1] || y > box[3]) return false;
  return rings.some((ring) => {
    let inside = false;
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[ax, ay], [bx, by]] = [ring[i]!, ring[j]!];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
    return inside;
  });
}
