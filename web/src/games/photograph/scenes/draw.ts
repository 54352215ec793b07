/** The few shapes that a photograph is put together from. Picture: 120 by 84. */

export const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
export const line = (stroke: string, d: string, width = 1.6): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
export const oval = (fill: string, x: number, y: number, r: number, ry = r): string =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${r}" ry="${ry}"/>`;
export const box = (fill: string, x: number, y: number, w: number, h: number, r = 0): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''}/>`;
export const at = (x: number, y: number, scale: number, body: string): string =>
  `<g transform="translate(${x} ${y})scale(${scale})">${body}</g>`;
export const faint = (opacity: number, body: string): string => `<g opacity="${opacity}">${body}</g>`;

/** The same drawn at several places: x, y, scale after one another. */
export function many(places: number[], one: string): string {
  let out = '';
  for (let i = 0; i < places.length; i += 3) out += at(places[i]!, places[i + 1]!, places[i + 2]!, one);
  return out;
}

/** Ground up to a wavy edge through heights from left to right. */
export function ground(fill: string, heights: number[]): string {
  const step = 120 / (heights.length - 1);
  let d = `M0 84V${heights[0]}`;
  for (let i = 1; i < heights.length; i++) {
    const [from, to] = [(i - 1) * step, i * step];
    d += `C${from + step / 2} ${heights[i - 1]} ${from + step / 2} ${heights[i]} ${to} ${heights[i]}`;
  }
  return path(fill, `${d}V84z`);
}

export const fir = (fill: string): string => path(fill, 'M0-26l6 10h-3l6 9h-4l6 9H-11l6-9h-4l6-9h-3zM-1.500 1h3v5h-3z');
export const tree = (crown: string, trunk: string): string =>
  line(trunk, 'M0 6v-14M0-6l4-5M0-3l-4-4', 2) + oval(crown, 0, -15, 9, 10) + oval(crown, -6, -10, 6) + oval(crown, 6, -10, 6);
export const cloud = (fill: string): string => path(fill, 'M-14 4a5 5 0 0 1 2-9.500 8 8 0 0 1 14.500-2.500 6.500 6.500 0 0 1 9.500 6 3.200 3.200 0 0 1 0 6z');
export const gull = (stroke: string): string => line(stroke, 'M-5-2q3-2 5 2q2-4 5-2', 1.4);

/** Windows in rows; every third or so is dark. */
export function windows(fill: string, x: number, y: number, columns: number, rows: number, dx = 5, dy = 6): string {
  let d = '';
  for (let i = 0; i < columns * rows; i++) {
    if ((i * 7 + columns) % 4) d += `M${x + (i % columns) * dx} ${y + Math.floor(i / columns) * dy}h2.400v3h-2.400z`;
  }
  return path(fill, d);
}
