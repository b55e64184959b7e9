/** Dollars, rounded to the cent; prices over a hundred end as list prices do. */
export function cents(dollars: number): number {
  if (dollars >= 1_000) return Math.round(dollars);
  if (dollars >= 100) return Math.round(dollars * 2) / 2;
  return Math.max(0.01, Math.round(dollars * 100) / 100);
}
