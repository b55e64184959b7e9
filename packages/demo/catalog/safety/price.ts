/** Prices end on a cent. */
export function cents(dollars: number): number {
  return Math.max(0.01, Math.round(dollars * 100) / 100);
}

/** What a larger pack saves by the piece: a few per cent for each doubling, at most a fifth. */
export function packPrice(each: number, pieces: number): number {
  const saved = Math.min(0.2, Math.log2(Math.max(1, pieces)) * 0.025);
  return cents(each * pieces * (1 - saved));
}
