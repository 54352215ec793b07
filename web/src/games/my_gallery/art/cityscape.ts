/** Cityscapes: roofs against the sky, lit windows, and at their feet water, a bridge or a street. */

import { blob, both, chance, hard, line, soft, touches, waver, type Form, type Touch } from '../../art/brush';
import { between, count, pick, rect, sky, type Genre, type Stage } from './stage';

interface House {
  x: number;
  y: number; // of its eaves
  wide: number;
  base: number;
}

const ROOFS: ((house: House) => Form)[] = [
  ({ x, y, wide }) => rect(x - 2, y - 4, wide + 4, 6), // flat
  ({ x, y, wide }) => hard([x - 3, y + 1, x + wide / 2, y - wide * 0.6, x + wide + 3, y + 1]), // gable
  ({ x, y, wide }) => hard([x - 3, y + 1, x + wide * 0.18, y - wide * 0.34, x + wide * 0.82, y - wide * 0.34, x + wide + 3, y + 1]), // mansard
  ({ x, y, wide }) => both(soft([x, y + 1, x + wide * 0.1, y - wide * 0.3, x + wide / 2, y - wide * 0.52, x + wide * 0.9, y - wide * 0.3, x + wide, y + 1, x + wide / 2, y + 2]), line([x + wide / 2, y - wide * 0.45, x + wide / 2, y - wide * 0.85], 3)), // dome
  ({ x, y, wide }) => hard([x, y + 1, x + wide / 2, y - wide * 1.5, x + wide, y + 1]), // spire
];

function windows({ x, y, wide, base }: House): Form | null {
  const across = Math.max(1, Math.floor(wide / 13));
  const down = Math.floor((base - y - 8) / 15);
  const cell = wide / across;
  const lit = count(across * down).filter(() => chance() < 0.66);
  const panes = lit.map((i) => rect(x + ((i % across) + 0.5) * cell - 2.6, y + 8 + Math.floor(i / across) * 15, 5.2, 7.5));
  return panes.length ? both(...panes) : null;
}

function row({ w, h }: Stage, base: number, most: number): House[] {
  const found: House[] = [];
  for (let x = -between(0, 14); x < w; ) {
    const wide = between(22, Math.min(46, w * 0.4));
    found.push({ x, wide, base, y: base - most * between(0.45, 1) });
    x += wide + (chance() < 0.25 ? between(2, 10) : 0);
  }
  return found.map((one) => ({ ...one, y: Math.max(h * 0.16, one.y) }));
}

const body = ({ x, y, wide, base }: House) => rect(x, y, wide, base - y + 4, 90);

function front(stage: Stage, base: number): Touch[] {
  const { mood } = stage;
  const walls = [mood.accent, mood.light, mood.mid, mood.glow, mood.far];
  return row(stage, base, base * 0.56).flatMap((house): Touch[] => {
    const wall = pick(walls);
    const panes = windows(house);
    const shine = wall === mood.light || wall === mood.glow ? mood.dark : mood.light;
    return [[wall, body(house)], [mood.dark, pick(ROOFS)(house)], ...(panes ? [[shine, panes] as Touch] : [])];
  });
}

const FEET: ((stage: Stage, y: number) => Touch[])[] = [
  // a canal that mirrors
  ({ w, h, mood }, y) => [
    [mood.sky, rect(-6, y, w + 12, h - y + 8)],
    [mood.far, both(...count(Math.ceil(w / 34)).map((i) => rect(i * 34 + waver(6), y, 20, (h - y) * between(0.3, 0.8), 90)))],
    [mood.light, touches([0, y + 6, w, h], Math.round(w / 8), 8, 1.5)],
  ],
  // a bridge
  ({ w, h, mood }, y) => [
    [mood.sky, rect(-6, y, w + 12, h - y + 8)],
    [mood.near, rect(-6, y - 4, w + 12, (h - y) * 0.45 + 4)],
    [mood.sky, both(...count(Math.ceil(w / 52)).map((i) => blob(26 + i * 52, y + (h - y) * 0.52, 19, (h - y) * 0.36, 0, 0.01)))],
    [mood.light, both(...count(Math.ceil(w / 52) + 1).flatMap((i) => [line([i * 52, y - 4, i * 52, y - 20], 2.6, 0.9), blob(i * 52, y - 22, 3.6)]))],
  ],
  // a street going away
  ({ w, h, mood }, y) => {
    const x = w * between(0.3, 0.7);
    return [
      [mood.near, rect(-6, y, w + 12, h - y + 8)],
      [mood.glow, hard([x - 8, y, x + 8, y, x + w * 0.4, h + 8, x - w * 0.4, h + 8])],
      [mood.dark, both(...count(Math.max(2, Math.round(w / 60))).flatMap(() => {
        const [px, py] = [w * between(0.1, 0.9), y + (h - y) * between(0.45, 0.9)];
        return [line([px, py, px, py - 13], 5.5, 0.8), blob(px, py - 15, 2.8)];
      }))],
    ];
  },
  // a square with trees
  ({ w, h, mood }, y) => [
    [mood.glow, rect(-6, y, w + 12, h - y + 8)],
    [mood.dark, both(...count(Math.max(2, Math.round(w / 46))).map((i) => line([22 + i * 46, y + 10, 22 + i * 46, y - 8], 4, 0.8)))],
    [mood.near, both(...count(Math.max(2, Math.round(w / 46))).map((i) => blob(22 + i * 46 + waver(4), y - 16, 13, 14, 0, 0.1)))],
  ],
];

export const cityscape: Genre = (stage) => {
  const { h, mood } = stage;
  const base = h * between(0.72, 0.84);
  const back = row(stage, base, base * between(0.7, 0.86));
  return [
    ...sky(stage, base),
    [mood.far, both(...back.map(body), ...back.map((house) => pick(ROOFS)(house)))],
    ...front(stage, base),
    ...pick(FEET)(stage, base),
  ];
};
