/** A frame under the finger: from which place, how far, and to which place it would go. */

import type { Seen } from './view';

const SLACK = 8; // pixels: less is a tap

interface Held {
  from: number;
  to: number;
  x: number;
  dx: number;
  on: boolean; // it has left its place
  cards: Seen[]; // the hand it was picked from
}

export class Drag {
  #held = $state.raw<Held | null>(null);
  quiet = false; // the click that ends a drag is no tap

  /** The frame in the air, as long as its hand is what it was. */
  over(cards: Seen[]): Held | null {
    return this.#held?.on && this.#held.cards === cards ? this.#held : null;
  }

  down(event: PointerEvent, from: number, cards: Seen[]): void {
    if (event.button === 0 && event.isPrimary) this.#held = { from, to: from, x: event.clientX, dx: 0, on: false, cards };
  }

  move(event: PointerEvent, slot: number): void {
    const held = this.#held;
    if (!held || this.quiet) return;
    const dx = event.clientX - held.x;
    if (!held.on && Math.abs(dx) < SLACK) return;
    if (!held.on) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const to = Math.min(held.cards.length, Math.max(held.from, held.from + Math.round(dx / slot)));
    this.#held = { ...held, dx, to, on: true };
  }

  /** Where it was dropped, if that is further up; then it waits there for the answer. */
  up(): { from: number; to: number } | null {
    const held = this.#held;
    this.quiet = held?.on ?? false;
    if (held?.on && held.to > held.from) return { from: held.from, to: held.to };
    this.#held = null;
    return null;
  }
}
