/** Items glide from where they leave to where they arrive. Without motion they are simply there. */

import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';
import { brief } from '../../lib/motion';

export const [send, receive] = crossfade({
  duration: () => brief(420),
  easing: cubicOut,
  fallback: () => ({ duration: 0 }),
});
