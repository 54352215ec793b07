/** What every genre paints on and with: a canvas, a mood of eight colours, a few forms more. */

import { blob, chance, hard, land, type Form, type Touch } from '../../art/brush';

export interface Mood {
  sky: string;
  glow: string;
  far: string;
  mid: string;
  near: string;
  dark: string;
  light: string;
  accent: string;
}

export interface Stage {
  w: number;
  h: number;
  mood: Mood;
}

export type Genre = (stage: Stage) => Touch[];

const mood = (colours: string): Mood => {
  const [sky, glow, far, mid, near, dark, light, accent] = colours.split(' ').map((one) => `#${one}`);
  return { sky, glow, far, mid, near, dark, light, accent } as Mood;
};

export const MOODS: Mood[] = [
  mood('f4cba2 fbe6c4 cf9f96 93926a 5f6d49 363c36 fff3d8 d9623a'), // dawn
  mood('8fbdd6 d6e9dd 86abaa 7fa15f 477541 28463a fdf6e0 d4553a'), // noon
  mood('e2855c f8c57d 9c5a72 6d4266 43325a 291f40 ffe2a8 f0b13c'), // dusk
  mood('2b4470 4a6a9a 3b5984 2b4768 1c2f4c 111c33 f9e4a2 e6a93f'), // night
  mood('ead7b2 f8efd7 cba468 bd742f 8b4623 47281b fff5dc c43c1e'), // autumn
  mood('bccfd9 eef2ee 9db3c1 dfe8e6 b9c9cf 3f5160 ffffff b5472f'), // winter
  mood('b5dcd2 f3f7dd 97c0a0 abba50 6f8d34 33502c fffbe6 e09a22'), // meadow
  mood('eec2bf fbe8df cd96a3 a7708a 6b5277 3b3050 fff2ea cf4659'), // rose
];

export const pick = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)]!;
const channels = (colour: string): number[] => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));

/** One of the colours that can be told from all the others given, if there is one. */
export function apart(colours: readonly string[], from: readonly string[]): string {
  const far = (a: string, b: string) => Math.hypot(...channels(a).map((value, i) => value - channels(b)[i]!));
  const clear = colours.filter((one) => from.every((other) => far(one, other) > 85));
  return pick(clear.length ? clear : colours);
}

export const between = (least: number, most: number): number => least + (most - least) * chance();
export const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export const rect = (x: number, y: number, w: number, h: number, angle = 0): Form =>
  hard([x, y, x + w, y, x + w, y + h, x, y + h], angle);

/** The whole canvas. */
export const all = ({ w, h }: Stage): Form => rect(-6, -6, w + 12, h + 12);

/** Ground down to the bottom edge, its top around a height. */
export const ground = ({ w, h }: Stage, top: number, rough: number): Form =>
  land(count(5).map(() => top + (2 * chance() - 1) * rough), h + 12, -8, w + 8);

/** A sky with its light, down to the horizon. */
export function sky(stage: Stage, horizon: number): Touch[] {
  const { w, h, mood } = stage;
  const s = Math.min(w, h);
  const x = w * between(0.18, 0.82);
  const y = horizon * between(0.25, 0.7);
  const clouds = count(1 + Math.floor(chance() * 3)).map((): Touch => {
    const wide = s * between(0.16, 0.32);
    return [mood.glow, blob(w * chance(), horizon * between(0.1, 0.75), wide, wide * between(0.16, 0.28), 0, 0.12)];
  });
  return [
    [mood.sky, all(stage)],
    [mood.glow, blob(x, horizon, w * 0.55, h * 0.2, 0, 0.02)],
    ...clouds,
    [mood.glow, blob(x, y, s * 0.16)],
    [mood.light, blob(x, y, s * between(0.07, 0.12), undefined, 0, 0.03)],
  ];
}
