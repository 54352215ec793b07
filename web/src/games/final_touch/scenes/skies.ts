/** Skies, by day, night and in winter. */

import { blob, both, hard, land, line, petals, soft, wash, type Form } from '../../art/brush';
import type { Part, Scene } from '../painting';

function balloon(stroke: string, x: number, y: number, r: number, tone: number): Part[] {
  const bag = (w: number): Form => soft([x, y - r, x + w * 0.72, y - r * 0.72, x + w, y, x + w * 0.66, y + r * 0.66, x + w * 0.2, y + r * 1.14, x - w * 0.2, y + r * 1.14, x - w * 0.66, y + r * 0.66, x - w, y, x - w * 0.72, y - r * 0.72], 90);
  return [
    [stroke, tone, bag(r)],
    [stroke, tone - 1, bag(r * 0.62)],
    [stroke, tone, bag(r * 0.24)],
    [stroke, 4, both(line([x - r * 0.18, y + r * 1.14, x - r * 0.12, y + r * 1.46], 1.6, 0.9), line([x + r * 0.18, y + r * 1.14, x + r * 0.12, y + r * 1.46], 1.6, 0.9), hard([x - r * 0.18, y + r * 1.44, x + r * 0.18, y + r * 1.44, x + r * 0.14, y + r * 1.74, x - r * 0.14, y + r * 1.74]))],
  ];
}

export const balloons: Scene = () => [
  ['b1', 1, wash(-20, 250)],
  ['b1', 0, both(blob(62, 132, 64, 15), blob(106, 144, 50, 11), blob(330, 168, 70, 15), blob(236, 30, 48, 10), blob(372, 60, 40, 9))],
  ['b2', 2, land([224, 204, 218, 194, 214, 200, 222])],
  ['b2', 3, land([246, 232, 226, 238, 222, 232, 244])],
  ['y3', 1, land([262, 254, 266, 256, 262])],
  ['y3', 2, both(...[0, 1, 2, 3, 4].map((i) => line([-8 + i * 92, 306, 30 + i * 84, 284, 80 + i * 70, 262], 13, 0.3)))],
  ...balloon('y1', 124, 96, 58, 2),
  ...balloon('p1', 270, 106, 46, 3),
  ...balloon('y2', 352, 122, 26, 3),
  ...balloon('p2', 202, 196, 24, 2),
  ['b1', 0, both(blob(300, 206, 46, 7), blob(60, 206, 40, 6))],
];

function swirl(x: number, y: number, r: number): Form {
  return both(
    ...[1, 0.66, 0.34].map((k, i) => {
      const points = Array.from({ length: 8 }, (_, j) => {
        const a = i * 2 + (j / 7) * 4.6;
        return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k * 0.8];
      });
      return line(points.flat(), 6, 0.3);
    }),
  );
}

