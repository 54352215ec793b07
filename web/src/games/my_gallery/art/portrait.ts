/** Portraits: one sitter, or two and three on wide canvases, before a wall, a window or a curtain. */

import { blob, both, chance, line, soft, touches, waver, type Form, type Touch } from '../../art/brush';
import { all, apart, between, count, pick, rect, type Genre, type Mood, type Stage } from './stage';

const SKINS = ['#f3cfb3', '#e5b08a', '#c98b62', '#9a6142', '#fbe0cc'];
const HAIRS = ['#2c2019', '#5b3620', '#8c4a22', '#c98f3f', '#8b8680', '#d9d2c6', '#a33f24'];
const CLOTHS = ['#2f4f7a', '#8f2f3c', '#3f6b4f', '#5b4376', '#c07a2c', '#26303a', '#d8b45a', '#a65a76'];

/** A shape given around a head of radius 1 at 0,0. */
const shape = (x: number, y: number, r: number, points: number[]): Form =>
  soft(points.map((value, i) => (i % 2 ? y : x) + value * r));

type Style = (x: number, y: number, r: number) => { behind?: Form; over: Form; hat?: Form };
const STYLES: Style[] = [
  // a bun
  (x, y, r) => ({ behind: both(blob(x, y - r * 1.25, r * 0.5), blob(x, y - r * 0.15, r * 1.02, r * 1.12)), over: shape(x, y, r, [-0.95, 0.05, -0.85, -0.75, 0, -1.2, 0.85, -0.75, 0.95, 0.05, 0.6, -0.55, 0, -0.75, -0.6, -0.5]) }),
  // a bob
  (x, y, r) => ({ behind: shape(x, y, r, [-1.15, 0.9, -1.2, -0.4, 0, -1.35, 1.2, -0.4, 1.15, 0.9, 0, 1]), over: shape(x, y, r, [-1, 0.1, -0.95, -0.8, 0, -1.3, 0.95, -0.8, 1, 0.1, 0.7, -0.4, 0, -0.35, -0.7, -0.4]) }),
  // long
  (x, y, r) => ({ behind: shape(x, y, r, [-1.3, 2.2, -1.15, -0.3, 0, -1.35, 1.15, -0.3, 1.3, 2.2, 0, 1.8]), over: shape(x, y, r, [-0.98, 0.3, -0.9, -0.8, 0.2, -1.25, 0.95, -0.7, 0.98, 0.3, 0.55, -0.5, 0.2, -0.85, -0.5, -0.4]) }),
  // short
  (x, y, r) => ({ over: shape(x, y, r, [-0.98, -0.05, -0.95, -0.85, 0, -1.3, 0.98, -0.8, 0.98, -0.05, 0.7, -0.6, 0, -0.62, -0.72, -0.55]) }),
  // a beard
  (x, y, r) => ({ over: both(shape(x, y, r, [-0.95, -0.2, -0.85, -0.9, 0, -1.2, 0.85, -0.9, 0.95, -0.2, 0.6, -0.75, 0, -0.85, -0.6, -0.75]), shape(x, y, r, [-0.88, 0.1, -0.55, 0.45, 0, 0.38, 0.55, 0.45, 0.88, 0.1, 0.7, 1.1, 0, 1.5, -0.7, 1.1])) }),
  // a hat
  (x, y, r) => ({ behind: shape(x, y, r, [-1.05, 0.8, -1.05, -0.3, 0, -0.9, 1.05, -0.3, 1.05, 0.8, 0, 0.9]), over: blob(x, y - r * 0.62, r * 0.9, r * 0.2), hat: both(blob(x, y - r * 0.72, r * 1.55, r * 0.24, -4), shape(x, y, r, [-0.85, -0.7, -0.75, -1.5, 0, -1.65, 0.75, -1.5, 0.85, -0.7, 0, -0.6])) }),
];

function face(x: number, y: number, r: number, skin: string, turn: number): Touch[] {
  const look = turn * r * 0.16;
  const eye = (side: number) => blob(x + look + side * r * 0.36, y + r * 0.02, r * 0.09, r * 0.075);
  const brow = (side: number) => line([x + look + side * r * 0.2, y - r * 0.22, x + look + side * r * 0.54, y - r * 0.2], r * 0.09, 0.5);
  return [
    [skin, blob(x, y, r * 0.88, r * 1.08, 0, 0.02)],
    ['#c4604d55', both(blob(x + look - r * 0.5, y + r * 0.34, r * 0.2, r * 0.15), blob(x + look + r * 0.5, y + r * 0.34, r * 0.2, r * 0.15))],
    ['#2a1c16', both(eye(-1), eye(1), brow(-1), brow(1))],
    ['#7a3d2a', line([x + look, y, x + look + turn * r * 0.16, y + r * 0.34, x + look - r * 0.02, y + r * 0.38], r * 0.08, 0.6)],
    ['#a33a34', line([x + look - r * 0.24, y + r * 0.63, x + look, y + r * 0.68, x + look + r * 0.26, y + r * 0.61], r * 0.13, 0.4)],
  ];
}

