/** Whole cents, and never nothing. */
export function dollars(value: number): number {
  return Math.max(0.01, Math.round(value * 100) / 100);
}

/** What a pack costs: each piece is a little cheaper the more there are. */
export function packPrice(each: number, pieces: number): number {
  const discount = Math.min(0.3, Math.log10(pieces) * 0.09);
  return dollars(each * pieces * (1 - discount));
}
