/** In the middle of a sentence: "Foam Nitrile" is foam nitrile, but PVC stays PVC. */
export function lowered(text: string): string {
  return text
    .split(" ")
    .map((word) => (word === word.toUpperCase() ? word : word.toLowerCase()))
    .join(" ");
}
