import type { PromisePlan } from "@capstan/features/availability/server";
import {
  type ItemFacts,
  type StoredLine,
  countsSince,
  isLine,
  isOutsideCatalog,
  validateEntry,
} from "@capstan/features/cart/server";
import { type OrderableItem, unitLabel } from "@capstan/features/catalog/server";
import { type Assessment, type ShipTo, assessSale } from "@capstan/features/compliance/server";
import { type ExplainedPrice, resolvePrice } from "@capstan/features/pricing/server";
import type { Day } from "@capstan/platform/day";
import { type Money, lineTotal, moneyText, sumOf } from "@capstan/platform/money";
import type { ComposedLine, LineCompliance, LineObstacle, Obstacle, PriceReason } from "./order.ts";

/** A line before freight and tax are known. */
export type PricedLine = Omit<ComposedLine, "tax" | "taxDecision">;

export interface LineContext {
  readonly facts: ItemFacts;
  readonly on: Day;
  readonly plan: PromisePlan | null;
  /** Where the line goes: the ship-to, or the branch where it is picked up. */
  readonly place: ShipTo;
  readonly branchCode: string | null;
  readonly isSignedIn: boolean;
}

export type LineOutcome = { readonly line: PricedLine } | { readonly obstacle: Obstacle };

/** Every rule of adding to the cart is asked again, for the address that the order goes to. */
export function composeLine(stored: StoredLine, number: number, context: LineContext): LineOutcome {
  const { facts, on, plan, branchCode, isSignedIn } = context;
  const { sku, quantity, hasWarranty, note, reference } = stored;
  const item = facts.items.get(sku);
  const assessment = item ? assess(item, stored, context) : null;
  const open = assessment?.blocked?.code ?? assessment?.open[0]?.code ?? null;
  const validated = validateEntry(
    { sku, quantity },
    {
      item,
      isOutsideCatalog: isOutsideCatalog(facts.buyer, sku),
      left: plan?.atCenters ?? null,
      restriction: open,
    },
  );
  if (!item || !assessment) return obstacle(sku, "unknown");
  if (!isLine(validated)) {
    const { reason, restriction } = validated;
    return obstacle(sku, reason === "too-much" ? "quantity" : reason, restriction);
  }
  const explained = resolvePrice(facts.prices.get(sku) ?? noPrices, { quantity, on, isSignedIn });
  if (!("price" in explained.answer)) return obstacle(sku, "no-price");
  if (!plan) return obstacle(sku, "no-promise");
  const { price } = explained.answer;
  const offered = hasWarranty ? facts.warranties.get(sku) : undefined;
  const warranty = offered
    ? { name: offered.name, price: offered.price, total: lineTotal(offered.price, quantity) }
    : null;
  return {
    line: {
      line: number,
      sku,
      quantity,
      description: item.name,
      pack: { unit: item.unit, piecesPerUnit: item.piecesPerUnit, label: unitLabel(item) },
      unitPrice: price,
      priceReason: reasonOf(explained),
      warranty,
      lineTotal: (lineTotal(price, quantity) + (warranty?.total ?? 0n)) as Money,
      fulfilment: branchCode === null ? "ship" : "pickup",
      branchCode,
      promise: plan.promise,
      sources: plan.sources,
      compliance: complianceOf(item, assessment, context),
      note,
      reference,
    },
  };
}

const noPrices = { web: [], contract: [] };

function obstacle(sku: string, reason: LineObstacle, restriction?: string): LineOutcome {
  const named = restriction === undefined ? {} : { restriction };
  return { obstacle: { kind: "obstacle", sku, old: null, new: reason, ...named } };
}

function assess(item: OrderableItem, { addedAt }: StoredLine, { facts, on, place }: LineContext): Assessment {
  return assessSale({
    restrictions: item.restrictions.flatMap((code) => facts.restrictions.get(code) ?? []),
    customerKind: facts.buyer?.customerKind ?? null,
    shipTo: place,
    decisions: facts.decisions.get(item.sku) ?? [],
    on,
    // As the cart counts them: an item with several questions becomes a line after the last answer.
    since: countsSince(addedAt),
  });
}

/** Of the answers on file those that were given to the item's own rules. */
function complianceOf(item: OrderableItem, { told }: Assessment, { facts }: LineContext): LineCompliance {
  return {
    told: told.map(({ code }) => code),
    agreed: (facts.decisions.get(item.sku) ?? [])
      .filter(({ decision, restrictionCode }) => decision === "agreed" && item.restrictions.includes(restrictionCode))
      .map(({ restrictionCode, textHash, decidedAt }) => ({ restriction: restrictionCode, textHash, decidedAt })),
  };
}

function reasonOf({ answer, why }: ExplainedPrice): PriceReason {
  const chosen = why.find(({ verdict }) => verdict === "chosen");
  const against =
    "referencePrice" in answer ? answer.referencePrice : "strikePrice" in answer ? answer.strikePrice : null;
  return {
    rule: answer.kind === "none" || answer.kind === "sign-in" ? "web" : answer.kind,
    startsOn: chosen?.row.startsOn ?? "-infinity",
    endsOn: chosen?.row.endsOn ?? "infinity",
    minimumQuantity: chosen?.source === "contract" ? chosen.row.minimumQuantity : null,
    against: against === null ? null : moneyText(against),
  };
}

export function subtotalOf(lines: readonly PricedLine[]): Money {
  return sumOf(lines.map(({ lineTotal: total }) => total));
}
