import type { Database, Tx } from "@capstan/platform/db";
import { batchQuery } from "@capstan/platform/json-query";
import { type Result, fail, ok } from "@capstan/platform/result";
import { type ReferenceField, termsProblems } from "./account-terms.ts";
import { purchaseOrderRule, referenceFields } from "./account-terms.store.server.ts";
import { partsOf } from "./quote-order.server.ts";
import { type OrderWords, waitingOrderCopy } from "./revise-order.store.server.ts";
import {
  type FrozenOrder,
  type LinesRefusal,
  type QuantityChange,
  lowerLines,
  quantityChanges,
  refusalOfLines,
  revisedOrder,
} from "./revise-order.ts";
import { freightTable } from "./tax-and-freight.store.server.ts";

/** What an approver wants to be otherwise. What is left out stays. */
export interface WantedChanges {
  /** By line: fewer of it, or none. */
  readonly quantities: ReadonlyMap<number, number>;
  readonly purchaseOrder?: string | undefined;
  /** By the references' codes. */
  readonly references: Readonly<Record<string, string>>;
}

export interface PlannedRevision extends OrderWords {
  readonly before: FrozenOrder & OrderWords;
  readonly order: FrozenOrder;
  readonly changes: readonly QuantityChange[];
  readonly fields: readonly ReferenceField[];
}

interface RevisionInput {
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly wanted: WantedChanges;
}

/** The order as it would be after an approver's changes; all that is agreed holds for what is left. */
export async function planRevision(db: Database | Tx, input: RevisionInput): Promise<Result<PlannedRevision>> {
  const { accountNumber, orderNumber, wanted } = input;
  const copy = await waitingOrderCopy(db, accountNumber, orderNumber);
  if (!copy) return fail({ code: "ORDER_NOT_FOUND" });
  const { rule, fields } = await batchQuery(db, {
    rule: purchaseOrderRule(accountNumber),
    fields: referenceFields(accountNumber),
  });
  const { order: before, weights } = copy;
  const words = wordsOf(copy, wanted, fields);
  const refusal = refusalOfLines(before, wanted.quantities);
  const problems = refusal ? [refusalText(refusal)] : termsProblems({ rule, fields }, words).map(({ text }) => text);
  if (problems.length > 0) return fail({ code: "REVISION_REFUSED", problems });
  const lines = lowerLines(before.lines, wanted.quantities);
  const requoted = await freightTable(db).quote(lines.flatMap((line) => partsOf(line, weights)));
  const changes = quantityChanges(before, wanted.quantities);
  const order = changes.length === 0 ? before : revisedOrder(before, lines, requoted);
  const { purchaseOrder, references } = copy;
  return ok({ ...words, before: { ...before, purchaseOrder, references }, order, changes, fields });
}

function wordsOf(copy: OrderWords, wanted: WantedChanges, fields: readonly ReferenceField[]): OrderWords {
  const given = fields.flatMap(({ code, label }) => {
    const value = wanted.references[code];
    return value === undefined ? [] : [[label, value] as const];
  });
  const references = Object.entries({ ...copy.references, ...Object.fromEntries(given) });
  return {
    purchaseOrder: wanted.purchaseOrder === undefined ? copy.purchaseOrder : wanted.purchaseOrder || null,
    references: Object.fromEntries(references.filter(([, value]) => value !== "")),
  };
}

function refusalText(refusal: LinesRefusal): string {
  if (refusal.kind === "empty") return "Nothing would be left. Decline the order instead.";
  const { line, description, quantity, minimumQuantity } = refusal.line;
  return refusal.kind === "quantity"
    ? `Line ${line}, ${description}: enter a whole number from 0 to ${quantity}.`
    : `Line ${line}, ${description}: its price holds from ${minimumQuantity}. Enter ${minimumQuantity} or more, or 0 to take it out.`;
}
