/** The 84 photographs: twelve scenes, each in seven moods. */

import type { Colour } from '../view';
import { path } from './draw';
import { MOODS, type Mood } from './moods';
import { bicycle, cat, skyline, tram, umbrella } from './streets';
import { balloon, forest, tent } from './trails';
import { bridge, lake, lighthouse, sails } from './waters';

/** What stands before the sky, as SVG in a box of 120 by 84. */
export type Scene = (mood: Mood) => string;

const SCENES: Scene[] = [lighthouse, sails, lake, skyline, forest, balloon, bridge, cat, bicycle, umbrella, tram, tent];
const SUN = [24, 22, 98, 22, 48, 18, 22, 24, 60, 22, 100, 18, 60, 24, 38, 22, 72, 20, 46, 16, 60, 12, 88, 20]; // x, y by scene
const INDOORS = 8; // the weather stays outside the window

const taken = new Map<string, string>();

/** A photograph's picture. */
export function picture(colour: Colour, value: number): string {
  const key = `${colour}${value}`;
  const known = taken.get(key);
  if (known !== undefined) return known;
  const mood = MOODS[colour];
  const [top, middle, low] = mood.sky;
  const sky = path(top, 'M0 0h120v84H0z') + path(middle, 'M0 24q30-8 60-1t60-3v64H0z') + path(low, 'M0 42q30-7 62-1t58-2v45H0z');
  const sun = mood.star(SUN[value * 2 - 2]!, SUN[value * 2 - 1]!);
  const scene = SCENES[value - 1]!(mood);
  const drawn = sky + sun + mood.air + (value === INDOORS ? mood.weather + scene : scene + mood.weather);
  taken.set(key, drawn);
  return drawn;
}
