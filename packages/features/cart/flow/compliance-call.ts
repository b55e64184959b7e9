import { lazyUrls } from "@capstan/features/lazy-urls";
import { pageAccountField } from "@capstan/platform/http/page-account";
import { type AddOutcome, addToCart } from "../add-to-cart.ts";
import { tellCartChanged } from "../tell-cart-changed.ts";
import { acceptanceFlag } from "../compliance.ts";
import { readAddItems } from "./add-answer.ts";

export interface Decision {
  readonly sku: string;
  readonly quantity: number;
  readonly errorType: string;
  readonly pageAccount: string | null;
  /** The server takes decisions at a path of their own: `modernizedCartFeatureEnabled`. */
  readonly hasCompliancePath: boolean;
}

/** Spec 7.3: the addition that was agreed to, answered like any other. */
export async function agree(decision: Decision): Promise<AddOutcome> {
  if (!decision.hasCompliancePath) return agreeByAdding(decision);
  const body = formOf(decision, true);
  try {
    const answer = await fetch(lazyUrls.complianceAgree(), { method: "POST", body });
    if (!answer.ok) return agreeFailed;
    const data = readAddItems(await answer.json());
    tellCartChanged();
    return { kind: "answered", data };
  } catch {
    return agreeFailed;
  }
}

/** Nobody waits for the answer: what was not agreed to is not in the cart. */
export async function cancel(decision: Decision): Promise<{ readonly kind: "cancelled" } | typeof cancelFailed> {
  const body = formOf(decision, false);
  try {
    const answer = await fetch(lazyUrls.complianceCancel(), { method: "POST", body });
    // An answer that nobody reads counts as under way.
    await answer.text();
    return answer.ok ? { kind: "cancelled" } : cancelFailed;
  } catch {
    return cancelFailed;
  }
}

/** Spec 8: both are swallowed silently. */
const agreeFailed = { kind: "failed", message: "Failed Product Compliance on Agree" } as const;
const cancelFailed = { kind: "failed", message: "Failed Product Compliance on Cancel" } as const;

function formOf({ sku, quantity, errorType, pageAccount }: Decision, isAgreed: boolean): URLSearchParams {
  const form = new URLSearchParams({ itemId: sku, quantity: String(quantity) });
  form.set(acceptanceFlag(errorType), String(isAgreed));
  if (pageAccount !== null) form.set(pageAccountField, pageAccount);
  return form;
}

async function agreeByAdding({ sku, quantity, errorType, pageAccount }: Decision): Promise<AddOutcome> {
  const acceptance =
    errorType === "stateRestricted" ? { willShipToRestrictedState: "NO" } : { [acceptanceFlag(errorType)]: "true" };
  return addToCart({ entries: [{ sku, quantity }], pageAccount, acceptance });
}
