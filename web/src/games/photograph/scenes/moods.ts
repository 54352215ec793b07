/** Seven moods, one a colour of the game: the light, the weather and the paints of a photograph. */

import type { Colour } from '../view';
import { at, cloud, gull, line, many, oval, path } from './draw';

export interface Mood {
  sky: [string, string, string]; // from above
  far: string;
  mid: string;
  near: string;
  dark: string;
  light: string;
  accent: string;
  lamp: string; // what shines
  water: string;
  night: boolean; // lamps are lit
  star: (x: number, y: number) => string; // sun or moon
  air: string; // behind everything: clouds, birds, stars
  weather: string; // in front of everything: rain, leaves
}

type Paints = Omit<Mood, 'sky' | 'night' | 'star' | 'air' | 'weather'>;
const paints = (list: string): Paints => {
  const [far, mid, near, dark, light, accent, lamp, water] = list.split(' ').map((hex) => `#${hex}`);
  return { far, mid, near, dark, light, accent, lamp, water } as Paints;
};
const sky = (list: string) => list.split(' ').map((hex) => `#${hex}`) as Mood['sky'];
const specks = (fill: string, r: number, list: number[]) =>
  list.reduce((out, x, i) => (i % 2 ? out : out + oval(fill, x, list[i + 1]!, r)), '');

const leaf = (fill: string) => path(fill, 'M0-3q4 2 0 6q-4-3 0-6z');

export const MOODS: Record<Colour, Mood> = {
  blue: {
    ...paints('6aa5d0 2f76b4 1d5590 12325e fdfaf0 f6c445 fff3c4 2f80c2'),
    sky: sky('3d92d8 79bbea c4e4f6'),
    night: false,
    star: (x, y) => oval('#fff', x, y, 9) + oval('#fff6cf', x, y, 7.500),
    air: many([22, 16, 0.9, 93, 24, 0.65], cloud('#fff')) + many([70, 14, 1, 80, 19, 0.7], gull('#12325e')),
    weather: '',
  },
  red: {
    ...paints('bf4148 95273f 6c1a37 3b0d25 ffe8c8 ffb84d ffd777 b23a45'),
    sky: sky('a32638 dc4a3c f9a35f'),
    night: true,
    star: (x, y) => oval('#ffbf6b', x, y + 10, 17) + oval('#ffe1a0', x, y + 10, 14),
    air: path('#7c1c36', 'M4 15h34q-8 4-20 3zM70 9h30q-9 4-17 3zM92 22h24q-8 3-14 2z'),
    weather: '',
  },
  yellow: {
    ...paints('e3a935 cc8a1e a86613 5c370c fffbea d64f2a fffdf0 efbf45'),
    sky: sky('f5bb2b fad45f fdeeb4'),
    night: false,
    star: (x, y) =>
      line('#fff8d8', [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => {
        const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        return `M${(x + 12 * dx).toFixed(1)} ${(y + 12 * dy).toFixed(1)}l${(5 * dx).toFixed(1)} ${(5 * dy).toFixed(1)}`;
      }).join(''), 2) + oval('#fffbe6', x, y, 9),
    air: many([24, 20, 0.9, 33, 25, 0.7, 104, 16, 0.8], gull('#5c370c')),
    weather: '',
  },
  green: {
    ...paints('93cc93 58a866 33814c 174a2d fbfdf0 f0805a fff7c4 6fc0a2'),
    sky: sky('86cc9c bde5b5 f0f7d2'),
    night: false,
    star: (x, y) => oval('#fbfde2', x, y, 10),
    air: at(90, 15, 0.7, cloud('#f7fbe6')),
    weather: many([14, 20, 0.8, 30, 9, 0.6, 52, 24, 0.6, 76, 30, 0.7, 110, 44, 0.8], leaf('#f7b6c2')),
  },
  brown: {
    ...paints('b58a5c 8e6239 684223 3b2210 f9eed8 bd4f24 ffe2a0 a8835a'),
    sky: sky('bd8f5c d9b789 f1dfbc'),
    night: false,
    star: (x, y) => oval('#fbf1d8', x, y, 9.500),
    air: '',
    weather: many([16, 14, 1, 38, 26, 0.8, 64, 12, 0.9, 98, 30, 1.1, 108, 10, 0.8, 82, 46, 0.9], leaf('#bd4f24')),
  },
  grey: {
    ...paints('98a1a7 727c84 525c64 2a3137 f5f7f7 f0bd3a ffe9a6 808c94'),
    sky: sky('7f8a92 a5afb5 d2d8da'),
    night: true,
    star: (x, y) => oval('#e6eaeb', x, y, 8),
    air: many([24, 14, 1.2, 62, 9, 1, 100, 15, 1.2], cloud('#5e6971')),
    weather: line('#eef2f3', 'M14 28l-3 9M34 34l-3 9M52 24l-3 9M74 30l-3 9M92 36l-3 9M110 28l-3 9M24 52l-3 9M62 50l-3 9M100 56l-3 9', 1),
  },
  violet: {
    ...paints('7a57ac 57398c 3b2569 1f1143 f3ebff ff9a72 ffe27a 6447a0'),
    sky: sky('2c1c58 533790 a277bd'),
    night: true,
    star: (x, y) => path('#fdf3cf', `M${x + 2} ${y - 9}a9.500 9.500 0 1 0 7.500 12.500a7.800 7.800 0 0 1-7.500-12.500z`),
    air: specks('#fff4c9', 0.9, [10, 10, 28, 22, 44, 7, 60, 18, 78, 8, 112, 26, 104, 12]) + specks('#fff', 0.6, [18, 32, 36, 14, 54, 30, 70, 26, 90, 20]),
    weather: '',
  },
};
