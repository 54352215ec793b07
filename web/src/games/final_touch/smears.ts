/** Three ways to rub paint across a canvas of 400 by 300. */

import { chance, seed, waver, type Box, type Point } from '../art/brush';

export interface Smear {
  d: string;
  width: number;
  hairs: { d: string; width: number; light: boolean }[];
  mark: Point;
  box: Box;
}

const RUBS: { path: Point[]; width: number; mark: Point }[] = [
  { path: [[44, 112], [148, 50], [98, 124], [206, 58], [160, 132], [268, 78]], width: 33, mark: [134, 88] },
  { path: [[366, 206], [292, 186], [222, 222], [146, 204], [48, 240]], width: 42, mark: [222, 216] },
  { path: [[246, 176], [314, 84], [300, 178], [366, 98], [352, 168]], width: 29, mark: [310, 134] },
];

/** An open curve through points. */
function curve(points: Point[]): string {
  let d = `M${points[0]!.map(Math.round).join(' ')}`;
  for (let i = 1; i < points.length; i++) {
    const [a, b, c, e] = [i - 2, i - 1, i, i + 1].map((k) => points[Math.min(points.length - 1, Math.max(0, k))]!) as [Point, Point, Point, Point];
    const way = [b[0] + (c[0] - a[0]) / 5, b[1] + (c[1] - a[1]) / 5, c[0] - (e[0] - b[0]) / 5, c[1] - (e[1] - b[1]) / 5, c[0], c[1]];
    d += `C${way.map((value) => +value.toFixed(1)).join(' ')}`;
  }
  return d;
}

/** The smear in a place from 0 to 2. */
export function smear(place: number): Smear {
  seed(place + 40);
  const { path, width, mark } = RUBS[place]!;
  const hairs = Array.from({ length: 15 }, (_, i) => {
    const off = (i / 14 - 0.5) * width * 1.12;
    const dry = Math.abs(off) > width * 0.4 || i % 4 === 0; // runs out beside or past the end
    const points = path.map(([x, y]): Point => [x + off * 0.45 + waver(1.5), y + off * 0.9 + waver(1.5)]);
    const last = points[points.length - 1]!;
    const before = points[points.length - 2]!;
    const reach = dry ? 0.1 + 0.25 * chance() : -0.1;
    last[0] += (last[0] - before[0]) * reach;
    last[1] += (last[1] - before[1]) * reach;
    return { d: curve(points), width: +(1.4 + 2.2 * chance()).toFixed(1), light: i % 3 === 1 };
  });
  const xs = path.map((p) => p[0]);
  const ys = path.map((p) => p[1]);
  const box: Box = [Math.min(...xs) - 30, Math.min(...ys) - 30, Math.max(...xs) + 30, Math.max(...ys) + 30];
  return { d: curve(path), width, hairs, mark, box };
}
