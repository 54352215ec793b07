/** Still lifes: a table with a cloth, and on it flowers, fruit, bottles, jugs, books and candles. */

import { blob, both, chance, hard, leaf, line, petals, soft, touches, waver, type Form, type Touch } from '../../art/brush';
import { all, between, count, pick, rect, type Genre, type Stage } from './stage';

const FRUITS = ['#d8492f', '#e9a23b', '#8fae3c', '#f0c94c', '#7c2f4e', '#e0785a'];
const POTS = ['#3f6f9c', '#b5532f', '#e8ddc6', '#4d7a5c', '#7b4a77', '#c9a24a'];
const BLOOMS = ['#e06a8c', '#f2b63c', '#fbf1dc', '#c8402f', '#8a63b0', '#f08a5a'];

/** A thing on the table: its foot at x, y; as wide and high as told. */
type Thing = (x: number, y: number, wide: number, high: number) => Touch[];

/** A body through half its outline: [half width, height] from the foot up, in shares. */
function turned(x: number, y: number, wide: number, high: number, half: [number, number][]): Form {
  const right = half.flatMap(([u, v]) => [x + (u * wide) / 2, y - v * high]);
  const left = [...half].reverse().flatMap(([u, v]) => [x - (u * wide) / 2, y - v * high]);
  return soft([...right, ...left]);
}

const shade = (x: number, y: number, wide: number, high: number): Touch => ['#00000024', blob(x + wide * 0.2, y - high * 0.45, wide * 0.2, high * 0.42, 0, 0.04)];
const shine = (x: number, y: number, wide: number, high: number): Touch => ['#ffffff77', blob(x - wide * 0.22, y - high * 0.55, wide * 0.06, high * 0.2, 8)];

const bouquet: Thing = (x, y, wide, high) => {
  const pot = high * between(0.32, 0.42);
  const top = y - high * 0.72;
  const heads = count(5 + Math.floor(chance() * 4)).map((i) => ({ x: x + (i % 2 ? 1 : -1) * wide * between(0.02, 0.44), y: top + high * (0.24 * ((i * 37) % 10) / 10 - 0.08), r: wide * between(0.15, 0.22) }));
  const [one, two] = [pick(BLOOMS), pick(BLOOMS)];
  const bloom = (odd: boolean) => both(...heads.filter((_, i) => (i % 2 === 1) === odd).map((head) => petals(head.x, head.y, head.r, 7, 0.62, 0.12)));
  return [
    ['#3f6b3c', both(...heads.map((head) => line([x, y - pot * 0.8, (x + head.x) / 2 + waver(4), (y - pot + head.y) / 2, head.x, head.y], 3)), ...count(6).map((i) => leaf(x + waver(wide * 0.16), y - pot * 1.05, wide * 0.42, -160 + i * 28, wide * 0.15)))],
    [pick(POTS), turned(x, y, wide * 0.5, pot, [[0.6, 0], [1, 0.45], [0.6, 0.82], [0.75, 1]])],
    shade(x, y, wide * 0.5, pot),
    [one, bloom(true)],
    [two, bloom(false)],
    ['#6d4a1c', both(...heads.map((head) => blob(head.x, head.y, head.r * 0.26)))],
  ];
};

const bottle: Thing = (x, y, wide, high) => [
  [pick(['#2f5a45', '#5a2b2b', '#2f4560', '#7d5a24']), turned(x, y, wide * 0.42, high * 0.9, [[0.95, 0], [1, 0.5], [0.45, 0.68], [0.36, 0.95], [0.42, 1]])],
  ['#f4e8cc', rect(x - wide * 0.15, y - high * 0.36, wide * 0.3, high * 0.16)],
  shine(x, y, wide * 0.42, high * 0.8),
];

const jug: Thing = (x, y, wide, high) => {
  const tall = high * 0.62;
  return [
    [pick(POTS), both(turned(x, y, wide * 0.6, tall, [[0.7, 0], [1, 0.35], [0.62, 0.78], [0.8, 1]]), line([x + wide * 0.22, y - tall * 0.85, x + wide * 0.44, y - tall * 0.75, x + wide * 0.4, y - tall * 0.4, x + wide * 0.27, y - tall * 0.3], wide * 0.07, 0.9))],
    shade(x - wide * 0.04, y, wide * 0.5, tall),
    shine(x, y, wide * 0.55, tall),
  ];
};

const orb = (x: number, y: number, r: number, fill: string): Touch[] => [
  [fill, blob(x, y, r, r * 0.96, 0, 0.03)],
  ['#00000022', blob(x + r * 0.3, y + r * 0.28, r * 0.6, r * 0.55)],
  ['#ffffff88', blob(x - r * 0.34, y - r * 0.36, r * 0.2, r * 0.14, -30)],
  ['#4a3420', line([x, y - r * 0.8, x + r * 0.16, y - r * 1.25], r * 0.16, 0.7)],
];

