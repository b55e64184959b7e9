import { labelBefore } from "./labels.ts";
import { isMeasure, isUnit, multiplierOf, numberWord, wholeNumber } from "./number-words.ts";
import type { Token } from "./tokens.ts";

export interface Amount {
  readonly value: number;
  /** 4: labelled as the quantity. 3: with a sign of quantities, such as "x" or "ea". 2: a bare number. */
  readonly strength: number;
  /** "10 each of this and that". */
  readonly isForEach: boolean;
  /** False for what may be meant as a quantity and is none: "2.5", "10-12". */
  readonly isExact: boolean;
}

interface Place {
  readonly at: number;
  readonly from: number;
  readonly isItemAt: (at: number) => boolean;
}

interface CountedAmount {
  readonly amount: Amount;
  readonly next: number;
}

/** The amount that begins at a word, if one does. What stands before `from` belongs to an item already. */
export function amountAt(tokens: readonly Token[], { at, from, isItemAt }: Place): CountedAmount | undefined {
  const token = tokens[at];
  if (!token || /[$€£@]/.test(token.prefix)) return undefined;
  const label = labelBefore(tokens, at);
  if (label === "item" || label === "other" || isPackSize(tokens, at)) return undefined;
  const isSaid = label === "quantity" || isMarkBefore(tokens, at);
  const begun = beginningAt(tokens, at, isSaid);
  if (!begun) return vagueAt(token, at, label === "quantity") ?? fractionAt(tokens, at);
  const counted = withMultipliers(tokens, begun);
  const after = tokens[counted.next];
  const isTaken = after && !after.isApart;
  if (isTaken && isMeasure(after.lower) && !after.isBracketed && !isSaid && !isItemAt(counted.next)) return undefined;
  if (isDimension(tokens, { at, next: counted.next, from })) return undefined;
  const hasUnit = isTaken && isUnit(after.lower) ? 1 : 0;
  const hasOf = tokens[counted.next + hasUnit]?.lower === "of" ? 1 : 0;
  const marked = hasUnit + hasOf > 0 || isMarkBefore(tokens, at) || token.isBracketed || counted.isMarked;
  const strength = label === "quantity" ? 4 : marked ? 3 : 2;
  const isForEach = isTaken === true && (after.lower === "each" || after.lower === "ea");
  const isNegative = token.prefix.endsWith("-") && at > 0;
  return {
    amount: { value: counted.value, strength, isForEach, isExact: !isNegative },
    next: counted.next + hasUnit + hasOf,
  };
}

interface Beginning {
  readonly value: number;
  readonly isMarked: boolean;
  readonly next: number;
}

function beginningAt(tokens: readonly Token[], at: number, isSaid: boolean): Beginning | undefined {
  const { text = "", lower = "", prefix = "" } = tokens[at] ?? {};
  const bare = wholeNumber(text);
  if (bare !== undefined) {
    const isLong = text.length > 5 && !text.includes(",") && !text.includes(".");
    if ((isLong && !isSaid) || /^0\d/.test(text) || prefix.endsWith("#")) return undefined;
    // A space may divide thousands: "2 000".
    const rest = tokens[at + 1];
    if (rest && /^0\d\d$/.test(rest.text) && !rest.isApart && bare < 100)
      return { value: bare * 1_000 + Number(rest.text), isMarked: false, next: at + 2 };
    return { value: bare, isMarked: prefix.endsWith("*"), next: at + 1 };
  }
  const counted = /^(\d{1,5})\/(?:ea|each)$/.exec(lower)?.[1];
  if (counted !== undefined) return { value: Number(counted), isMarked: true, next: at + 1 };
  const inThousands = isSaid ? /^(\d{1,2})k$/.exec(lower)?.[1] : undefined;
  if (inThousands !== undefined) return { value: Number(inThousands) * 1_000, isMarked: true, next: at + 1 };
  if (text === "1/2" && multiplierOf(tokens[at + 1]?.lower ?? ""))
    return { value: (multiplierOf(tokens[at + 1]?.lower ?? "") ?? 0) / 2, isMarked: true, next: at + 2 };
  const signed = /^[x×](\d{1,5})$/u.exec(lower)?.[1];
  if (signed !== undefined) return { value: Number(signed), isMarked: true, next: at + 1 };
  const [, digits, unit = ""] = /^(\d{1,5})-?([a-z×]+)\.?$/u.exec(lower) ?? [];
  if (digits !== undefined && (isUnit(unit) || unit === "×") && !lower.includes("-pa"))
    return { value: Number(digits), isMarked: true, next: at + 1 };
  const times = multiplierOf(unit);
  if (digits !== undefined && times !== undefined)
    return { value: Number(digits) * times, isMarked: true, next: at + 1 };
  return inWords(tokens, at);
}

