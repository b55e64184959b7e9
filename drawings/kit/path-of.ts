import { round } from "./round.ts";

/** Path data with its numbers rounded: pathOf`M${x} ${y}`. Texts go in as they are. */
export function pathOf(pieces: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return pieces.reduce((path, piece, at) => {
    const value = values[at - 1] ?? "";
    return path + (typeof value === "number" ? round(value) : value) + piece;
  });
}
