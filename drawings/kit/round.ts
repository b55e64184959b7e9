/** Two places are finer than any screen and keep the pictures small. */
export function round(value: number, places = 2): number {
  const scale = 10 ** places;
  return Math.round(value * scale) / scale;
}
