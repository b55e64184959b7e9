/** Those nearest to what most people buy come first. */
export function nearestFirst(values: readonly number[], usual: number): readonly number[] {
  return values.toSorted((a, b) => Math.abs(a - usual) - Math.abs(b - usual));
}

/** From one number to another, both included. */
export function range(from: number, to: number, step = 1): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, at) => from + at * step);
}

/** The value that a table gives for a measure: that of the smallest row that is not below it, else of the last. */
export function rowFor<Row>(rows: readonly Row[], measure: number, limit: (row: Row) => number): Row | undefined {
  return rows.find((row) => measure <= limit(row) + 1e-9) ?? rows.at(-1);
}
