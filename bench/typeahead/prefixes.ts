import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The beginning of what a buyer types, and what one of the suggestions has to say. Written by people who did not write the suggestions. */
export interface Prefix {
  readonly text: string;
  /** Of a suggestion in lower case; null where anything will do. */
  readonly wanted: RegExp | null;
}

export function prefixes(): readonly Prefix[] {
  return readFileSync(join(import.meta.dirname, "prefixes.tsv"), "utf8")
    .split("\n")
    .filter((line) => line.includes("\t") && !line.startsWith("# "))
    .map((line) => {
      const [text = "", pattern = ""] = line.split("\t");
      return { text, wanted: pattern === "ANY" ? null : new RegExp(pattern) };
    });
}
