const batchSize = 12;

/** Rows that come to life together; a long table does so in several short steps. */
export function rowBatches<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const batches: Row[][] = [];
  for (let at = 0; at < rows.length; at += batchSize) batches.push(rows.slice(at, at + batchSize));
  return batches;
}
