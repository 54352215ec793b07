/** Four frames, told apart by their profile: scrolls at the corners, pearls all round, mitred boards, a thin rod with a mat. */

import type { FrameStyle } from '../view';
import { RIM } from './painting';

export interface Stroke {
  d: string;
  fill: string;
}

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A band around a rectangle, to be filled by the even-odd rule. */
const band = (w: number, h: number, from: number, to: number): string => box(from, from, w - 2 * from, h - 2 * from) + box(to, to, w - 2 * to, h - 2 * to);

const corners = (w: number, h: number, inset: number): [number, number][] => [[inset, inset], [w - inset, inset], [w - inset, h - inset], [inset, h - inset]];

function pearls(w: number, h: number, inset: number, step: number, r: number): string {
  const along = (from: number, to: number): number[] => {
    const n = Math.round((to - from) / step);
    return Array.from({ length: n }, (_, i) => from + ((to - from) * i) / n);
  };
  const [right, bottom] = [w - inset, h - inset];
  return [
    ...along(inset, right).flatMap((x) => [[x, inset], [w - x, bottom]]),
    ...along(inset, bottom).flatMap((y) => [[right, y], [inset, h - y]]),
  ].map(([x, y]) => disc(x!, y!, r)).join('');
}

const STYLES: Record<FrameStyle, (w: number, h: number) => Stroke[]> = {
  gilded: (w, h) => [
    { d: band(w, h, 0, RIM.gilded), fill: '#a8741c' },
    { d: band(w, h, 2, 5.5), fill: '#f0cd74' },
    { d: band(w, h, 8, RIM.gilded), fill: '#6d4509' },
    { d: corners(w, h, 9).map(([x, y]) => disc(x, y, 9)).join(''), fill: '#c9922e' },
    { d: corners(w, h, 9).map(([x, y]) => disc(x, y, 6.4) + disc(x, y, 3.6)).join(''), fill: '#f9e3a0' },
    { d: corners(w, h, 9).map(([x, y]) => disc(x, y, 2)).join(''), fill: '#6d4509' },
  ],
  shell: (w, h) => [
    { d: band(w, h, 0, RIM.shell), fill: '#5f7389' },
    { d: pearls(w, h, 5, 9.5, 4.2), fill: '#f4f1ea' },
    { d: pearls(w, h, 5, 9.5, 1.5), fill: '#9fb0c2' },
  ],
  walnut: (w, h) => [
    { d: band(w, h, 0, RIM.walnut), fill: '#4f2c18' },
    { d: band(w, h, 3.2, 4.4), fill: '#6f4126' },
    { d: band(w, h, 7, RIM.walnut), fill: '#9a6540' },
    { d: corners(w, h, 0).map(([x, y]) => `M${x} ${y}l${x ? -9 : 9} ${y ? -8 : 8} ${x ? -1 : 1} ${y ? -1.6 : 1.6}z`).join(''), fill: '#c08a5c' },
  ],
  plain: (w, h) => [
    { d: band(w, h, 2.5, RIM.plain), fill: '#faf6ec' },
    { d: band(w, h, 0, 3), fill: '#211e1b' },
    { d: band(w, h, RIM.plain - 1.2, RIM.plain), fill: '#b9ae9b' },
  ],
};

const known = new Map<string, Stroke[]>();

export function frame(style: FrameStyle, w: number, h: number): Stroke[] {
  const key = `${style} ${w} ${h}`;
  const found = known.get(key) ?? STYLES[style](w, h);
  known.set(key, found);
  return found;
}
