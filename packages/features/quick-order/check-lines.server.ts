import {
  type ScopedVisitor,
  checkCatalog,
  outsideReason,
  readCatalogScope,
  scopeFilters,
} from "@capstan/features/account/server";
import {
  type Item,
  identifierKey,
  itemsBySku,
  skusByKeys,
  successorsOf,
  unitLabel,
} from "@capstan/features/catalog/server";
import {
  type PriceContext,
  type PriceFile,
  priceContextOf,
  priceFiles,
  resolvePrice,
} from "@capstan/features/pricing/server";
import { nearestNumbers, noFilters } from "@capstan/features/search/server";
import { urls } from "@capstan/features/urls";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { formatMoney, lineTotal } from "@capstan/platform/money";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import type { Visitor } from "@capstan/platform/visitor";
import { answerLine } from "./answer-lines.ts";
import type { AnsweredLine, LineProduct } from "./quick-order.schema.ts";
import { type PastedText, readPastedText } from "./read/read-pasted-lines.ts";
import type { KnownKeys, Reading } from "./read/reading.ts";

export interface CheckLinesDeps {
  readonly db: Database;
  readonly opensearch: OpensearchHandle;
}

/** Lines that are told apart already, or a text that the catalog has to help to read. */
export type LinesToCheck =
  | { readonly kind: "text"; readonly text: PastedText }
  | { readonly kind: "lines"; readonly readings: readonly Reading[] };

/** Who wants them: at whose price, and within whose catalog. */
export type LinesBuyer = PriceContext & ScopedVisitor;

export function linesBuyer(visitor: Visitor, clock: Clock): LinesBuyer {
  return { ...priceContextOf(visitor, clock), userId: visitor.userId };
}

/** Answers every line. How many statements it takes does not depend on how many lines there are. */
export async function checkLines(
  { db, opensearch }: CheckLinesDeps,
  lines: LinesToCheck,
  buyer: LinesBuyer,
): Promise<readonly AnsweredLine[]> {
  const keys = lines.kind === "text" ? lines.text.keys : keysIn(lines.readings);
  const [known, scope] = await Promise.all([skusByKeys(db, buyer.accountNumber, keys), readCatalogScope(db, buyer)]);
  const readings = lines.kind === "text" ? readPastedText(lines.text, known) : lines.readings;
  const named = keysIn(readings);
  const nearest = await nearestNumbers(
    opensearch,
    named.filter((key) => !known.has(key)),
    scope?.isRestricting ? { ...noFilters, ...scopeFilters(scope) } : noFilters,
  );
  const skus = named.flatMap((key) => known.get(key) ?? []);
  const successors = await successorsOf(db, skus, buyer.on);
  const near = [...nearest.values()].flat().map(({ sku }) => sku);
  const shown = [...new Set([...skus, ...near, ...successors.values()])];
  const [items, prices, check] = await Promise.all([
    itemsBySku(db, shown),
    priceFiles(db, buyer.accountNumber, shown),
    checkCatalog(db, scope, shown),
  ]);
  const facts = {
    known: withSold(
      known,
      items.filter(({ sku }) => !check.isHidden(sku)),
    ),
    refusal: (sku: string) => (scope && check.isHidden(sku) ? `This product ${outsideReason(scope)}` : null),
    items: new Map(items.map((item) => [item.sku, item])),
    successors,
    nearest: new Map([...nearest].map(([key, found]) => [key, found.map(({ sku }) => sku)])),
    product: (item: Item, quantity: number) => productOf(item, quantity, { ...buyer, prices }),
  };
  return readings.map((reading) => answerLine(reading, facts));
}

function keysIn(readings: readonly Reading[]): readonly string[] {
  const keys = readings.flatMap((reading) => (reading.kind === "item" ? [identifierKey(reading.item)] : []));
  return [...new Set(keys)].filter((key) => key !== "");
}

/** Where a number is that of several, those which are no longer sold are no choice. */
function withSold(known: KnownKeys, items: readonly Item[]): KnownKeys {
  const sold = new Set(items.filter(({ lifecycle }) => lifecycle !== "discontinued").map(({ sku }) => sku));
  return new Map(
    [...known].map(([key, skus]) => {
      const left = skus.filter((sku) => sold.has(sku));
      return [key, left.length > 0 ? left : skus];
    }),
  );
}

interface Pricing extends PriceContext {
  readonly prices: ReadonlyMap<string, PriceFile>;
}

function productOf(item: Item, quantity: number, { prices, on, isSignedIn }: Pricing): LineProduct {
  const { answer } = resolvePrice(prices.get(item.sku) ?? { web: [], contract: [] }, { quantity, on, isSignedIn });
  const price = "price" in answer ? answer.price : null;
  return {
    sku: item.sku,
    name: item.name,
    brand: item.brand.name,
    url: urls.product(item),
    unitLabel: unitLabel(item),
    price: price === null ? null : formatMoney(price),
    total: price === null ? null : formatMoney(lineTotal(price, quantity)),
  };
}
