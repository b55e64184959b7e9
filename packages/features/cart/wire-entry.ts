import { type CatalogScope, outsideReason } from "@capstan/features/account";
import { formatPackCheck, checkQuantity } from "@capstan/features/catalog";
import type { OrderableItem } from "@capstan/features/catalog";
import type { AskedRestriction, Assessment } from "@capstan/features/compliance";
import type { WireEntry, WireError } from "./cart.schema.ts";
import { isAskedByError } from "./compliance.ts";
import type { AddedEntry, Reason } from "./validate-entry.ts";

type PlainReason = Exclude<Reason, "restricted" | "outside-catalog">;

const texts: Readonly<Record<PlainReason, string>> = {
  unknown: "is not an item of ours. Check the item number.",
  "not-yet-sold": "is not sold yet.",
  discontinued: "is discontinued and can't be ordered.",
  quantity: "needs a quantity from 1 to 99,999.",
  "too-few": "is being cleared, and fewer are left than you asked for. Enter a smaller quantity.",
  "too-much": "does not fit: a cart takes up to 99,999 of an item, and up to 500 different items.",
};

type Outcome = Pick<WireEntry, "errorType" | "hasError" | "hasWarning" | "error">;

export interface EntryRules {
  readonly item: OrderableItem | undefined;
  readonly assessment: Assessment | null;
  readonly restrictions: ReadonlyMap<string, AskedRestriction>;
  /** The account's own catalog, by which it is refused. */
  readonly scope: Pick<CatalogScope, "label" | "otherLabel"> | null;
}

/** How an entry went, in the wire's words. */
export function outcomeOf(entry: AddedEntry, { item, assessment, restrictions, scope }: EntryRules): Outcome {
  if (entry.isAdded) return warningOf([...packTexts(item, entry.lineQuantity), ...toldTexts(assessment)]);
  const { sku, reason } = entry;
  const restriction = entry.restriction === undefined ? undefined : restrictions.get(entry.restriction);
  if (reason === "restricted" && restriction)
    return restrictedOutcome(restriction, assessment?.blocked === restriction);
  const text = reasonText(reason, scope);
  return {
    errorType: errorTypeOf(entry),
    hasError: true,
    hasWarning: false,
    error: plainError(`${sku === "" ? "An entry without an item number" : sku} ${text}`),
  };
}

function reasonText(reason: Reason, scope: EntryRules["scope"]): string {
  if (reason === "outside-catalog" && scope) return outsideReason(scope);
  return reason === "restricted" || reason === "outside-catalog" ? "may not be sold to you." : texts[reason];
}

/** It was added, and the buyer should know something. */
function warningOf(said: readonly string[]): Outcome {
  const none = { errorType: null, hasError: false };
  return said.length === 0
    ? { ...none, hasWarning: false, error: null }
    : { ...none, hasWarning: true, error: plainError(said.join(" ")) };
}

export function packTexts(item: OrderableItem | undefined, quantity: number): readonly string[] {
  const check = item && checkQuantity(item, quantity, "ship");
  return check && !check.ok ? [formatPackCheck(check)] : [];
}

function toldTexts(assessment: Assessment | null): readonly string[] {
  return (assessment?.told ?? []).map(({ title, message }) => `${title}: ${message}`);
}

function restrictedOutcome(restriction: AskedRestriction, isBlocked: boolean): Outcome {
  const { kind } = restriction;
  return {
    errorType: kind,
    // Both marks: it can't be bought whatever is agreed to. One: it waits for an answer.
    hasError: isBlocked || isAskedByError(kind),
    hasWarning: isBlocked || !isAskedByError(kind),
    error: restrictionError(restriction, isBlocked),
  };
}

const disclaimerQuestion = "Do you agree?";

export function restrictionError(restriction: AskedRestriction, isBlocked: boolean): WireError {
  const { kind, title, message, citation, question } = restriction;
  const isState = kind === "stateRestricted";
  const asked = isState
    ? { question: question ?? "Will this product be shipped to a state where it is restricted?", yes: "Yes", no: "No" }
    : { question: question ?? disclaimerQuestion, yes: "Agree", no: "Cancel" };
  return {
    errorMessage: title,
    ...(isBlocked ? { question: null, yes: null, no: null } : asked),
    policyViolationAlerts: {
      headerMessage: title,
      detailedMessage: message,
      repairOptions: isBlocked ? [{ repairOptionText: "Choose another product, or ship to another address." }] : [],
    },
    disclaimerAlertMessage:
      isBlocked || isState ? null : { alertMessage: title, topMessage: message, mainMessage: citation },
  };
}

function plainError(errorMessage: string): WireError {
  return {
    errorMessage,
    question: null,
    yes: null,
    no: null,
    policyViolationAlerts: null,
    disclaimerAlertMessage: null,
  };
}

function errorTypeOf({ reason }: { readonly reason: Reason }): "invalid" | "discontinued" {
  return reason === "discontinued" ? "discontinued" : "invalid";
}
