/** Whether things may move: without motion everything is simply where it belongs. */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