export const stars: Scene = () => [
  ['b1', 3, wash(-20, 320, 8)],
  ['b2', 2, both(line([-6, 120, 60, 104, 120, 128, 170, 160, 240, 150, 300, 170, 410, 150], 18, 0.6), line([-6, 42, 70, 26, 150, 44, 230, 26, 300, 40], 12, 0.4), swirl(214, 108, 46))],
  ['b2', 1, both(swirl(204, 104, 30), line([-6, 140, 60, 126, 120, 150, 172, 178, 250, 168, 410, 172], 7, 0.5))],
  ['y3', 1, land([214, 204, 212, 202, 208, 214], 240)],
  ['b3', 2, land([226, 200, 214, 192, 216, 204, 222])],
  ['b3', 4, land([262, 244, 250, 236, 246, 240, 256])],
  ['b3', 3, both(...[[150, 250], [186, 258], [226, 252], [262, 262], [304, 254], [346, 262]].map(([x, y]) => hard([x!, y!, x!, y! - 18, x! + 12, y! - 30, x! + 25, y! - 18, x! + 25, y!], 90)))],
  ['b3', 3, hard([234, 252, 240, 190, 246, 252], 90)],
  ['y3', 2, both(...[[158, 238], [194, 246], [232, 241], [270, 250], [312, 242], [354, 250]].map(([x, y]) => hard([x!, y!, x! + 8, y!, x! + 8, y! + 9, x!, y! + 9])))],
  ['b4', 4, soft([52, 312, 40, 240, 54, 180, 50, 120, 66, 60, 78, 118, 80, 176, 98, 236, 94, 312], 88)],
  ['b4', 3, both(line([64, 300, 56, 240, 66, 180, 64, 100], 6, 0.2), line([80, 300, 84, 250, 74, 200], 5, 0.2))],
  ['y1', 1, blob(330, 66, 46)],
  ['y1', 2, blob(330, 66, 30)],
  ['y1', 0, soft([336, 40, 320, 48, 314, 66, 320, 84, 336, 92, 322, 92, 306, 80, 302, 64, 308, 48, 322, 40])],
  ['y2', 1, both(blob(128, 66, 17), blob(166, 28, 12), blob(250, 44, 14), blob(112, 128, 12), blob(278, 120, 13), blob(24, 78, 12))],
  ['y2', 2, both(petals(128, 66, 13, 8, 0.35), petals(166, 28, 9, 6, 0.4), petals(250, 44, 11, 7, 0.4), petals(112, 128, 9, 6, 0.4), petals(278, 120, 10, 7, 0.4), petals(24, 78, 9, 6, 0.4))],
];

function birch(stroke: string, x: number, w: number, foot: number, lean: number): Part[] {
  const trunk = (k: number) => [x - w * k + lean, -8, x + w * k + lean, -8, x + w * k, foot * 0.5, x + w * k * 1.25, foot, x - w * k * 1.25, foot, x - w * k, foot * 0.5];
  const knots = Array.from({ length: 7 }, (_, i) => {
    const y = 14 + (i * (foot - 30)) / 7;
    const side = i % 2 ? 1 : -1;
    return soft([x + side * w * 0.9 + lean * (1 - y / foot), y, x + side * w * 0.1, y + 3, x + side * w * 0.9, y + 8]);
  });
  return [
    [stroke, 3, both(line([x + lean * 0.6, foot * 0.4, x + w * 4, foot * 0.24, x + w * 6, foot * 0.08], w * 0.5, 0.2), line([x + lean * 0.5, foot * 0.55, x - w * 3.4, foot * 0.36, x - w * 5, foot * 0.16], w * 0.45, 0.2))],
    [stroke, 1, hard(trunk(1), 90)],
    [stroke, 0, hard(trunk(0.55).map((v, i) => (i % 2 ? v : v - w * 0.25)), 90)],
    [stroke, 4, both(...knots)],
  ];
}

export const birches: Scene = () => [
  ['b1', 1, wash(-20, 200, 4)],
  ['b1', 0, both(blob(110, 54, 110, 18), blob(320, 84, 100, 14))],
  ['b2', 2, land([160, 132, 148, 126, 140, 122, 150, 136, 158], 210)],
  ['b2', 3, both(...[20, 66, 92, 150, 176, 226, 262, 318, 350, 384].map((x, i) => hard([x, 112 + (i % 3) * 12, x + 11, 186, x - 11, 186], 90)))],
  ['b3', 0, land([188, 178, 186, 176, 184])],
  ['b3', 1, both(soft([-10, 218, 80, 204, 190, 214, 120, 224]), soft([230, 206, 320, 196, 410, 204, 410, 214]))],
  ['b4', 2, both(soft([46, 262, 60, 258, 190, 292, 230, 306, 160, 306]), soft([132, 226, 142, 224, 270, 246, 330, 266, 250, 256]), soft([252, 272, 268, 268, 380, 300, 400, 310, 330, 310]), soft([338, 218, 346, 216, 410, 228, 410, 238]))],
  ...birch('n2', 138, 8, 228, 8),
  ...birch('n4', 342, 8, 220, -6),
  ...birch('n1', 54, 14, 264, -8),
  ...birch('n3', 262, 15, 274, 8),
];
