import type { Amount } from "./amount.ts";
import { type Element, elementsOf } from "./elements.ts";
import { isDenied, isRequest, labelIn } from "./labels.ts";
import { isOrderable } from "./number-words.ts";
import type { ParsedLine, KnownKeys } from "./reading.ts";
import { type Token, tokensOf } from "./tokens.ts";

type Item = Extract<Element, { kind: "item" | "lookalike" }>;
type Counted = Extract<Element, { kind: "amount" }>;

interface LineToRead {
  readonly plain: string;
  readonly tokens: readonly Token[];
  /** The first number counts the lines. */
  readonly isNumbered: boolean;
}

/** Not after what is short for a word. */
const sentenceEnd =
  /(?<=[a-z\d]{2}[.!?])(?<!\b(?:[Mm]fr|[Mm]fg|[Nn]o|pc|pcs|ea|qty|ext|approx|dia|min|max|st|co|inc|dept|bldg)\.) +(?=[A-Z][a-z])/;

/** What a line asks for: of several sentences, what each asks for. */
export function readLine(line: LineToRead, known: KnownKeys): readonly ParsedLine[] {
  const sentences = line.plain.split(sentenceEnd);
  if (sentences.length === 1) return readSentence(line, known);
  const all = sentences.flatMap((plain) => readSentence({ plain, tokens: tokensOf(plain), isNumbered: false }, known));
  const said = all.filter((one) => one.kind === "item" || one.reason !== "no-item");
  return said.length > 0 ? said : all.slice(0, 1);
}

function readSentence({ plain, tokens, isNumbered }: LineToRead, known: KnownKeys): readonly ParsedLine[] {
  const elements = elementsOf(isNumbered ? tokens.slice(1) : tokens, known);
  const named = namedItems(elements);
  if (named.length === 0) return withoutItem(elements);
  if (isDenied(plain) || isStory(elements, plain)) return [{ kind: "unread", reason: "not-an-order" }];
  const segments = segmentsOf(elements);
  const cleanly = segments.map(cleanSegment);
  if (segments.length > 1 && cleanly.every((one) => one !== undefined)) return cleanly;
  return named.length === 1 ? [oneItem(elements, named[0])] : severalItems(elements, named);
}

