/** Things that glide. Without motion everything is simply where it belongs. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function duration(milliseconds: number): number {
  return still() ? 0 : milliseconds;
}

/** Appear from, or vanish to, the middle of another element. */
export function glide(node: Element, { to, time = 380 }: { to: () => Element | null; time?: number }): TransitionConfig {
  const target = still() ? null : to();
  if (!target) return { duration: 0 };
  const a = node.getBoundingClientRect();
  const b = target.getBoundingClientRect();
  const dx = b.left + b.width / 2 - a.left - a.width / 2;
  const dy = b.top + b.height / 2 - a.top - a.height / 2;
  const own = getComputedStyle(node).transform.replace('none', '');
  return {
    duration: time,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${dx * u}px, ${dy * u}px) ${own} scale(${1 - 0.45 * u}); opacity: ${Math.min(1, t * 2.5)}; z-index: 5`,
  };
}
