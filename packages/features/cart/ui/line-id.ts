const prefix = "line-";

/** A line's place in the page: who removes one lands at the next. */
export function lineId(sku: string): string {
  return prefix + sku;
}

export function lineIn(hash: string): string | null {
  return hash.startsWith(`#${prefix}`) ? hash.slice(prefix.length + 1) : null;
}
