/** Paints, letters and shapes: no colour is told by its paint alone. */

import type { Colour } from './view';

interface Paint {
  paint: string;
  ink: string; // on the paint
  shape: string; // in a box of 24 by 24
}

export const PAINTS: Record<Colour, Paint> = {
  blue: { paint: '#2263ac', ink: '#fff', shape: 'M12 1a11 11 0 1 1 0 22a11 11 0 0 1 0-22z' },
  red: { paint: '#bb2f2f', ink: '#fff', shape: 'M12 0l12 12-12 12L0 12z' },
  yellow: { paint: '#f2be2e', ink: '#3b2606', shape: 'M12 0l3 4.500 5-2-.3 5.500 4.300 4-4.300 4 .3 5.500-5-2-3 4.500-3-4.500-5 2 .3-5.500L0 12l4.300-4L4 2.500l5 2z' },
  green: { paint: '#2a7a45', ink: '#fff', shape: 'M2 1h11a9.500 9.500 0 0 1 9.500 9.500V22.500H11A9.500 9.500 0 0 1 1.500 13V1.500z' },
  brown: { paint: '#7c4e28', ink: '#fff', shape: 'M12 0l10.500 6v12L12 24 1.500 18V6z' },
  grey: { paint: '#5f6a72', ink: '#fff', shape: 'M4 1.500h16A2.500 2.500 0 0 1 22.500 4v16a2.500 2.500 0 0 1-2.500 2.500H4A2.500 2.500 0 0 1 1.500 20V4A2.500 2.500 0 0 1 4 1.500z' },
  violet: { paint: '#67429b', ink: '#fff', shape: 'M12 0l12 9v13.500H0V9z' },
};
export const PLAIN = { paint: '#57493b', ink: '#fff' }; // a back that tells nothing
