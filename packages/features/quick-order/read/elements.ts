import { identifierKey } from "@capstan/features/catalog";
import { isCommonWord, labelBefore, labelIn } from "./labels.ts";
import { isMeasure, isUnit, multiplierOf } from "./number-words.ts";
import { type Amount, amountAt } from "./amount.ts";
import { correctedKeys } from "./look-alike-letters.ts";
import type { KnownKeys } from "./reading.ts";
import type { Token } from "./tokens.ts";

/** What a word of a line may be. */
export type Element = { readonly isApart: boolean } & (
  | { readonly kind: "item"; readonly text: string; readonly skus: readonly string[]; readonly correctedFrom?: string }
  /** It looks like an item number, and the catalog has none like it. */
  | { readonly kind: "lookalike"; readonly text: string; readonly isLabelled: boolean }
  | { readonly kind: "amount"; readonly text: string; readonly amount: Amount; readonly skus: readonly string[] }
  | { readonly kind: "word"; readonly text: string }
);

const maxKeyLength = 40;
const maxWords = 6;

/** Every key that a word or some words of a line may be. */
export function candidateKeys(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((token, at) => [
    ...spans(tokens, at).map(({ key }) => key),
    ...splits(token.text).map(({ item }) => identifierKey(item)),
    ...correctedKeys(token.key),
  ]);
}

/** The line in elements: what the catalog knows is an item, then come amounts, then what looks like an item. */
export function elementsOf(tokens: readonly Token[], known: KnownKeys): readonly Element[] {
  const elements: Element[] = [];
  let from = 0;
  for (let at = 0; at < tokens.length;) {
    const { found, next } = elementAt(tokens, { at, from }, known);
    for (const element of found) if (!isSameAmount(elements.at(-1), element)) elements.push(element);
    if (found.some(({ kind }) => kind === "item")) from = next;
    at = next;
  }
  return elements;
}

/** "three (3)" */
function isSameAmount(one: Element | undefined, other: Element): boolean {
  return one?.kind === "amount" && other.kind === "amount" && one.amount.value === other.amount.value && !other.isApart;
}

interface ElementAt {
  readonly found: readonly Element[];
  readonly next: number;
}

function elementAt(
  tokens: readonly Token[],
  { at, from }: { readonly at: number; readonly from: number },
  known: KnownKeys,
): ElementAt {
  const token = tokens[at];
  if (!token) return { found: [], next: at + 1 };
  const { isApart, text } = token;
  const span = knownSpan(tokens, at, known);
  if (span && !isPlainNumber(span.key)) {
    const written = tokens.slice(at, at + span.length).map((one) => one.text);
    return {
      found: [{ kind: "item", isApart, text: written.join(" "), skus: known.get(span.key) ?? [] }],
      next: at + span.length,
    };
  }
  const split = splits(text).find(({ item, isMarked }) => known.has(identifierKey(item)) || isMarked);
  if (split) {
    const skus = known.get(identifierKey(split.item));
    const item: Element = skus
      ? { kind: "item", isApart, text: split.item, skus }
      : { kind: "lookalike", isApart, text: split.item, isLabelled: false };
    const amount = { value: split.quantity, strength: 3, isForEach: false, isExact: true };
    return {
      found: [item, { kind: "amount", isApart: false, text: String(split.quantity), amount, skus: [] }],
      next: at + 1,
    };
  }
  const counted = amountAt(tokens, { at, from, isItemAt: (place) => knownSpan(tokens, place, known) !== undefined });
  if (counted) {
    const { amount, next } = counted;
    return { found: [{ kind: "amount", isApart, text, amount, skus: known.get(token.key) ?? [] }], next };
  }
  const corrected = correctionOf(token.key, known);
  if (corrected !== undefined) {
    const skus = known.get(corrected) ?? [];
    return { found: [{ kind: "item", isApart, text: corrected, skus, correctedFrom: text }], next: at + 1 };
  }
  const label = labelBefore(tokens, at);
  if (label !== "other" && looksLikeItem(token))
    return { found: [{ kind: "lookalike", isApart, text, isLabelled: label === "item" }], next: at + 1 };
  return { found: [{ kind: "word", isApart, text }], next: at + 1 };
}

interface Span {
  readonly key: string;
  readonly length: number;
}

function knownSpan(tokens: readonly Token[], at: number, known: KnownKeys): Span | undefined {
  return spans(tokens, at).findLast(
    ({ key, length }) => known.has(key) && (length === 1 || !anyKnown(tokens, at, length, known)),
  );
}

/** The one item that is meant if letters stand for digits. */
export function correctionOf(key: string, known: KnownKeys): string | undefined {
  const found = correctedKeys(key).filter((corrected) => known.has(corrected));
  return found.length === 1 ? found[0] : undefined;
}