const COLLARS: ((x: number, y: number, r: number) => Touch[])[] = [
  (x, y, r) => [['#fbf3e2', shape(x, y, r, [-0.7, 1.55, 0, 2.2, 0.7, 1.55, 0.5, 1.3, 0, 1.75, -0.5, 1.3])]],
  (x, y, r) => [['#f7efe0', both(...count(7).map((i) => blob(x + (i - 3) * r * 0.32, y + r * 1.45 + Math.abs(i - 3) * r * -0.06, r * 0.26, r * 0.24)))]], // a ruff
  (x, y, r) => [['#f3d27a', both(...count(7).map((i) => blob(x + (i - 3) * r * 0.22, y + r * (1.75 - 0.05 * (i - 3) ** 2), r * 0.1)))]], // beads
  (x, y, r) => [['#fbf3e2', shape(x, y, r, [-0.4, 1.4, 0.4, 1.4, 0.25, 2.6, -0.25, 2.6])], ['#8f2f3c', both(shape(x, y, r, [0, 1.65, -0.55, 1.4, -0.55, 1.95]), shape(x, y, r, [0, 1.65, 0.55, 1.4, 0.55, 1.95]))]], // a bow
];

function sitter(x: number, y: number, r: number, bottom: number, wall: string): Touch[] {
  const skin = apart(SKINS, [wall]);
  const hair = apart(HAIRS, [skin, wall]);
  const cloth = apart(CLOTHS, [wall, skin]);
  const { behind, over, hat } = pick(STYLES)(x, y, r);
  const wide = r * between(2, 2.5);
  const low = bottom + 10;
  return [
    ...(behind ? [[hair, behind] as Touch] : []),
    [cloth, soft([x - wide, low, x - wide * 0.95, y + r * 2.7, x - r * 0.9, y + r * 1.6, x, y + r * 1.45, x + r * 0.9, y + r * 1.6, x + wide * 0.95, y + r * 2.7, x + wide, low, x, low + 6])],
    ['#00000026', soft([x + r * 0.7, y + r * 1.9, x + wide * 0.95, y + r * 2.7, x + wide, low, x + r * 0.9, low])],
    [skin, shape(x, y, r, [-0.4, 0.6, 0.4, 0.6, 0.48, 1.5, 0, 1.95, -0.48, 1.5])],
    ['#5a1f1022', blob(x, y + r * 1.12, r * 0.4, r * 0.22)],
    ...pick(COLLARS)(x, y, r),
    ...face(x, y, r, skin, pick([-1, -0.4, 0.4, 1])),
    [hair, over],
    ...(hat ? [[apart(CLOTHS, [wall, hair, skin]), hat] as Touch] : []),
  ];
}

function backdrop(stage: Stage): Touch[] {
  const { w, h, mood: m } = stage;
  const wall = pick(['sky', 'far', 'mid', 'near', 'glow'] as (keyof Mood)[]);
  const paper = wall === 'glow' ? m.sky : m.glow;
  const base: Touch[] = [[m[wall], all(stage)]];
  const kind = chance();
  if (kind < 0.3) return [...base, [paper + '88', touches([0, 0, w, h], Math.round((w * h) / 420), 4, 4)]];
  if (kind < 0.55) {
    const x = pick([w * 0.08, w * 0.6]);
    const [wide, high] = [w * 0.32, h * 0.44];
    return [...base, [m.light, rect(x - 4, h * 0.08 - 4, wide + 8, high + 8)], [m.sky, rect(x, h * 0.08, wide, high)], [m.glow, blob(x + wide * 0.6, h * 0.2, 9)], [m.near, rect(x, h * 0.08 + high * 0.62, wide, high * 0.38)], [m.light, rect(x + wide / 2 - 1.5, h * 0.08, 3, high)]];
  }
  if (kind < 0.8) return [...base, [paper + '77', both(...count(Math.ceil(w / 26)).map((i) => rect(i * 26 + 4, -4, 9, h + 8, 90)))]];
  const fold = (x: number) => both(...count(4).map((i) => line([x + i * 11, -8, x + i * 11 + waver(5), h * 0.5, x + i * 11, h + 8], 9, 1)));
  return [...base, [m.accent, fold(-2)], [m.dark + '55', line([40, -8, 36, h * 0.5, 41, h + 8], 5, 1)], [paper + '66', blob(w * 0.6, h * 0.35, w * 0.3, h * 0.34)]];
}

export const portrait: Genre = (stage) => {
  const { w, h } = stage;
  const behind = backdrop(stage);
  const people = w / h > 2.2 ? 3 : w / h > 1.4 ? 2 : 1;
  const r = Math.min(w / people / 4.1, h / 5.2) * between(0.95, 1.12);
  const sitters = count(people).flatMap((i) => {
    const x = ((i + 0.5) * w) / people + waver(w * 0.03);
    return sitter(x, Math.min(h * 0.42, r * 2.3) + (h > 2 * w ? h * 0.08 : 0) + waver(r * 0.2), r, h, behind[0]![0]);
  });
  return [...behind, ...sitters];
};
