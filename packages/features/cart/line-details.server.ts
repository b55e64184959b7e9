import { type OrderableItem, unitLabel } from "@capstan/features/catalog/server";
import type { PriceContext } from "@capstan/features/pricing/server";
import { urls } from "@capstan/features/urls";
import { safeTooltip } from "@capstan/platform/html";
import { type Money, formatMoney } from "@capstan/platform/money";
import { assessItem, countsSince, isOutsideCatalog } from "./assess-item.server.ts";
import type { StoredLine } from "./cart.store.server.ts";
import type { CartLineDetails, CartPromise, LineProblem, ProblemGroup } from "./cart.ts";
import type { ItemFacts } from "./item-facts.server.ts";
import { cartItemOf, priceLine } from "./price-line.server.ts";
import { isLine, validateEntry } from "./validate-entry.ts";
import { outcomeOf, packTexts } from "./wire-entry.ts";

export interface CountedLine {
  readonly line: CartLineDetails;
  /** What it adds to the subtotal, with its protection plan; null where it is left out. */
  readonly amount: Money | null;
}

interface LineContext extends ItemFacts, PriceContext {
  readonly promises: ReadonlyMap<string, CartPromise>;
}

/** A line at the day's price for its quantity; what was seen when it was added is not kept. */
export function lineDetails(stored: StoredLine, item: OrderableItem, context: LineContext): CountedLine {
  const { sku, quantity, hasWarranty, version, note, reference } = stored;
  const whole = { item, quantity, lineQuantity: quantity, hasWarranty, lineId: stored.id };
  const { label, total, warranty } = priceLine(whole, context);
  const isSold = item.lifecycle !== "discontinued";
  const plan = warranty && {
    name: warranty.name,
    price: formatMoney(warranty.price),
    total: formatMoney(warranty.total),
  };
  const amount = isSold && total !== null ? ((total + (hasWarranty ? (warranty?.total ?? 0n) : 0n)) as Money) : null;
  const line = {
    sku,
    name: item.name,
    brand: item.brandName,
    url: urls.product(item),
    quantity,
    unitLabel: unitLabel(item),
    price: label,
    total: isSold && total !== null ? formatMoney(total) : null,
    isSold,
    version,
    note,
    reference,
    hasWarranty: hasWarranty && warranty !== null,
    warranty: plan,
    cartItem: cartItemOf(whole, context),
    packProblem: packTexts(item, quantity)[0] ?? null,
    promise: isSold ? (context.promises.get(sku) ?? null) : null,
    problem: problemOf(stored, item, context),
  };
  return { line, amount };
}

/** Every rule of adding is asked again: what was decided, sold or allowed then need not be so now. */
function problemOf({ sku, quantity, addedAt }: StoredLine, item: OrderableItem, context: ItemFacts & PriceContext) {
  const assessment = assessItem(item, context, { on: context.on, since: countsSince(addedAt) });
  const restriction = assessment.blocked?.code ?? assessment.open[0]?.code ?? null;
  const validated = validateEntry(
    { sku, quantity },
    {
      item,
      isOutsideCatalog: isOutsideCatalog(context.buyer, sku),
      left: context.stock.get(sku)?.quantity ?? null,
      restriction,
    },
  );
  if (isLine(validated)) return null;
  const refused = { isAdded: false, ...validated } as const;
  const { restrictions, buyer } = context;
  const { errorType, error } = outcomeOf(refused, { item, assessment, restrictions, scope: buyer?.scope ?? null });
  return error && ({ errorType, restriction: validated.restriction ?? null, error } satisfies LineProblem);
}

/** Spec 8: one message for lines with the same problem. */
export function problemGroups(lines: readonly CartLineDetails[]): readonly ProblemGroup[] {
  const groups = Map.groupBy(
    lines.filter(({ problem }) => problem !== null),
    ({ problem }) => problem?.restriction ?? problem?.errorType ?? null,
  );
  return [...groups.values()].map((entries) => {
    const errorMessage = entries[0]?.problem?.error.errorMessage ?? "";
    return {
      errorType: entries[0]?.problem?.errorType ?? null,
      errorMessage,
      errorHtml: safeTooltip(errorMessage).html,
      entries,
    };
  });
}
