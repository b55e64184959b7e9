/** How much more of a category is bought in a month than on average, January first. */
const byCategory: Readonly<Record<string, readonly number[]>> = {
  // Filters and capacitors before the first heat, filters again before heating starts.
  HVA: [0.7, 0.7, 0.9, 1.2, 1.5, 1.6, 1.5, 1.2, 1.1, 1, 0.8, 0.8],
  // Paint goes on when it dries.
  PNT: [0.5, 0.5, 0.8, 1.2, 1.5, 1.6, 1.5, 1.3, 1.1, 0.9, 0.6, 0.5],
  // Frozen pipes, then sump pumps.
  PLB: [1.4, 1.3, 1.3, 1.2, 0.9, 0.8, 0.8, 0.8, 0.8, 0.9, 1, 1.2],
  // Dark mornings.
  LGT: [1.2, 1, 0.9, 0.8, 0.8, 0.8, 0.9, 1.1, 1.1, 1.2, 1.2, 1.2],
  BAT: [1.2, 1, 0.9, 0.9, 0.8, 0.9, 0.9, 1, 1, 1.2, 1.2, 1.3],
  // Winter gloves, and the new school year.
  SAF: [1.1, 1, 1, 1, 1, 1, 1, 1.1, 1.1, 1.1, 1.1, 0.9],
  CLN: [1.2, 1, 1, 0.9, 0.9, 1, 1.1, 1.4, 1.1, 1, 0.9, 0.8],
  FLT: [1.1, 1, 1.1, 1.1, 1, 1, 1, 1, 1, 1.1, 1.1, 0.9],
};

/** Shops that close between the holidays. */
const others: readonly number[] = [1.05, 1, 1.05, 1.05, 1, 1, 0.9, 1, 1.05, 1.05, 1, 0.8];

export function seasonFactor(category: string, month: number): number {
  return (byCategory[category] ?? others)[month - 1] ?? 1;
}
