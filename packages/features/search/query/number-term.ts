/** An attribute's number as a term of the index: the terms of one attribute sort as its numbers do. */
export function numberTerm(code: string, value: number): string {
  return `${code}=${sortableHex(value)}`;
}

/** The terms of one attribute from one number to another, each end included; without one, as far as there are any. */
export function numberRange(
  code: string,
  { from, to }: { readonly from?: number; readonly to?: number },
): { readonly gte: string; readonly lte: string } {
  return { gte: numberTerm(code, from ?? -Infinity), lte: numberTerm(code, to ?? Infinity) };
}

/**
 * The bits of a double sort as unsigned integers do once the sign is turned over, and in a negative number all the
 * others too.
 */
function sortableHex(value: number): string {
  const view = new DataView(new ArrayBuffer(8));
  // There is one zero.
  view.setFloat64(0, value === 0 ? 0 : value);
  const bits = view.getBigUint64(0);
  const sign = 1n << 63n;
  return (bits & sign ? ~bits & ((1n << 64n) - 1n) : bits | sign).toString(16).padStart(16, "0");
}
