import { Problem } from "./problem.ts";

// One test decides for nearly every text: printable ASCII without a tag's or an escape's beginning, and no sign in front.
const wantsLook = /[^ -~]|[<\\]|^ *[=+\-@]/;
const control = /\p{Cc}/u;
const controlButLineBreak = /(?!\n)\p{Cc}/u;
const turnsDirection = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const markup = /<[a-z/!?]/i;
const tag = /<\/?(?<name>[a-z]+)(?:\s[^<>]*)?\/?>/gi;
const formula = /^[=+\-@]/;
// "-20 F", "+5 V" and "+/-0.001 in" are measures; what goes on to calculate or to call is none.
const signedMeasure = /^(?:[+-]\s?\.?\d|\+\/-)[^=+*|!@(]*$/;

interface HygieneOptions {
  readonly allowLineBreaks?: boolean;
  /** The tags that may stand in it; whoever shows it cleans it. */
  readonly allowTags?: readonly string[];
}

/** The text as the store keeps it, or why it can't be kept. Nothing is replaced or cut, but for spaces around it. */
export function cleanText(
  text: string,
  { allowLineBreaks = false, allowTags = [] }: HygieneOptions = {},
): string | Problem {
  if (!wantsLook.test(text)) return withoutSpacesAround(text);
  if (!text.isWellFormed()) return new Problem("has half a character (an unpaired surrogate)");
  const oddCharacter = (allowLineBreaks ? controlButLineBreak : control).exec(text)?.[0];
  if (oddCharacter !== undefined) return new Problem(`has a ${nameOf(oddCharacter)}`);
  if (text.includes("\ufffd")) return new Problem("has the mark of a broken encoding (U+FFFD)");
  if (turnsDirection.test(text)) return new Problem("has a character that turns the direction of reading");
  const foreign = markupBeyond(text, allowTags);
  if (foreign !== undefined) return foreign;
  const trimmed = withoutSpacesAround(text).normalize("NFC");
  if (formula.test(trimmed) && !signedMeasure.test(trimmed)) return new Problem("looks like a formula");
  return trimmed;
}

function markupBeyond(text: string, allowTags: readonly string[]): Problem | undefined {
  if (!markup.test(text)) return undefined;
  if (allowTags.length === 0) return new Problem("has markup; only plain text is taken");
  const rest = text.replaceAll(tag, (whole: string, name: string) =>
    allowTags.includes(name.toLowerCase()) ? "" : whole,
  );
  return markup.test(rest) ? new Problem(`has markup; only the tags ${allowTags.join(", ")} are taken`) : undefined;
}

function withoutSpacesAround(text: string): string {
  return text.startsWith(" ") || text.endsWith(" ") ? text.trim() : text;
}

function nameOf(character: string): string {
  if (character === "\t") return "tab";
  if (character === "\n" || character === "\r") return "line break";
  return `control character (U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")})`;
}
