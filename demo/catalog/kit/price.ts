/** Dollars, rounded to the cent, and never nothing. */
export function cents(dollars: number): number {
  return Math.max(0.01, Math.round(dollars * 100) / 100);
}

/** As list prices end: in half dollars from a hundred up, in whole ones from a thousand up. */
export function listPrice(dollars: number): number {
  if (dollars >= 1_000) return Math.round(dollars);
  return dollars >= 100 ? Math.round(dollars * 2) / 2 : cents(dollars);
}

const doublings = (pieces: number) => Math.log2(Math.max(1, pieces));

/** What a piece of a pack costs beside a single one, by trade: less for each doubling, in most trades down to a floor. */
const pieceFactors = {
  consumables: (pieces: number) => 1 - Math.min(0.3, Math.log10(pieces) * 0.09),
  fittings: (pieces: number) => 0.96 ** doublings(pieces),
  safety: (pieces: number) => 1 - Math.min(0.2, doublings(pieces) * 0.025),
  tools: (pieces: number) => 1 - Math.min(0.25, doublings(pieces) * 0.035),
};

/** What a pack of so many costs, not yet rounded. */
export function packPrice(trade: keyof typeof pieceFactors, each: number, pieces: number): number {
  return each * pieces * pieceFactors[trade](pieces);
}

/** What a fastener costs in a box of so many, beside one in a box of fifty. */
export function boxFactor(pieces: number): number {
  if (pieces >= 1_000) return 0.68;
  if (pieces >= 500) return 0.75;
  if (pieces >= 250) return 0.82;
  if (pieces >= 100) return 0.92;
  if (pieces >= 50) return 1;
  if (pieces >= 25) return 1.1;
  if (pieces >= 10) return 1.25;
  return pieces >= 5 ? 1.4 : 1.65;
}
