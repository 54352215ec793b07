/** Landscapes: peaks or hills, water, fields or a path, trees of one kind, sometimes a house. */

import { blob, both, chance, hard, line, soft, touches, waver, type Form, type Touch } from '../../art/brush';
import { between, count, ground, pick, rect, sky, type Genre, type Stage } from './stage';

function peaks(stage: Stage, base: number): Touch[] {
  const { w, h, mood } = stage;
  const n = Math.max(2, Math.round(w / 70));
  const all = count(n).map((i) => {
    const x = ((i + 0.5 + waver(0.25)) * w) / n;
    const high = Math.min(base * 0.72, h * between(0.2, 0.42));
    const wide = (w / n) * between(0.75, 1.1);
    return { x, high, wide };
  });
  const cap = ({ x, high, wide }: (typeof all)[0]) =>
    hard([x, base - high, x + wide * 0.3, base - high * 0.68, x + wide * 0.08, base - high * 0.74, x - wide * 0.12, base - high * 0.64, x - wide * 0.26, base - high * 0.74]);
  return [
    [mood.far, both(...all.map(({ x, high, wide }) => hard([x - wide, base + 4, x, base - high, x + wide, base + 4])))],
    [mood.mid, both(...all.map(({ x, high, wide }) => hard([x, base - high, x + wide, base + 4, x + wide * 0.2, base + 4])))],
    [mood.light, both(...all.map(cap))],
  ];
}

const TREES: Record<string, (x: number, y: number, s: number) => [trunk: Form, crown: Form]> = {
  poplar: (x, y, s) => [line([x, y, x, y - s * 0.4], s * 0.08, 0.8), blob(x, y - s * 0.72, s * 0.17, s * 0.52, 0, 0.06)],
  round: (x, y, s) => [
    line([x, y, x, y - s * 0.5], s * 0.1, 0.8),
    both(blob(x, y - s * 0.72, s * 0.32), blob(x - s * 0.24, y - s * 0.55, s * 0.2), blob(x + s * 0.25, y - s * 0.58, s * 0.19)),
  ],
  pine: (x, y, s) => [
    line([x, y, x, y - s * 0.3], s * 0.08, 0.8),
    both(...[0, 1, 2].map((i) => hard([x, y - s * (0.62 + i * 0.22), x + s * (0.3 - i * 0.07), y - s * (0.18 + i * 0.24), x - s * (0.3 - i * 0.07), y - s * (0.18 + i * 0.24)]))),
  ],
};

function trees({ w, h, mood }: Stage, horizon: number, crown: string): Touch[] {
  const tree = TREES[pick(Object.keys(TREES))]!;
  const drawn = count(Math.max(2, Math.round((w * between(0.6, 1.3)) / 48))).map(() => {
    const near = chance();
    const y = horizon + (h - horizon) * (0.15 + 0.6 * near);
    return tree(w * between(0.02, 0.98), y, Math.min(h * 0.42, 26 + 44 * near));
  });
  return [
    [mood.dark, both(...drawn.map(([trunk]) => trunk))],
    [crown, both(...drawn.map(([, leaves]) => leaves))],
  ];
}

function house(x: number, y: number, s: number, { mood }: Stage): Touch[] {
  return [
    [mood.light, rect(x, y - s * 0.5, s, s * 0.5)],
    [mood.accent, hard([x - s * 0.12, y - s * 0.48, x + s * 0.2, y - s * 0.92, x + s * 0.8, y - s * 0.92, x + s * 1.12, y - s * 0.48])],
    [mood.dark, both(rect(x + s * 0.2, y - s * 0.34, s * 0.16, s * 0.18), rect(x + s * 0.6, y - s * 0.34, s * 0.2, s * 0.34))],
  ];
}

const FEATURES: ((stage: Stage, horizon: number, bright: string) => Touch[])[] = [
  // a lake with light on it
  ({ w, h, mood }, y) => [
    [mood.sky, rect(-6, y, w + 12, (h - y) * 0.5)],
    [mood.light, touches([0, y + 6, w, y + (h - y) * 0.45], Math.round(w / 9), 9, 1.5)],
  ],
  // a river towards us
  ({ w, h, mood }, y) => {
    const x = w * between(0.3, 0.7);
    return [[mood.sky, soft([x - 3, y + 4, x + 5, y + 4, x + w * 0.12, y + (h - y) * 0.35, x - w * 0.02, y + (h - y) * 0.65, x + w * 0.3, h + 10, x - w * 0.25, h + 10, x - w * 0.18, y + (h - y) * 0.6, x + w * 0.02, y + (h - y) * 0.35])]];
  },
  // rows of a field
  ({ w, h }, y, bright) => {
    const x = w * between(0.2, 0.8);
    return [[bright, both(...count(9).map((i) => line([x + (i - 4) * 4, y + 8, x + (i - 4) * w * 0.22, h + 8], 5, 1.6)))]];
  },
  // flowers
  ({ w, h, mood }, y, bright) => [
    [bright, touches([0, y + (h - y) * 0.35, w, h], Math.round((w * h) / 420), 3.4, 2.6)],
    [mood.light, touches([0, y + (h - y) * 0.3, w, h], Math.round((w * h) / 700), 2.4)],
  ],
];

export const landscape: Genre = (stage) => {
  const { w, h, mood } = stage;
  const horizon = h * between(0.45, 0.66);
  const crown = pick([mood.dark, mood.dark, mood.accent]);
  const bright = crown === mood.accent ? mood.glow : mood.accent;
  const far: Touch[] = chance() < 0.5 ? peaks(stage, horizon) : [[mood.far, ground(stage, horizon - h * 0.12, h * 0.07)]];
  const home = chance() < 0.4 ? house(w * between(0.1, 0.65), horizon + h * 0.03, Math.min(w, h) * between(0.18, 0.28), stage) : [];
  return [
    ...sky(stage, horizon),
    ...far,
    [mood.mid, ground(stage, horizon, h * 0.03)],
    ...pick(FEATURES)(stage, horizon, bright),
    ...home,
    ...trees(stage, horizon, crown),
    [mood.near, ground(stage, h * between(0.88, 0.96), h * 0.04)],
    [mood.dark, touches([0, h * 0.93, w, h], Math.round(w / 8), 1.4, 5, 12)],
  ];
};
