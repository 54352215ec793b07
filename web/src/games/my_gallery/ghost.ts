/** Moving a ghost between the legal places of a wall. */

import type { Place } from './moves';
import type { Size } from './view';

export type Way = 'left' | 'right' | 'up' | 'down';

const STEPS: Record<Way, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
const ASIDE = 2.5; // how much worse a step aside is than a step on

/** The place whose item lies nearest to a point in squares; `over` asks that it cover the point. */
export function nearest(places: Place[], item: Size, x: number, y: number, over = false): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const covers = x >= place.x && x < place.x + item.width && y >= place.y && y < place.y + item.height;
    if (over && !covers) continue;
    const far = Math.hypot(place.x + item.width / 2 - x, place.y + item.height / 2 - y);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** The next legal place in a direction, the straightest first; at the edge the ghost stays. */
export function step(places: Place[], from: Place, way: Way): Place {
  const [dx, dy] = STEPS[way];
  let [best, least] = [from, Infinity];
  for (const place of places) {
    const on = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    const cost = on + ASIDE * aside;
    if (on > 0 && cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** Where a ghost begins: where it earns most and harms least, then nearest to the middle of the wall. */
export function firstPlace(places: Place[], item: Size, wall: Size): Place | null {
  const worth = ({ effect }: Place) => effect.frames - 2 * effect.breaks + effect.corners;
  const most = Math.max(...places.map(worth));
  const best = places.filter((place) => worth(place) === most);
  return nearest(best, item, wall.width / 2, wall.height / 2);
}
