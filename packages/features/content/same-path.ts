/** The path alone, without the slash at its end: a page answers with and without one. */
export function samePath(address: string): string {
  const path = address.replace(/[?#].*$/s, "");
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}
