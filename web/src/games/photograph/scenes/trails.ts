/** Out of town: 5 forest path, 6 balloon, 12 tent. */

import { at, box, faint, fir, ground, line, many, oval, path, tree } from './draw';
import type { Scene } from './index';

export const forest: Scene = (m) =>
  faint(0.75, many([14, 58, 1.500, 40, 54, 1.200, 76, 54, 1.200, 104, 58, 1.500], fir(m.far))) +
  many([30, 60, 1.400, 92, 60, 1.450, 52, 56, 0.8, 69, 56, 0.75], fir(m.mid)) +
  ground(m.mid, [62, 58, 56, 58, 62]) +
  path(m.light, 'M57 58h5q1 6 7 10q10 6 13 16H34q6-12 16-17q6-3 7-9z') +
  faint(0.35, path(m.accent, 'M58 60h3q2 7 8 11q5 5 7 13H62q0-8-4-13q-2-5 0-11z')) +
  ground(m.near, [66, 70, 82, 84, 84, 84, 80, 70, 66]) +
  many([8, 76, 2.100, 112, 77, 2.200], fir(m.dark)) +
  at(34, 76, 1, line(m.light, 'M0 4v-6', 2.400) + path(m.accent, 'M-6-1q0-6 6-6t6 6z') + oval(m.light, -2, -4, 1)) +
  line(m.dark, 'M88 80v-12M80 70h14l3 2.500-3 2.500H80z', 1.800) + path(m.light, 'M80 69h14l3 3-3 3H80z');

export const balloon: Scene = (m) =>
  path(m.far, 'M0 66l24-12 22 10 28-16 24 14 22-8v30H0z') +
  ground(m.mid, [72, 66, 70, 66, 72]) +
  ground(m.near, [80, 76, 80, 74, 70]) +
  many([104, 76, 0.6, 112, 77, 0.5, 14, 80, 0.5], tree(m.dark, m.dark)) +
  path(m.light, 'M60 8c15 0 24 10 24 22c0 11-9 17-16 26H52c-7-9-16-15-16-26C36 18 45 8 60 8z') +
  path(m.accent, 'M60 8c-5 0-9 10-9 22c0 11 4 17 5 26h-4c-7-9-16-15-16-26C36 18 45 8 60 8zM60 8c5 0 9 10 9 22c0 11-4 17-5 26h4c7-9 16-15 16-26C84 18 75 8 60 8z') +
  path(m.light, 'M60 8c-11 1-17 10-17 22c0 11 7 17 10 26h-1c-7-9-16-15-16-26C36 18 45 8 60 8zM60 8c11 1 17 10 17 22c0 11-7 17-10 26h1c7-9 16-15 16-26C84 18 75 8 60 8z') +
  line(m.dark, 'M53 56l2 7M67 56l-2 7', 1) + box(m.dark, 54, 62, 12, 7, 1.500) + line(m.light, 'M54 65h12', 1) +
  at(22, 30, 0.3, path(m.accent, 'M0-24c15 0 24 10 24 22c0 11-9 17-16 26H-8c-7-9-16-15-16-26c0-12 9-22 24-22z') + box(m.dark, -6, 28, 12, 8)) +
  at(104, 44, 0.2, path(m.dark, 'M0-24c15 0 24 10 24 22c0 11-9 17-16 26H-8c-7-9-16-15-16-26c0-12 9-22 24-22z') + box(m.dark, -6, 28, 12, 8));

export const tent: Scene = (m) =>
  path(m.far, 'M0 62l22-20 14 12 20-26 26 30 14-12 24 18v20H0z') +
  path(m.light, 'M56 28l-6 8 4-1 3 3 3-4 3 1z') +
  ground(m.mid, [62, 58, 60, 56, 60]) +
  many([8, 66, 1.200, 22, 64, 0.8, 112, 66, 1.300, 99, 62, 0.8], fir(m.near)) +
  ground(m.near, [70, 68, 69, 67, 70]) +
  path(m.accent, 'M34 74l24-32 24 32z') +
  path(m.dark, 'M58 42l24 32h9L62 40z') +
  path(m.night ? m.lamp : m.light, 'M58 48l13 26H46z') + path(m.dark, 'M58 52l5 22H54z') +
  line(m.dark, 'M33 75l-7 3M90 75l6 3', 1.200) +
  at(100, 74, 1, path(m.lamp, 'M0-13q7 6 4 13h-8q-3-6 1-8q0 3 2 3q2-3 1-8z') + path(m.accent, 'M0-6q4 3 2 6h-4q-1-3 2-6z') + line(m.dark, 'M-7 2l14-3M-7-1l14 3', 2.200)) +
  box(m.dark, 20, 71, 10, 5, 2.500);
