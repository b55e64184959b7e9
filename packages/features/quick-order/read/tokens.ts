import { identifierKey } from "@capstan/features/catalog";

export interface Token {
  /** Without the punctuation around it; empty for one that only separates. */
  readonly text: string;
  readonly lower: string;
  /** As identifiers are looked up. */
  readonly key: string;
  readonly isBracketed: boolean;
  /** A comma, a semicolon, a cell's end or "and" stands before it. */
  readonly isApart: boolean;
  /** The punctuation right before and after it. */
  readonly prefix: string;
  readonly suffix: string;
}

/** Words that stand between two items of one sentence. */
const joints = new Set(["and", "&", "plus", "also", "then"]);

/** The words of a line, each with what stands around it. */
export function tokensOf(plain: string): readonly Token[] {
  const tokens: Token[] = [];
  let isApart = false;
  for (const piece of piecesOf(plain)) {
    const { prefix, text, suffix } = partsOf(piece);
    if (joints.has(text.toLowerCase()) || (text === "" && piece.includes("&"))) {
      isApart = true;
      continue;
    }
    if (text !== "") {
      tokens.push({
        text,
        lower: text.toLowerCase(),
        key: identifierKey(text),
        isBracketed: /[([{]$/.test(prefix) && /^[)\]}]/.test(suffix),
        isApart: tokens.length > 0 && (isApart || /[,;|\t]/.test(prefix)),
        prefix,
        suffix,
      });
      isApart = false;
    }
    if (/[,;|\t]/.test(text === "" ? prefix : suffix)) isApart = true;
  }
  return tokens;
}

/** A number with commas, perhaps in brackets or with a sign; any other comma separates. */
const thousands = /^[^\w,]*\d{1,3}(?:,\d{3})+(?:\.\d+)?(?:[^\w]*|[a-z]{1,3})$/i;

function piecesOf(plain: string): readonly string[] {
  return plain
    .replaceAll(/"\s*,\s*"/g, '" ; "')
    .replaceAll("\t", " ; ")
    .replaceAll(/\S+/g, (piece) => (thousands.test(piece) ? piece : piece.replaceAll(",", ", ")))
    .replaceAll(/(\.{2,}|_{2,}|-{2,}>?|=>|→|…)/g, " ")
    .replaceAll(/[|;]/g, " ; ")
    .replaceAll(/(?<!\d)([:=])(?=\S)|([:=])(?=[^\s\d])/g, "$1$2 ")
    .replaceAll(/(?<=[^\s([{])([([{])/g, " $1")
    .replaceAll(/([)\]}])(?=[^\s)\]},;:.])/g, "$1 ")
    .split(/\s+/)
    .filter((piece) => piece !== "");
}

const around = /^([([{"'<_*•\-–#@$€£+~/\\,;:.!?=|]*)(.*?)([)\]}"'>_*,;:.!?=#|/\\-]*)$/su;

function partsOf(piece: string): { readonly prefix: string; readonly text: string; readonly suffix: string } {
  if (/^\?+$/.test(piece)) return { prefix: "", text: "?", suffix: "" };
  const [, prefix = "", text = "", suffix = ""] = around.exec(piece) ?? [];
  // Inches are a part of the word, and so is a percent sign.
  return /^\d/.test(text) && suffix.startsWith('"') && !prefix.includes('"')
    ? { prefix, text: `${text}"`, suffix: suffix.slice(1) }
    : { prefix, text, suffix };
}
