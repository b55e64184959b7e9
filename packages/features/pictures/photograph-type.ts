const signatures = [
  { name: "jpeg", at: 0, text: "\u00ff\u00d8\u00ff" },
  { name: "png", at: 0, text: "\u0089PNG\r\n\u001a\n" },
  { name: "webp", at: 8, text: "WEBP" },
  { name: "avif", at: 4, text: "ftypavif" },
] as const;

/** Enough of a file's beginning to know it by. */
export const signatureBytes = 16;

/**
 * What a file is by its first bytes, whatever it calls itself. Only these are opened: an SVG is a program, and the
 * rarer formats are where image libraries have their holes.
 */
export function photographType(beginning: Uint8Array): (typeof signatures)[number]["name"] | undefined {
  const text = String.fromCharCode(...beginning.subarray(0, signatureBytes));
  return signatures.find((signature) => text.startsWith(signature.text, signature.at))?.name;
}
