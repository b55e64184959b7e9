import type { WordUnit } from "./parse-query.ts";

/** "screw driver" is one word in the catalog: each of the two is also found by both together. */
export function withNeighbours(units: readonly WordUnit[]): readonly WordUnit[] {
  const joined = (at: number): readonly string[] => {
    const [one, other] = [units[at]?.[0] ?? "", units[at + 1]?.[0] ?? ""];
    return isWord(one) && isWord(other) ? [one + other] : [];
  };
  return units.map((unit, at) => [...unit, ...joined(at - 1), ...joined(at)]);
}

function isWord(text: string): boolean {
  return /^\p{L}{2,12}$/u.test(text);
}

/** "hex-cap" may be written as two words or as one. */
export function withSpellings(unit: WordUnit): WordUnit {
  const split = unit.filter((word) => /[^\p{L}\p{N}\s]/u.test(word));
  // Figures stay together: "18-8" is no 18 and some 8.
  const spaced = split
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim());
  const joined = split.map((word) => word.replaceAll(/[^\p{L}\p{N}\s]+/gu, ""));
  return [...new Set([...unit, ...spaced, ...joined])].filter((word) => word !== "");
}
