/** By the water: 1 lighthouse, 2 sails, 3 mountain lake, 7 bridge. */

import { at, box, faint, fir, ground, line, many, oval, path, windows } from './draw';
import type { Scene } from './index';

const ripples = (stroke: string) => faint(0.55, line(stroke, 'M8 62h14M40 59h10M74 63h18M20 70h22M62 72h14M98 68h12M6 78h16M48 79h24M90 77h20', 1.3));

export const lighthouse: Scene = (m) =>
  (m.night ? faint(0.4, path(m.lamp, 'M84 25L0 8v26zM84 25l36-10v20z')) : '') +
  box(m.water, 0, 54, 120, 30) +
  ripples(m.light) +
  path(m.near, 'M50 84c4-10 12-20 24-22c8-6 22-5 28 0c8 2 14 8 18 14v8z') +
  path(m.dark, 'M62 84c2-6 10-12 18-12c12 4 26 0 40 8v4z') +
  path(m.light, 'M77 62l3-34h9l3 34z') +
  path(m.accent, 'M79.200 40h10.600l.7 7H78.500zM77.900 53.500h13.300l.8 8.500H77z') +
  box(m.dark, 77, 26, 15, 2.500) +
  box(m.lamp, 80.500, 19.500, 8, 7) +
  path(m.dark, 'M79 19.500l5.500-6 5.500 6z') +
  path(m.light, 'M96 66v-8l6-4 6 4v8z') + box(m.accent, 100, 60, 4, 6);

export const sails: Scene = (m) =>
  path(m.far, 'M0 54l16-9 12 6 14-11 20 14z') +
  box(m.water, 0, 53, 120, 31) +
  ripples(m.light) +
  at(26, 58, 0.5, path(m.light, 'M-1-22v20h-14zM1-26q14 12 12 24h-12z') + path(m.dark, 'M-16 0h32l-5 6h-22z')) +
  path(m.light, 'M72 14v46H48q16-18 24-46z') +
  path(m.accent, 'M75 20q20 18 19 40H75z') +
  line(m.dark, 'M73.500 10v54', 2) +
  path(m.dark, 'M44 63h56q-4 12-14 12H56q-9-3-12-12z') +
  line(m.light, 'M49 67.500h47', 1.4) +
  path(m.accent, 'M73.500 9l10 2.500-10 3z') +
  faint(0.5, path(m.light, 'M52 78h42l-6 3H60z'));

export const lake: Scene = (m) =>
  path(m.far, 'M-4 56l30-34 14 14 10-9 34 29z') +
  path(m.mid, 'M34 56l42-44 48 44z') +
  path(m.light, 'M76 12L60.500 28.300l7-2 5 6 6-6.500 5 5 4-5z') +
  path(m.light, 'M26 22l-9 10.200 5-1 4 4 4-5 4 1z') +
  box(m.water, 0, 55, 120, 29) +
  faint(0.45, path(m.mid, 'M34 55l42 27 48-27z') + path(m.light, 'M76 82l-9-5.700 6-1 5 2 7-1.500z')) +
  ripples(m.light) +
  many([8, 56, 0.8, 18, 57, 0.6, 112, 58, 0.95, 101, 57, 0.65], fir(m.dark)) +
  ground(m.near, [70, 74, 81, 84, 84, 83, 78]) +
  path(m.dark, 'M30 76h24q-3 5-8 5H35q-4-1-5-5z') + line(m.accent, 'M38 76l-6-6M46 76l7-5', 1.5);

export const bridge: Scene = (m) =>
  path(m.far, 'M0 56V44h10v-6h8v10h12V34h9v14h8v8zM84 56V40h8v-8h9v12h8v-5h11v17z') +
  windows(m.lamp, 4, 47, 4, 1, 6) + windows(m.lamp, 90, 44, 4, 1, 7) +
  box(m.water, 0, 55, 120, 29) +
  ripples(m.light) +
  line(m.dark, 'M-4 50Q16 44 32 16Q60 70 88 16Q104 44 124 50', 2) +
  line(m.dark, 'M14 42v12M22 33v20M40 29v24M49 39v14M60 43v10M71 39v14M80 29v24M98 33v20M106 42v12', 1) +
  path(m.accent, 'M29 12h6v60h-6zM85 12h6v60h-6z') +
  path(m.dark, 'M26 68h12v8H26zM82 68h12v8H82zM-2 52h124v5H-2z') +
  line(m.light, 'M0 54.500h120', 1) +
  oval(m.lamp, 32, 10, 2.400) + oval(m.lamp, 88, 10, 2.400) +
  path(m.dark, 'M52 78h20q-3 4-6 4H56q-3-1-4-4z') + path(m.light, 'M61 66v11h-7zM63 68q5 4 5 9h-5z');
