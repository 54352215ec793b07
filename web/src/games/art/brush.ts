/** Shapes as a brush leaves them: always the same for the same seed. Canvas: 400 by 300. */

export type Point = [number, number];
export type Box = [left: number, top: number, right: number, bottom: number];

/** What a brush covers: closed rings, as a path, with the direction of its hairs in degrees. */
export interface Form {
  d: string;
  rings: Point[][];
  box: Box;
  angle: number;
}

/** A form in a paint; `within` cuts it off at the edge of another. */
export type Touch = [fill: string, form: Form, within?: Form];

let state = 1;

export function seed(value: number): void {
  state = Math.imul(value + 1, 0x9e3779b1);
}

/** From 0 to 1 (mulberry32). */
export function chance(): number {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

export function waver(size: number): number {
  return (2 * chance() - 1) * size;
}

const n = (value: number) => +value.toFixed(1);
const at = ([x, y]: Point) => `${n(x)} ${n(y)}`;

/** A closed curve through points. */
function smooth(ring: Point[]): string {
  const k = ring.length;
  let d = `M${at(ring[0]!)}`;
  for (let i = 0; i < k; i++) {
    const [a, b, c, e] = [-1, 0, 1, 2].map((step) => ring[(i + step + k) % k]!) as [Point, Point, Point, Point];
    const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${at(one)} ${at(two)} ${at(c)}`;
  }
  return d + 'z';
}

const straight = (ring: Point[]) => `M${ring.map(at).join('L')}z`;

function form(rings: Point[][], draw: (ring: Point[]) => string, angle: number): Form {
  const xs = rings.flat().map((p) => p[0]);
  const ys = rings.flat().map((p) => p[1]);
  const box: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return { d: rings.map(draw).join(''), rings, box, angle };
}

function pairs(flat: number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i]!, flat[2 * i + 1]!]);
}

function turned([x, y]: Point, [cx, cy]: Point, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [cx + (x - cx) * Math.cos(a) - (y - cy) * Math.sin(a), cy + (x - cx) * Math.sin(a) + (y - cy) * Math.cos(a)];
}

function oval(x: number, y: number, rx: number, ry: number, turn: number, rough: number): Point[] {
  const points = rx + ry > 30 ? 14 : 8;
  return Array.from({ length: points }, (_, i) => {
    const a = (2 * Math.PI * i) / points;
    const r = 1 + waver(rough);
    return turned([x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r], [x, y], turn);
  });
}

/** A round or oval patch. */
export function blob(x: number, y: number, rx: number, ry = rx, turn = 0, rough = 0.05): Form {
  return form([oval(x, y, rx, ry, turn, rough)], smooth, turn);
}

/** A soft shape through points: x, y, x, y, ... */
export function soft(points: number[], angle = 0): Form {
  return form([pairs(points)], smooth, angle);
}

/** A shape with corners. */
export function hard(points: number[], angle = 0): Form {
  return form([pairs(points).map(([x, y]) => [x + waver(0.8), y + waver(0.8)])], straight, angle);
}

/** Land, cloth or water: everything from a top edge of even steps down to the bottom. */
export function land(tops: number[], bottom = 310, left = -12, right = 412): Form {
  const step = (right - left) / (tops.length - 1);
  const top = tops.map((y, i): Point => [left + i * step, y]);
  return form([[...top, [right + 6, bottom], [(left + right) / 2, bottom + 8], [left - 6, bottom]]], smooth, -4);
}

/** A wash across the canvas. */
export function wash(top: number, bottom: number, angle = 0): Form {
  const f = land([top, top + waver(4), top + waver(4), top + waver(4), top], bottom, -30, 430);
  return { ...f, angle };
}

/** One stroke along points, thin at its ends, as wide as told in between. */
export function line(points: number[], width: number, end = 0.35): Form {
  const middle = pairs(points);
  const last = middle.length - 1;
  const sides: [Point[], Point[]] = [[], []];
  middle.forEach(([x, y], i) => {
    const before = middle[Math.max(0, i - 1)]!;
    const after = middle[Math.min(last, i + 1)]!;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const w = (width / 2) * (i === 0 ? 0.75 : i === last ? end : 1 + waver(0.1));
    const across: Point = [(-(after[1] - before[1]) / length) * w, ((after[0] - before[0]) / length) * w];
    sides[0].push([x + across[0], y + across[1]]);
    sides[1].unshift([x - across[0], y - across[1]]);
  });
  const [ax, ay] = middle[0]!;
  const [bx, by] = middle[last]!;
  return form([[...sides[0], ...sides[1]]], smooth, (Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
}

function leafRing(x: number, y: number, length: number, turn: number, width: number): Point[] {
  const shape: Point[] = [[0, 0], [0.25, 0.8], [0.6, 0.9], [1, 0], [0.6, -0.9], [0.25, -0.8]];
  return shape.map(([u, v]) => turned([x + u * length, y + (v * width) / 2], [x, y], turn));
}

/** A leaf from its stalk. */
export function leaf(x: number, y: number, length: number, turn: number, width = length * 0.4): Form {
  return form([leafRing(x, y, length, turn, width)], smooth, turn);
}

/** Petals around a heart; `squash` below 1 looks at it from the side. */
export function petals(x: number, y: number, r: number, count: number, width = 0.5, inner = 0.15, squash = 1): Form {
  const shift = waver(30);
  const rings = Array.from({ length: count }, (_, i) => {
    const turn = shift + (360 * i) / count;
    const a = (turn * Math.PI) / 180;
    const ring = leafRing(x + Math.cos(a) * r * inner, y + Math.sin(a) * r * inner, r * (1 + waver(0.08)), turn, r * width);
    return ring.map(([px, py]): Point => [px, y + (py - y) * squash]);
  });
  return form(rings, smooth, 30);
}

/** Many small touches in a box. */
export function touches(box: Box, count: number, rx: number, ry = rx, turn = 0): Form {
  const [left, top, right, bottom] = box;
  const columns = Math.max(1, Math.round(Math.sqrt((count * (right - left)) / Math.max(1, bottom - top))));
  const rows = Math.ceil(count / columns);
  const rings = Array.from({ length: count }, (_, i) => {
    const x = left + ((right - left) * ((i % columns) + 0.5 + waver(0.42))) / columns;
    const y = top + ((bottom - top) * (Math.floor(i / columns) + 0.5 + waver(0.42))) / rows;
    const size = 1 + waver(0.25);
    return oval(x, y, rx * size, ry * size, turn + waver(12), 0.08);
  });
  return form(rings, smooth, turn);
}

/** The same form many times, moved: dx, dy, dx, dy, ... */
export function copies(one: Form, moves: number[]): Form {
  const all = pairs(moves).flatMap(([dx, dy]) => one.rings.map((ring) => ring.map(([x, y]): Point => [x + dx, y + dy])));
  return form(all, one.d.includes('C') ? smooth : straight, one.angle);
}

/** Several forms as one. */
export function both(...forms: Form[]): Form {
  const box = forms.map((f) => f.box);
  return {
    d: forms.map((f) => f.d).join(''),
    rings: forms.flatMap((f) => f.rings),
    box: [0, 1, 2, 3].map((i) => (i < 2 ? Math.min : Math.max)(...box.map((b) => b[i]!))) as Box,
    angle: forms[0]!.angle,
  };
}