/** A word alone, and together with up to three more: people type "AB 12 34" for AB1234. */
function spans(tokens: readonly Token[], at: number): readonly Span[] {
  const found: Span[] = [];
  let key = "";
  for (let length = 1; length <= maxWords; length++) {
    const token = tokens[at + length - 1];
    if (!token || (length > 1 && (token.isApart || token.isBracketed))) break;
    if (isUnit(token.lower) || multiplierOf(token.lower) || labelIn(token.lower)) break;
    if (length === 1 && isMeasure(token.lower) && token.text !== token.text.toUpperCase()) break;
    if (/[$€£@]/.test(token.prefix)) break;
    key += token.key;
    if (key.length > maxKeyLength) break;
    if (length === 1 ? isIdentifier(token) : isJoinedKey(key)) found.push({ key, length });
    // The address of a product's page ends with the item number.
    const [address] = length === 1 ? (/(?<=:\/\/.*[-/])[A-Za-z0-9]+$/.exec(token.text) ?? []) : [];
    if (address !== undefined) return [{ key: identifierKey(address), length: 1 }];
  }
  return found;
}

function isJoinedKey(key: string): boolean {
  return /[A-Z]/.test(key) && (/\d/.test(key) ? key.length >= 4 : key.length >= 8);
}

/** A word without digits has to be written like a number to be looked up. */
function isIdentifier({ key, lower, text }: Token): boolean {
  if (key.length < 2) return /^\d$/.test(key);
  if (/\d/.test(key)) return true;
  return key.length >= 3 && !isCommonWord(lower) && text === text.toUpperCase();
}

function anyKnown(tokens: readonly Token[], at: number, length: number, known: KnownKeys): boolean {
  return tokens.slice(at, at + length).some(({ key }) => known.has(key) && !isPlainNumber(key));
}

/** It may be a quantity too. */
function isPlainNumber(key: string): boolean {
  return /^[1-9]\d{0,4}$/.test(key);
}

interface Split {
  readonly item: string;
  readonly quantity: number;
  /** The sign between can't belong to an item number. */
  readonly isMarked: boolean;
}

/** "4XZ12x10" and "10x4XZ12". */
function splits(text: string): readonly Split[] {
  const after = /^(.*[A-Za-z0-9].{2,}?)([xX×*])(\d{1,5})$/u.exec(text);
  const dashed = /^(.{4,})[-/:=](\d{1,5})$/.exec(text);
  const before = /^(\d{1,5})([xX×*])(.{4,})$/u.exec(text);
  return [
    ...(after?.[1] ? [{ item: after[1], quantity: Number(after[3]), isMarked: isMark(after[2], after[1]) }] : []),
    ...(dashed?.[1] ? [{ item: dashed[1], quantity: Number(dashed[2]), isMarked: false }] : []),
    ...(before?.[3] ? [{ item: before[3], quantity: Number(before[1]), isMarked: isMark(before[2], before[3]) }] : []),
  ].filter(({ item }) => /\d/.test(item) && !/^[\d./]+$/.test(item));
}

function isMark(sign: string | undefined, item: string): boolean {
  return sign === "×" || sign === "*" || (sign === "x" && /[A-Z]/.test(item) && !/[a-z]/.test(item));
}

const notItems = [
  // Dates, times, phones, fractions and threads, ordinals, prices, sizes, addresses.
  /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/,
  /^\d{1,2}:\d{2}/,
  /^(?:\d-)?\d{3}[-.]\d{3}[-.]\d{4}$/,
  /^\d{3}-\d{4}$/,
  /^\d+[/.,]\d+(?:-\d+)?(?:"|in|mm)?$/i,
  /^\d+(?:st|nd|rd|th|am|pm|%)$/i,
  /^\d+(?:\.\d+)?(?:-|\/)?(?:in|inch|mm|cm|ft|lb|lbs|oz|gal|v|vac|vdc|hp|w|a|amp|kg|g|ml|l|psi|pk|pack|box|bx|ct|ea|pc|pcs|case|day|days|hr|hrs)\.?$/i,
  /^\d+\/(?:pk|pack|box|bx|cs|case|bag|ea|roll|ctn|carton)$/i,
  /^\d+(?:-\d+)?"$/,
  /^[Mm]\d{1,2}(?:[-xX×][\d.]+)*$/,
  /^\d+(?:[xX×]\d+)+$/,
  /^\d+\/\d|\d\+\d/,
  /^(?:pk|bx|cs|ct|po|so|inv|rfq|wo|rev)[-#]?\d+/i,
  /@|:\/\/|^www\./,
];

function looksLikeItem({ text, key, prefix }: Token): boolean {
  if (key.length < 4 || key.length > maxKeyLength || !/\d/.test(key) || /[$€£@]/.test(prefix)) return false;
  if (notItems.some((pattern) => pattern.test(text))) return false;
  return /[A-Z]/.test(key) || /^\d{5,}$/.test(key) || /\d-\d/.test(text);
}