const fruit: Thing = (x, y, wide) => {
  const r = wide * 0.2;
  return [...orb(x, y - r * 2.1, r, pick(FRUITS)), ...orb(x - r * 1.05, y - r * 0.9, r, pick(FRUITS)), ...orb(x + r * 1.05, y - r * 0.9, r, pick(FRUITS))];
};

const bowl: Thing = (x, y, wide) => {
  const r = wide * 0.16;
  const deep = wide * 0.32;
  return [
    ...count(5).flatMap((i) => orb(x + ((i % 3) - 1) * r * 1.5 + (i > 2 ? r * 0.7 : 0), y - deep * (i > 2 ? 1.62 : 1.12), r, pick(FRUITS))),
    [pick(POTS), soft([x - wide * 0.48, y - deep, x, y - deep * 0.86, x + wide * 0.48, y - deep, x + wide * 0.26, y - deep * 0.16, x + wide * 0.18, y, x - wide * 0.18, y, x - wide * 0.26, y - deep * 0.16])],
    shade(x + wide * 0.08, y, wide * 0.6, deep * 0.8),
  ];
};

const candle: Thing = (x, y, wide, high) => [
  ['#c9a24a', both(blob(x, y - 3, wide * 0.24, wide * 0.07), rect(x - wide * 0.05, y - high * 0.24, wide * 0.1, high * 0.24), blob(x, y - high * 0.25, wide * 0.14, wide * 0.05))],
  ['#fbf3df', rect(x - wide * 0.075, y - high * 0.66, wide * 0.15, high * 0.42)],
  ['#ffd97a66', blob(x, y - high * 0.78, wide * 0.26)],
  ['#f59a2e', soft([x, y - high * 0.9, x + wide * 0.06, y - high * 0.74, x, y - high * 0.68, x - wide * 0.06, y - high * 0.74])],
];

const books: Thing = (x, y, wide) =>
  count(2 + Math.floor(chance() * 2)).flatMap((i): Touch[] => {
    const [long, thick] = [wide * between(0.62, 0.85), wide * 0.15];
    const left = x - long / 2 + waver(wide * 0.06);
    return [[pick(['#8f2f3c', '#2f4f7a', '#3f6b4f', '#a0682c']), rect(left, y - thick * (i + 1), long, thick - 1)], ['#f4e8cc', rect(left + long - 6, y - thick * (i + 1) + 3, 7, thick - 7)]];
  });

const TALL = [bouquet, bottle, jug, candle];
const LOW = [fruit, bowl, books, jug];

function table({ w, h, mood }: Stage, y: number): Touch[] {
  const cloth = pick([mood.light, mood.accent, '#f3e7d0', mood.far]);
  const edge = y + (h - y) * 0.52;
  return [
    [cloth, rect(-6, y, w + 12, h - y + 10)],
    ['#0000001f', hard([-6, edge, w + 6, edge + 3, w + 6, h + 10, -6, h + 10])],
    chance() < 0.5
      ? ['#ffffff55', both(...count(Math.ceil(w / 22)).map((i) => rect(i * 22, y, 7, h - y + 8, 90)))]
      : ['#00000016', both(...count(Math.ceil(w / 40)).map((i) => line([i * 40 + waver(9), edge, i * 40 + waver(9), h + 8], 5, 1.4)))],
  ];
}

export const stillLife: Genre = (stage) => {
  const { w, h, mood } = stage;
  const y = h * between(0.64, 0.74);
  const slots = Math.max(1, Math.min(5, Math.round(w / (h * 0.52))));
  const slot = w / slots;
  const main = Math.floor(chance() * slots);
  const things = count(slots).flatMap((i) => {
    const foot = y + (h - y) * between(0.16, 0.34);
    const wide = Math.min(slot * 1.05, h * 0.75);
    const x = (i + 0.5) * slot + waver(slot * 0.05);
    const thing = i === main ? pick([bouquet, bouquet, ...TALL]) : pick(i % 2 ? LOW : TALL);
    const shadow: Touch = ['#00000026', blob(x + wide * 0.12, foot, wide * 0.4, h * 0.025)];
    return [shadow, ...thing(x, foot, wide, Math.min(foot * 0.92, wide * 1.7))];
  });
  const before = slots < 3 ? fruit(w * pick([0.2, 0.8]), h * 0.93, Math.min(w, h) * 0.42, 0) : [];
  return [
    [pick([mood.near, mood.far, mood.mid, mood.sky, mood.dark]), all(stage)],
    [mood.glow + '3a', touches([0, 0, w, y], Math.round((w * y) / 500), 17, 3.5, between(-20, 20))],
    ...table(stage, y),
    ...things,
    ...before,
  ];
};