/** "seven", "a dozen", "half a dozen". */
function inWords(tokens: readonly Token[], at: number): Beginning | undefined {
  const words = [0, 1, 2].map((ahead) => tokens[at + ahead]?.lower ?? "");
  const [first = "", second = "", third = ""] = words;
  if (first === "half" && multiplierOf(third) && second === "a")
    return { value: (multiplierOf(third) ?? 0) / 2, isMarked: true, next: at + 3 };
  if ((first === "a" || first === "an") && (multiplierOf(second) || second === "couple"))
    return { value: multiplierOf(second) ?? 2, isMarked: true, next: at + 2 };
  if (first === "a" && second === "pair" && third === "of") return { value: 2, isMarked: true, next: at + 3 };
  if (first === "a" && second === "single") return { value: 1, isMarked: true, next: at + 2 };
  const value = numberWord(first);
  if (value !== undefined) return { value, isMarked: false, next: at + 1 };
  const alone = multiplierOf(first);
  return alone === undefined || first === "dz" ? undefined : { value: alone, isMarked: true, next: at + 1 };
}

function withMultipliers(tokens: readonly Token[], begun: Beginning): Beginning {
  const { value, next } = begun;
  const token = tokens[next];
  const times = token && !token.isApart ? multiplierOf(token.lower) : undefined;
  return times === undefined ? begun : { value: value * times, isMarked: true, next: next + 1 };
}

function isMarkBefore(tokens: readonly Token[], at: number): boolean {
  return ["x", "×"].includes(tokens[at - 1]?.lower ?? "");
}

/** "pack of 50", "50/pk" and "50 per box" say how it is packed, not how many are wanted. */
function isPackSize(tokens: readonly Token[], at: number): boolean {
  const [before, last] = [tokens[at - 2]?.lower ?? "", tokens[at - 1]?.lower ?? ""];
  const isPer = ["per", "/"].includes(tokens[at + 1]?.lower ?? "");
  return isPer || (isUnit(before) && last === "of") || last === "per";
}

/** "3 x 5": a size, unless one of them is an item, which is seen before. */
function isDimension(tokens: readonly Token[], place: { at: number; next: number; from: number }): boolean {
  const { at, next, from } = place;
  const isSize = (token: Token | undefined) => token !== undefined && /^[\d./-]+"?$/.test(token.text);
  const after = tokens[next];
  if (after && ["x", "×", "by"].includes(after.lower) && isSize(tokens[next + 1])) return true;
  return at - 2 >= from && ["x", "×", "by"].includes(tokens[at - 1]?.lower ?? "") && isSizeWord(tokens[at - 2]);
}

/** A fraction or a measure: an item number before the "x" is no size. */
function isSizeWord(token: Token | undefined): boolean {
  return token !== undefined && /^(?:\d{1,3}(?:[./-]\d+)+|\d{1,3})"?$/.test(token.text);
}

const vague = /^(?:\d{1,4}\.\d{1,4}|\d{1,3}-\d{1,3}|\d{1,3}\+|\d+\?|few|several|some|many|tbd|none)$/;

/** "1/2 case", "2 1/2 boxes". */
function fractionAt(tokens: readonly Token[], at: number): CountedAmount | undefined {
  const isOfUnit = /^\d\/\d$/.test(tokens[at]?.text ?? "") && isUnit(tokens[at + 1]?.lower ?? "");
  if (!isOfUnit) return undefined;
  return { amount: { value: Number.NaN, strength: 4, isForEach: false, isExact: false }, next: at + 2 };
}

/** What may be meant as a quantity and can't be read as one. */
function vagueAt({ lower }: Token, at: number, isLabelled: boolean): CountedAmount | undefined {
  if (!vague.test(lower) && !(isLabelled && /[\d?]/.test(lower))) return undefined;
  return {
    amount: { value: Number.NaN, strength: isLabelled ? 4 : 1, isForEach: false, isExact: false },
    next: at + 1,
  };
}
