/** Hairs of the brush inside a form, and the movement that lays it. */

import { chance, seed, waver, type Box, type Form } from './brush';

export interface Texture {
  light: string;
  dark: string;
  width: number;
}

const n = (value: number) => +value.toFixed(1);
const clip = ([l, t, r, b]: Box): Box => [Math.max(l, -4), Math.max(t, -4), Math.min(r, 404), Math.min(b, 304)];

/** Lines along the form's angle, to be clipped by its outline; null where it is too thin. */
export function texture(form: Form, key: number): Texture | null {
  const [l, t, r, b] = clip(form.box);
  const [w, h] = [r - l, b - t];
  if (Math.min(w, h) < 12) return null;
  seed(key);
  const step = Math.min(10, Math.max(3.6, Math.min(w, h) / 8));
  const a = (form.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(a), Math.sin(a)];
  const along = (Math.abs(w * cos) + Math.abs(h * sin)) / 2;
  const across = (Math.abs(w * sin) + Math.abs(h * cos)) / 2;
  const out = { light: '', dark: '', width: n(step * 0.5) };
  for (let v = -across; v < across; v += step) {
    for (let u = -along - chance() * 20; u < along; ) {
      const length = step * (3 + 6 * chance());
      const side = v + waver(step * 0.45);
      const bend = waver(step * 0.35);
      const x = (l + r) / 2 + u * cos - side * sin;
      const y = (t + b) / 2 + u * sin + side * cos;
      const d = `M${n(x)} ${n(y)}q${n((length / 2) * cos - bend * sin)} ${n((length / 2) * sin + bend * cos)} ${n(length * cos)} ${n(length * sin)}`;
      const dice = chance();
      if (dice < 0.36) out.light += d;
      else if (dice < 0.66) out.dark += d;
      u += length * (0.9 + 0.5 * chance());
    }
  }
  return out;
}

/** A to-and-fro across a box: what a mask draws to let a stroke appear. */
export function sweep(box: Box): { d: string; width: number } {
  const [l, t, r, b] = clip(box);
  const turns = Math.min(7, Math.max(2, Math.round((b - t) / 34)));
  const step = (b - t) / turns;
  let d = `M${n(l - 10)} ${n(t)}`;
  for (let i = 0; i < turns; i++) {
    const y = t + (i + 0.5) * step;
    d += i % 2 ? `L${n(r + 10)} ${n(y - step / 3)}L${n(l - 10)} ${n(y + step / 3)}` : `L${n(l - 10)} ${n(y - step / 3)}L${n(r + 10)} ${n(y + step / 3)}`;
  }
  return { d, width: n(step * 1.9 + 8) };
}
