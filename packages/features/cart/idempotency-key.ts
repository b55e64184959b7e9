/** Whoever knows a key may be told of the cart that it began, so it is as hard to guess as the cart's id. */
export const idempotencyKeyPattern = /^[0-9a-f]{32}$/;

/** A key for one request to add: sent again with the same key, it adds nothing more. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
