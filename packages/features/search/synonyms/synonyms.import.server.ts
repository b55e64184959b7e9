import { type RecordPlan, code, defineRecord, list, oneOf, text, withDefault } from "@capstan/platform/import";

const maxWords = 40;

const phrase = text("Phrases that mean the same; with oneway, the one that is typed goes first.", {
  max: 60,
  pattern: /^[^\p{Lu}\s]+(?: [^\p{Lu}\s]+)*$/u,
  shape: "a phrase in lower case, at most 60 characters",
});

const synonymsRecord = defineRecord({
  name: "synonyms",
  about: "Words that mean the same to a buyer. A search uses a change within seconds.",
  table: "synonym_group",
  key: ["code"],
  columns: {
    code: code("Its key."),
    kind: withDefault(
      oneOf(
        "both: each finds what any of them finds. oneway: the first also finds what the others find, and not the reverse. use: the others serve the first and only come close. off: kept, and not used.",
        ["both", "oneway", "use", "off"],
      ),
      "both",
    ),
    words: list(phrase, { most: maxWords }),
    note: withDefault(text("Why it is there, for other merchandisers.", { max: 300 }), ""),
  },
  touches: "updated_at",
  rules: [{ field: "words", check: ({ words }) => (words.length < 2 ? "names fewer than two phrases" : undefined) }],
});

export const searchRecords: readonly RecordPlan[] = [synonymsRecord];
