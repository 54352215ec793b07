/** In town: 4 skyline, 8 cat in a window, 9 bicycle, 10 umbrella, 11 tram. */

import { at, box, faint, ground, line, many, oval, path, tree, windows } from './draw';
import type { Scene } from './index';

export const skyline: Scene = (m) =>
  path(m.far, 'M0 84V50h10V38h12v14h8V30h10v20h12V42h10v16h10V36h12v18h10V44h12v10h14v30z') +
  path(m.mid, 'M0 84V60h12V48h16v12h6V40l7-8 7 8v24h10V24h3V12h2v12h3v36h14V46h16v18h8V52h16v32z') +
  windows(m.lamp, 15, 52, 3, 4) + windows(m.lamp, 37, 44, 2, 5) + windows(m.lamp, 83, 50, 3, 4) + windows(m.lamp, 107, 56, 2, 4) +
  path(m.near, 'M0 84V72h20V64h14v10h16v-8h20v8h14V62h18v12h18v10z') +
  windows(m.lamp, 23, 68, 2, 2) + windows(m.lamp, 54, 70, 3, 2) + windows(m.lamp, 88, 66, 3, 3) +
  line(m.dark, 'M-2 79q60-9 124 0', 1.2) + box(m.dark, 0, 80, 120, 4) +
  many([12, 81, 0.35, 46, 81, 0.4, 106, 81, 0.35], tree(m.dark, m.dark));

export const cat: Scene = (m) =>
  path(m.far, 'M18 60V46l14-10 14 10v14zM60 60V38h14v22zM78 60V48l12-9 12 9v12z') +
  windows(m.lamp, 27, 48, 3, 1, 6) + windows(m.lamp, 63, 42, 2, 2, 5, 7) + windows(m.lamp, 86, 50, 2, 1, 6) +
  path(m.near, 'M0 0h120v84H0zM14 8v54h92V8z') +
  path(m.light, 'M10 4h100v62H10zM15 9v52h42V9zM62 9v52h43V9z') +
  path(m.accent, 'M0 0h30q-2 26-20 40q-6 8-10 24zM120 0H98q2 22 12 34q8 10 10 24z') +
  faint(0.25, path(m.dark, 'M10 0h7Q15 24 4 40H0q8-18 10-40zM112 0h-5q2 20 13 34v-6q-7-12-8-28z')) +
  box(m.dark, 4, 66, 112, 6, 2) + box(m.mid, 0, 72, 120, 12) +
  path(m.dark, 'M62 66c-3-14 3-23 9-26l-1-9 5 4h5l5-4-.5 9c3 3 3 7 1 10c6 5 7 11 5 16z') +
  line(m.dark, 'M88 64q10 0 9-9q0-6 5-6', 3.4) +
  oval(m.lamp, 74.500, 40.500, 1.300) + oval(m.lamp, 80.500, 40.500, 1.300) +
  path(m.accent, 'M26 66l-2-11h14l-2 11z') + line(m.near, 'M31 55v-12M31 50q-8-1-8-9M31 48q8-1 8-8', 2) + oval(m.accent, 31, 41, 3.200);

export const bicycle: Scene = (m) =>
  path(m.mid, 'M0 0h44v66H0z') + windows(m.lamp, 8, 10, 2, 1, 18) +
  path(m.light, 'M4 8h14v20H4zM24 8h14v20H24z') + path(m.night ? m.lamp : m.far, 'M6 10h10v16H6zM26 10h10v16H26z') +
  path(m.accent, 'M2 29h18v4H2zM22 29h18v4H22z') + many([6, 29, 0.3, 11, 28, 0.32, 16, 29, 0.3, 26, 29, 0.3, 31, 28, 0.32, 36, 29, 0.3], oval(m.near, 0, 0, 8)) +
  path(m.dark, 'M12 66V46q8-8 16 0v20z') +
  ground(m.far, [66, 64, 60, 62, 64]) + many([108, 60, 0.9, 88, 60, 0.6], tree(m.near, m.dark)) +
  ground(m.near, [68, 66, 67, 66, 67]) +
  `<g fill="none" stroke="${m.dark}" stroke-width="2.200"><circle cx="48" cy="64" r="13"/><circle cx="88" cy="64" r="13"/></g>` +
  line(m.light, 'M48 54v20M38 64h20M88 54v20M78 64h20', 0.8) +
  line(m.accent, 'M48 64l10-19h22l-14 19H48M58 45l8 19M80 45l8 19M80 45l-2-7', 2.600) +
  line(m.dark, 'M54 42h9M76 37q6-3 8 2', 2.600) + oval(m.dark, 66, 64, 2.600) +
  path(m.light, 'M84 44h15l-2 9H86z') + many([88, 42, 0.45, 92, 40, 0.5, 96, 42, 0.45], oval(m.accent, 0, 0, 6));

export const umbrella: Scene = (m) =>
  path(m.far, 'M0 84V22l12-8 12 8v10h14v52zM120 84V14H98l-8 6v12H78v52z') +
  windows(m.lamp, 6, 28, 3, 5, 7, 9) + windows(m.lamp, 96, 26, 3, 6, 7, 8) +
  path(m.mid, 'M38 84l14-30h16l14 30z') + faint(0.5, line(m.light, 'M60 58v4M60 67v6M60 78v5', 1.6)) +
  path(m.near, 'M0 84V64h32l-10 20zM120 84V64H88l10 20z') +
  line(m.dark, 'M20 72V38q0-4 5-4', 1.8) + oval(m.lamp, 26, 35, 3) +
  path(m.dark, 'M54 46q6-4 12 0l4 26H50z') + line(m.dark, 'M56 70v10M64 70v10', 3) + oval(m.light, 60, 41, 4) +
  line(m.dark, 'M60 20v30', 1.6) +
  path(m.accent, 'M36 38q2-20 24-20t24 20q-4-4-8 0q-4-4-8 0q-4-4-8 0q-4-4-8 0q-4-4-8 0q-4-4-8 0z') +
  faint(0.3, path(m.light, 'M60 18q-10 4-12 20q-4-4-12 0q2-20 24-20z'));

export const tram: Scene = (m) =>
  path(m.far, 'M0 70V30l10-8 10 8v-6h16v14h12V26l9-7 9 7v14h14V22h16v16h8l8-8 8 8v32z') +
  windows(m.lamp, 6, 34, 4, 3, 8, 8) + windows(m.lamp, 90, 30, 4, 3, 7, 8) +
  box(m.near, 0, 68, 120, 16) + line(m.light, 'M0 76h120M0 81h120', 1) +
  line(m.dark, 'M0 12q60 6 120 0M62 26l-6-12h12', 1.2) +
  path(m.accent, 'M22 30q0-4 5-4h66q5 0 5 4v38q0 4-4 4H26q-4 0-4-4z') +
  path(m.light, 'M22 34h76v17H22z') +
  path(m.night ? m.lamp : m.dark, 'M26 36h11v13H26zM40 36h11v13H40zM69 36h11v13H69zM83 36h11v13H83z') +
  path(m.dark, 'M54 36h12v34H54zM24 70h72v4H24z') + line(m.accent, 'M60 36v34', 1.2) +
  line(m.light, 'M26 58h24M70 58h24', 2) + oval(m.lamp, 29, 64, 2.600) + oval(m.lamp, 91, 64, 2.600) +
  at(60, 29.500, 1, box(m.light, -10, -2, 20, 4, 1));
