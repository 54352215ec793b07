/** A painting by its id: the same always, and no two alike. */

import { seed, type Touch } from '../../art/brush';
import { texture } from '../../art/texture';
import type { Face, FrameStyle } from '../view';
import { cityscape } from './cityscape';
import { landscape } from './landscape';
import { portrait } from './portrait';
import { all, MOODS, type Genre } from './stage';
import { stillLife } from './still_life';

export const SQUARE = 60; // of the wall, in the drawing's measure
export const RIM: Record<FrameStyle, number> = { gilded: 10, shell: 10, walnut: 9, plain: 12 };
const GENRES: Record<Face['type'], Genre> = { cityscape, portrait, still_life: stillLife, landscape };

export interface Painted {
  w: number; // of the canvas inside the frame
  h: number;
  touches: { fill: string; d: string }[];
  light: string; // hairs of the brush
  dark: string;
}

const known = new Map<string, Painted>();
const PRIME = 31;

/** A number for an id; neighbours in the list are far apart. */
const numberOf = (id: string): number => [...id].reduce((sum, letter) => Math.imul(sum, PRIME) + letter.charCodeAt(0), 7) >>> 0;

export function paint(face: Face): Painted {
  const found = known.get(face.id);
  if (found) return found;
  const rim = 2 * RIM[face.frame];
  const [w, h] = [face.width * SQUARE - rim, face.height * SQUARE - rim];
  const key = numberOf(face.id);
  seed(key);
  const stage = { w, h, mood: MOODS[key % MOODS.length]! };
  const touches = GENRES[face.type](stage).map(([fill, form]: Touch) => ({ fill, d: form.d }));
  const hairs = texture({ ...all(stage), angle: (key % 7) * 6 - 18 }, key % 97);
  const painted = { w, h, touches, light: hairs?.light ?? '', dark: hairs?.dark ?? '' };
  known.set(face.id, painted);
  return painted;
}
