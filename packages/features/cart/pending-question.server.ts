import type { PriceContext } from "@capstan/features/pricing/server";
import { assessItem, countsSince } from "./assess-item.server.ts";
import type { PendingQuestion } from "./cart.ts";
import { acceptanceFlag } from "./compliance.ts";
import type { ItemFacts } from "./item-facts.server.ts";
import { restrictionError } from "./wire-entry.ts";

export interface QuestionParams {
  readonly sku: string;
  readonly quantity: number;
  readonly now: Date;
}

/** The first question about an item that is open now, whatever an address says. */
export function pendingQuestion(
  { sku, quantity, now }: QuestionParams,
  context: ItemFacts & PriceContext,
): PendingQuestion | null {
  const item = context.items.get(sku);
  if (!item) return null;
  const since = countsSince(context.since.get(sku) ?? now);
  const { blocked, open } = assessItem(item, context, { on: context.on, since });
  const [first] = open;
  if (blocked || !first) return null;
  return {
    sku,
    name: item.name,
    quantity,
    errorType: first.kind,
    flag: acceptanceFlag(first.kind),
    error: restrictionError(first, false),
  };
}
