import { slugOf } from "../company/slug.ts";
import { list, oneOf, readCsv, text } from "../kit/read-data.ts";

interface SynonymRecord {
  readonly record: "synonyms";
  readonly code: string;
  readonly kind: "both" | "oneway" | "use";
  readonly words: readonly string[];
  readonly note: string;
}

const departments = readCsv("catalog/synonym-departments.csv", {
  department: text,
  note: text,
  /** Marks the codes of groups whose first phrase another department has too. */
  mark: text,
});

/** Groups of phrases. In a one-way group whoever types the first one asks for the others, and not the other way round; in one of uses the others serve the first and are no such thing. */
const groups = Map.groupBy(
  readCsv("catalog/synonyms.csv", { department: text, kind: oneOf(["both", "oneway", "use"]), words: list(text) }),
  (group) => group.department,
);

/** The company's synonyms, in the words of the import. A group's code is its first phrase, marked where departments share it. */
export function* synonymRecords(): Generator<SynonymRecord> {
  for (const { department, note, mark } of departments) {
    for (const { kind, words } of groups.get(department) ?? []) {
      const code = `${slugOf(words[0] ?? "").toUpperCase()}${mark}${kind === "both" ? "" : "-ONEWAY"}`;
      yield { record: "synonyms", code, kind, words, note };
    }
  }
}
