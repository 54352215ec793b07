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

/** Pieces come from where they were; new ones from what their `data-from` names, or from `came`, in order. */
export function glide(root: Element | undefined, before: Lay, came: string[]): void {
  if (!root || before.size === 0 || still()) return;
  const waiting = [...came];
  for (const piece of root.querySelectorAll<HTMLElement>('[data-key]')) {
    const { key, from } = piece.dataset;
    const old = before.get(key!) ?? before.get((from === 'field' ? waiting.shift() : from) ?? '');
    if (old) move(piece, old, piece.getBoundingClientRect());
  }
}

function move(piece: HTMLElement, old: DOMRect, now: DOMRect): void {
  const [dx, dy] = [old.left - now.left, old.top - now.top];
  if (Math.hypot(dx, dy) < FAR || !now.width || !old.width) return;
  const scale = Math.min(4, Math.max(0.25, old.width / now.width));
  piece.animate(
    { transform: [`translate(${dx}px, ${dy}px) scale(${scale})`, 'none'], transformOrigin: ['0 0', '0 0'], zIndex: [9, 9] },
    { duration: TIME, easing: 'cubic-bezier(.3,.7,.2,1)' },
  );
}