/** A sentence without a quantity that asks for nothing. */
function isStory(elements: readonly Element[], plain: string): boolean {
  const words = elements.filter((element) => element.kind === "word" && /^[a-z']+$/.test(element.text));
  return words.length >= 4 && !isRequest(plain) && !elements.some(({ kind }) => kind === "amount");
}

/** The quantity of a line that has nothing else: "Qty: 10" below the line of its item. */
export function loneQuantity(tokens: readonly Token[], known: KnownKeys): number | null {
  const elements = elementsOf(tokens, known);
  const amounts = elements.filter((element) => element.kind === "amount");
  const [only] = amounts;
  if (!only || amounts.length > 1 || elements.some(({ kind }) => kind === "item" || kind === "lookalike")) return null;
  const isOnlyThing = elements.length === 1 || only.amount.strength === 4;
  return isOnlyThing && isReadable(only.amount) ? only.amount.value : null;
}

/** What the catalog knows; the same product under two numbers counts once, by the first of them. */
function namedItems(elements: readonly Element[]): readonly Item[] {
  const found: Extract<Item, { kind: "item" }>[] = [];
  for (const element of elements) {
    if (element.kind !== "item") continue;
    if (!found.some(({ skus }) => skus.some((sku) => element.skus.includes(sku)))) found.push(element);
  }
  if (found.length > 0) return found;
  const numbers = elements.filter((element) => element.kind === "amount" && element.skus.length > 0);
  const lookalikes = elements.filter((element) => element.kind === "lookalike");
  if (lookalikes.length > 0 || numbers.length !== 1) return likeliest(elements, lookalikes);
  const [number] = numbers;
  return number?.kind === "amount" && number.amount.strength < 4
    ? [{ kind: "item", isApart: number.isApart, text: number.text, skus: number.skus }]
    : [];
}

/** Of what only looks like an item: the labelled one, or the only one of a line that is no sentence. */
function likeliest(
  elements: readonly Element[],
  lookalikes: readonly Extract<Item, { kind: "lookalike" }>[],
): readonly Item[] {
  const labelled = lookalikes.filter(({ isLabelled }) => isLabelled);
  const [only] = labelled.length > 0 ? labelled : lookalikes;
  if (!only) return [];
  if (labelled.length === 1) return [only];
  const placed = lookalikes.find((lookalike) => isInPlace(elements, lookalike));
  return placed ? [placed] : [];
}

/** Where item numbers stand in lists: first, after the quantity alone, or beside what is plainly a quantity. */
function isInPlace(elements: readonly Element[], lookalike: Element): boolean {
  const at = elements.indexOf(lookalike);
  const before = elements.slice(0, at);
  if (before.every(({ kind }) => kind === "amount")) return true;
  const beside = [elements[at - 1], elements[at + 1]];
  if (beside.some((element) => element?.kind === "amount" && element.amount.strength >= 3)) return true;
  return elements.every(
    (element) => element === lookalike || element.kind === "amount" || labelIn(element.text.toLowerCase()),
  );
}

function withoutItem(elements: readonly Element[]): readonly ParsedLine[] {
  const lookalikes = elements.filter(({ kind }) => kind === "lookalike");
  const numbers = elements.filter((element) => element.kind === "amount" && element.skus.length > 0);
  const isUnclear = lookalikes.length > 1 || numbers.length > 1;
  return [{ kind: "unread", reason: isUnclear ? "unclear-item" : "no-item" }];
}

function segmentsOf(elements: readonly Element[]): readonly (readonly Element[])[] {
  const segments: Element[][] = [];
  for (const element of elements) {
    const last = segments.at(-1);
    if (last && !element.isApart) last.push(element);
    else segments.push([element]);
  }
  return segments;
}

/** A segment that is complete in itself: one item, and one quantity. */
function cleanSegment(segment: readonly Element[]): ParsedLine | undefined {
  const items = segment.filter((element) => element.kind === "item" || element.kind === "lookalike");
  const amounts = segment.filter((element) => element.kind === "amount");
  const [item] = items;
  const [amount] = amounts;
  if (!item || !amount || items.length > 1 || amounts.length > 1) return undefined;
  return parsedItem(item, amount.amount);
}

function oneItem(elements: readonly Element[], item: Item | undefined): ParsedLine {
  if (!item) return { kind: "unread", reason: "no-item" };
  const amounts = elements.filter(
    (element): element is Counted => element.kind === "amount" && element.text !== item.text,
  );
  const chosen = chooseAmount(elements, item, amounts);
  return chosen === "unclear" ? { kind: "unread", reason: "unclear-quantity" } : parsedItem(item, chosen);
}

function chooseAmount(
  elements: readonly Element[],
  item: Item,
  amounts: readonly Counted[],
): Amount | null | "unclear" {
  const likely = amounts.filter((one) => one.amount.strength > 2 || !isInside(elements, item, one));
  const weightOf = (one: Counted) => one.amount.strength + (isBeside(elements, item, one) ? 1.5 : 0);
  const heaviest = Math.max(0, ...likely.map(weightOf));
  const [first, ...others] = likely.filter((one) => weightOf(one) === heaviest);
  if (!first) return null;
  // "1 500" may be a thousand and a half, or a row's number and a quantity.
  const next = [elements[elements.indexOf(first) - 1], elements[elements.indexOf(first) + 1]];
  const isDoubled = next.some(
    (one) => one?.kind === "amount" && one.text !== item.text && !one.isApart && one.amount.strength === 2,
  );
  if (first.amount.strength === 2 && isDoubled && !first.isApart) return "unclear";
  return others.every(({ amount }) => amount.value === first.amount.value) ? first.amount : "unclear";
}

/** A bare number in the midst of a description, not beside the item and not at an end of the line, may be a size. */
function isInside(elements: readonly Element[], item: Item, amount: Counted): boolean {
  const at = elements.indexOf(amount);
  return !isBeside(elements, item, amount) && at !== 0 && at !== elements.length - 1;
}

function isBeside(elements: readonly Element[], item: Item, amount: Counted): boolean {
  const place = elements.findIndex(({ text }) => text === item.text);
  return Math.abs(elements.indexOf(amount) - place) === 1;
}

/** Several items in one line: each has its own quantity in the same place, or all have one, or none has any. */
function severalItems(elements: readonly Element[], items: readonly Item[]): readonly ParsedLine[] {
  const amounts = elements.filter((element) => element.kind === "amount");
  const [only] = amounts;
  if (amounts.length === 0) return items.map((item) => parsedItem(item, null));
  if (amounts.length === 1 && only?.amount.isForEach) return items.map((item) => parsedItem(item, only.amount));
  const order = elements.filter((element) => element.kind === "amount" || items.some((item) => item === element));
  const isPaired = order.length === 2 * items.length;
  const isFirst = order.every(({ kind }, at) => (kind === "amount") === (at % 2 === 0));
  const isSecond = order.every(({ kind }, at) => (kind === "amount") === (at % 2 === 1));
  if (!isPaired || isFirst === isSecond) return items.map(() => ({ kind: "unread", reason: "unclear-quantity" }));
  return items.map((item, at) => {
    const amount = order[2 * at + (isFirst ? 0 : 1)];
    return parsedItem(item, amount?.kind === "amount" ? amount.amount : null);
  });
}

function parsedItem(item: Item, amount: Amount | null): ParsedLine {
  if (amount && !isReadable(amount)) return { kind: "unread", reason: "unclear-quantity" };
  const { correctedFrom } = item.kind === "item" ? item : {};
  return {
    kind: "item",
    item: item.text,
    quantity: amount?.value ?? null,
    ...(correctedFrom === undefined ? {} : { correctedFrom }),
  };
}

function isReadable({ isExact, value }: Amount): boolean {
  return isExact && isOrderable(value);
}
