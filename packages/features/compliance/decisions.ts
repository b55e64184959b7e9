import type { Day } from "@capstan/platform/day";
import { type Destination, type Restriction, restrictionsFor } from "./restrictions.ts";

/** Where an order goes, as far as the buyer has told. */
export interface ShipTo {
  readonly state: string | null;
  readonly zip: string | null;
}

/** A rule in the words that a buyer reads now. */
export interface AskedRestriction extends Restriction {
  /** Of its words: another hash is another question. */
  readonly textHash: string;
}

/** The last answer that somebody gave to a rule's question about an item. */
export interface Decision extends ShipTo {
  readonly sku: string;
  readonly restrictionCode: string;
  readonly textHash: string;
  readonly decision: "agreed" | "declined";
  /** ISO 8601. */
  readonly decidedAt: string;
}

export interface Sale {
  readonly restrictions: readonly AskedRestriction[];
  readonly customerKind: string | null;
  readonly shipTo: ShipTo;
  readonly on: Day;
  /** About this item. */
  readonly decisions: readonly Decision[];
  /** What was decided before counts no more. */
  readonly since: Date;
}

export interface Assessment {
  /** What forbids the sale, whatever the buyer agrees to. */
  readonly blocked: AskedRestriction | null;
  /** Questions without an answer that holds: the sale waits for them. */
  readonly open: readonly AskedRestriction[];
  /** What the buyer is told and need not answer. */
  readonly told: readonly AskedRestriction[];
}

/**
 * What the law and the makers' contracts say to a sale. A decision holds for the words that were read and the address
 * that was known: another text or another address is asked again. What refuses can't be agreed away; where it is not
 * known whether it applies, only the question of where the item goes can tell.
 */
export function assessSale({ restrictions, customerKind, shipTo, on, decisions, since }: Sale): Assessment {
  const open: AskedRestriction[] = [];
  const told: AskedRestriction[] = [];
  let blocked: AskedRestriction | null = null;
  for (const { restriction, match } of restrictionsFor(restrictions, destinationOf(shipTo, customerKind), on)) {
    const { action, kind } = restriction;
    const canAsk = action === "ask" || (match === "may-apply" && kind === "stateRestricted");
    if (action === "warn") told.push(restriction);
    else if (!canAsk) blocked ??= restriction;
    else if (!decisions.some((decision) => holds(decision, restriction, { shipTo, since }))) open.push(restriction);
  }
  return { blocked, open, told };
}

function holds(
  decision: Decision,
  { code, textHash }: AskedRestriction,
  { shipTo, since }: { readonly shipTo: ShipTo; readonly since: Date },
): boolean {
  return (
    decision.restrictionCode === code &&
    decision.decision === "agreed" &&
    decision.textHash === textHash &&
    decision.state === shipTo.state &&
    decision.zip === shipTo.zip &&
    new Date(decision.decidedAt) >= since
  );
}

function destinationOf({ state, zip }: ShipTo, customerKind: string | null): Destination {
  return {
    ...(state === null ? {} : { state }),
    ...(zip === null ? {} : { zip }),
    ...(customerKind === null ? {} : { customerKind }),
  };
}
