/** A once-only key: whoever knows it may be told of the cart that it began, so it is as hard to guess as the cart's id. */
export const onceKey = /^[0-9a-f]{32}$/;

/** A key for one wish: the same one again asks for nothing more. */
export function newOnceKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
