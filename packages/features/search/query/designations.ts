import { identifierKey } from "@capstan/features/catalog";
import type { Vocabulary } from "./vocabulary.ts";

const maxWords = 3;

/** "6205-2RS", "CNMG432", "ER70S-6", "R-410A": letters and figures in one word, and no thread or measure. */
export function isDesignation(word: string): boolean {
  return (
    /^(?=.*\d)(?=.*\p{L})[\p{L}\d][\p{L}\d./-]{2,15}$/u.test(word) &&
    !/^#|^m\d+(?:[-.]|$)|^\d+(?:[./]\d+)?-?(?:in|mm|ft|v|hp|rpm|lb|gal|oz|psi|awg|a|w|k|mil|x)$|\dx\d/i.test(word)
  );
}

/** "6204DDUC3": the clearance stands right after the closure. */
const clearance = /(?<=\b\d{3,5}[-\s]?(?:ddu|llu|2rs[hr1]?|ee|vv|zze?|2z))[-/]?(?=c[2-5]\b)/gi;
/** How makers close a bearing by letters of their own. */
const closures: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b\d{3,5})[-\s]?(?:ddu|llu|2rsh|2rsr|2rs1|ee|vv)\b/gi, "-2RS"],
  [/(?<=\b\d{3,5})[-\s]?(?:2z|zze)\b/gi, "-ZZ"],
];
/** Light-duty belts are named by their outside length in tenths of an inch, classical ones by the inside length. */
const lightBelt = /\b(?<section>[45])l(?<length>\d{3})\b/gi;

/** The text with trade numbers as the catalog writes them: "er 308l" is ER308L, "6205 2rs" 6205-2RS. */
export function withDesignations(text: string, vocabulary: Pick<Vocabulary, "designation" | "isWord">): string {
  const { designation: written } = vocabulary;
  const closed = closures.reduce(
    (sum, [makers, usual]) => sum.replaceAll(makers, usual),
    text.replaceAll(clearance, " "),
  );
  const belted = closed.replaceAll(lightBelt, (typed, section: string, length: string) => {
    if (written(identifierKey(typed)) !== undefined) return typed;
    return section === "4" ? `A${Number(length) / 10 - 2}` : `B${Number(length) / 10 - 3}`;
  });
  const words = belted
    .split(/\s+/)
    .flatMap((word) => (written(identifierKey(word)) === undefined ? partsOf(word, vocabulary) : word));
  const parts: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = runAt(words, at, written);
    parts.push(found?.as ?? words[at] ?? "");
    at += found?.length ?? 1;
  }
  return parts.join(" ");
}

/** "WNMG080408": the catalog writes the shape of an insert apart from its size. */
function partsOf(word: string, { isWord }: Pick<Vocabulary, "isWord">): readonly string[] {
  const { shape = "", size = "" } =
    /^(?<shape>\p{L}{3,5})-?(?<size>\d[\d.]{2,}|\d{2}t\d{3})$/iu.exec(word)?.groups ?? {};
  return shape !== "" && isWord(shape.toLowerCase()) ? [shape, size] : [word];
}

function runAt(words: readonly string[], at: number, written: (key: string) => string | undefined) {
  for (let length = Math.min(maxWords, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length).join(" ");
    const as = /\d/.test(run) && /\p{L}/u.test(run) ? written(identifierKey(run)) : undefined;
    if (as !== undefined) return { as, length };
  }
  return undefined;
}
