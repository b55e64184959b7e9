import { type Item, checkQuantity, formatPackCheck, identifierKey } from "@capstan/features/catalog";
import type { AnsweredLine, LineProduct } from "./quick-order.schema.ts";
import { type KnownKeys, type Reading, unreadTexts } from "./read/reading.ts";

/** What the catalog says about the numbers of some lines. */
export interface LineFacts {
  readonly known: KnownKeys;
  readonly items: ReadonlyMap<string, Item>;
  /** What replaces an item that is no longer sold. */
  readonly successors: ReadonlyMap<string, string>;
  /** The items with a number like an unknown one, by its key. */
  readonly nearest: ReadonlyMap<string, readonly string[]>;
  /** Why the account's own catalog keeps an item from the buyer; null where it does not. */
  refusal(sku: string): string | null;
  /** An item with its price for a quantity. */
  product(item: Item, quantity: number): LineProduct;
}

const maxChoices = 12;

/** Each line with its answer. Nothing is decided for the buyer: what isn't plain is offered. */
export function answerLine(reading: Reading, facts: LineFacts): AnsweredLine {
  if (reading.kind === "unread") {
    const { row, text, reason } = reading;
    const unread = { row, text, item: "", quantity: 1, isQuantityAssumed: true, ...nothing };
    return { ...unread, status: "unread", message: unreadTexts[reason] };
  }
  const { kind: _, correctedFrom, ...line } = reading;
  const found = (facts.known.get(identifierKey(line.item)) ?? []).flatMap((sku) => facts.items.get(sku) ?? []);
  const [only, ...others] = found;
  if (!only) return unknownLine(line, facts);
  // Where none of several can be bought there is nothing to choose.
  if (found.every(({ sku }) => facts.refusal(sku) !== null)) return knownLine(line, only, facts);
  const choices = found.slice(0, maxChoices).map((item) => facts.product(item, line.quantity));
  if (others.length > 0)
    return {
      ...line,
      ...nothing,
      status: "choose",
      message: `${found.length} products have this number. Choose one.`,
      choices,
    };
  if (correctedFrom !== undefined)
    return {
      ...line,
      ...nothing,
      status: "choose",
      message: `${correctedFrom} was read as ${line.item}. Choose it if that is right.`,
      choices,
    };
  return knownLine(line, only, facts);
}

type Line = Omit<Extract<Reading, { kind: "item" }>, "kind" | "correctedFrom">;

type Nothing = Pick<AnsweredLine, "product" | "choices" | "quantities">;

const nothing: Nothing = { product: null, choices: [], quantities: [] };

function unknownLine(line: Line, { nearest, items, product, refusal }: LineFacts): AnsweredLine {
  const near = (nearest.get(identifierKey(line.item)) ?? [])
    .filter((sku) => refusal(sku) === null)
    .flatMap((sku) => items.get(sku) ?? []);
  return {
    ...line,
    ...nothing,
    choices: near.map((item) => product(item, line.quantity)),
    status: "unknown",
    message: near.length > 0 ? "No product has this number. Did you mean one of these?" : "No product has this number.",
  };
}

function knownLine(line: Line, item: Item, { successors, items, product, refusal }: LineFacts): AnsweredLine {
  const shown = { ...line, ...nothing, product: product(item, line.quantity) };
  const refused = refusal(item.sku);
  if (refused !== null) return { ...shown, status: "not-sold", message: refused };
  if (item.lifecycle === "planned") return { ...shown, status: "not-sold", message: "This product is not sold yet." };
  if (item.lifecycle === "discontinued") {
    const replacedBy = successors.get(item.sku) ?? "";
    const successor = refusal(replacedBy) === null ? items.get(replacedBy) : undefined;
    const choices = successor ? [product(successor, line.quantity)] : [];
    const message = successor
      ? "This product is discontinued. It was replaced by the one below."
      : "This product is discontinued.";
    return { ...shown, status: "discontinued", message, choices };
  }
  const check = checkQuantity(item, line.quantity, "ship");
  if (check.ok) return { ...shown, status: "ready", message: line.isQuantityAssumed ? "No quantity given, so 1." : "" };
  const quantities = check.below === undefined ? [check.above] : [check.below, check.above];
  return { ...shown, status: "pack", message: `${formatPackCheck(check)} You asked for ${line.quantity}.`, quantities };
}
