/** Cards that glide: each from where it lay before. Without motion everything is simply where it belongs. */

const TIME = 420;
const FAR = 2; // pixels: less is no way

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export type Lay = Map<string, DOMRect>;

/** Where every keyed piece lies. */
export function lay(root: Element | undefined): Lay {
  const found: Lay = new Map();
  if (!root || still()) return found;
  for (const piece of root.querySelectorAll<HTMLElement>('[data-key]')) found.set(piece.dataset.key!, piece.getBoundingClientRect());
  return found;
}

/** Pieces come from where they were; new ones from what their `data-from` names: `field` is the next of `came`. */
export function glide(root: Element | undefined, before: Lay, came: string[]): void {
  if (!root || before.size === 0 || still()) return;
  const waiting = [...came];
  for (const piece of root.querySelectorAll<HTMLElement>('[data-key][data-from]')) {
    const { key, from } = piece.dataset;
    const own = before.get(key!);
    const old = own ?? before.get((from === 'field' ? waiting.shift() : from) ?? '');
    if (old) move(piece, old, piece.getBoundingClientRect(), own ? old.width : 0);
  }
}

/** From middle to middle; as large as it was, or `width` 0: at its own size. */
function move(piece: HTMLElement, old: DOMRect, now: DOMRect, width: number): void {
  const dx = old.left - now.left + (old.width - now.width) / 2;
  const dy = old.top - now.top + (old.height - now.height) / 2;
  if (Math.hypot(dx, dy) < FAR || !now.width) return;
  const scale = width ? width / now.width : 1;
  piece.animate(
    { transform: [`translate(${dx}px, ${dy}px) scale(${scale})`, 'none'], zIndex: [9, 9] },
    { duration: TIME, easing: 'cubic-bezier(.3,.7,.2,1)' },
  );
}
