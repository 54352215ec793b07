/** The scenes of the 25 masterpieces, in order. */

import type { Scene } from '../painting';
import { cherry, cypresses, paper, roses } from './gardens';
import { caravan, haystacks, mill, mountains } from './lands';
import { corner, lady, parrot, town } from './lives';
import { balloons, birches, stars } from './skies';
import { cacti, lemons, peaches, peonies, sunflowers, teapot } from './tables';
import { flamingos, lilies, reef, regatta } from './waters';

export const SCENES: readonly Scene[] = [
  ...[teapot, peonies, caravan, mill, regatta],
  ...[flamingos, peaches, lilies, lemons, mountains],
  ...[paper, cacti, cypresses, lady, corner],
  ...[balloons, stars, birches, cherry, haystacks],
  ...[sunflowers, parrot, roses, town, reef],
];
