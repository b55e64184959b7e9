import { inDigits } from "@capstan/ui/digits";
import type { AnsweredLine } from "./quick-order.schema.ts";

/** A line of the review, with what the buyer did about it. */
export interface BulkLine extends AnsweredLine {
  /** One of its choices, where one was chosen. */
  readonly chosenSku: string | null;
  readonly isAdded: boolean;
  /** What was asked for, where the quantity was changed to fit the pack. */
  readonly fixedFrom: number | null;
  /** Why the cart did not take it. */
  readonly refusal: string | null;
}

export interface LineEntry {
  readonly sku: string;
  readonly quantity: number;
}

export function bulkLine(line: AnsweredLine): BulkLine {
  return { ...line, chosenSku: null, isAdded: false, fixedFrom: null, refusal: null };
}

/** What would be added for a line now; null where the buyer has to decide something first. */
export function entryOf(line: BulkLine): LineEntry | null {
  if (line.isAdded) return null;
  const { status, product, chosenSku, quantity } = line;
  if (status === "ready" && product) return { sku: product.sku, quantity };
  const isOpen = status === "choose" || status === "unknown" || status === "discontinued";
  return isOpen && chosenSku !== null ? { sku: chosenSku, quantity } : null;
}

export const lineGroups = ["added", "fixed", "ready", "pack", "choose", "unknown", "unread"] as const;
export type LineGroup = (typeof lineGroups)[number];

export const groupNames: Readonly<Record<LineGroup, string>> = {
  added: "added",
  fixed: "fixed to pack",
  ready: "ready",
  pack: "to fix",
  choose: "to choose",
  unknown: "unknown",
  unread: "not read",
};

export function groupOf(line: BulkLine): LineGroup {
  const isGood = line.isAdded || entryOf(line) !== null;
  if (isGood && line.fixedFrom !== null) return "fixed";
  if (line.isAdded) return "added";
  if (isGood) return "ready";
  if (line.status === "discontinued" || line.status === "not-sold")
    return line.choices.length > 0 ? "choose" : "unknown";
  return line.status === "ready" ? "unknown" : line.status;
}

export function countGroups(
  lines: readonly BulkLine[],
): readonly { readonly group: LineGroup; readonly count: number }[] {
  return lineGroups
    .map((group) => ({ group, count: lines.filter((line) => groupOf(line) === group).length }))
    .filter(({ count }) => count > 0);
}

/** The lines after the cart answered: by the places of the entries that it was asked to add. */
export function withOutcomes(lines: readonly BulkLine[], refusals: ReadonlyMap<number, string>): readonly BulkLine[] {
  let place = -1;
  return lines.map((line) => {
    if (!entryOf(line)) return line;
    place += 1;
    const refusal = refusals.get(place) ?? null;
    return { ...line, isAdded: refusal === null, refusal };
  });
}

/** The answer of a line after its quantity was made to fit the pack: a line that is still wrong was not fixed. */
export function fixedLine(answer: AnsweredLine, asked: number): BulkLine {
  const isFixed = answer.status === "ready" && answer.quantity !== asked;
  return { ...bulkLine(answer), fixedFrom: isFixed ? asked : null };
}

/** What the store says of a line, in a sentence or two. */
export function answerText(line: BulkLine): string {
  const { refusal, message, fixedFrom, quantity } = line;
  if (refusal !== null) return refusal;
  if (fixedFrom !== null) return `Made it ${inDigits(quantity)} to fit the pack. You asked for ${inDigits(fixedFrom)}.`;
  return message === "" && groupOf(line) === "ready" ? "Ready to add." : message;
}

/** How it went, above the lines. */
export function reviewTitle(lines: readonly BulkLine[]): string {
  const added = lines.filter(({ isAdded }) => isAdded).length;
  const count = lines.length;
  if (added === 0) return `${count} ${count === 1 ? "line" : "lines"} read`;
  if (added === count) return `${count} ${count === 1 ? "Product" : "Products"} Added to Cart`;
  return `${added} of ${count} Products Added to Cart`;
}
