/** Nothing moves for those who asked for stillness. */
export const brief = (ms: number): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms;
