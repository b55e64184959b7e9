/**
 * The form under which every identifier is kept and looked up: `AB 12.34`, `ab-1234` and `AB1234` are one part to a
 * buyer. Full-width and other compatible letters count as the plain ones; everything but letters and digits goes.
 */
export function identifierKey(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "");
}

/** An item number: six characters, the first a digit. It never changes, so it is its own key. */
export function isSku(text: string): boolean {
  return /^[0-9][0-9A-Z]{5}$/.test(text);
}
