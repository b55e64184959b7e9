import { alternatesOf, toOrderableQuantity } from "@capstan/features/catalog/server";
import type { PriceContext } from "@capstan/features/pricing/server";
import type { StoredLine } from "./cart.store.server.ts";
import type { CartLineDetails, CartOwner } from "./cart.ts";
import { readItemFacts } from "./item-facts.server.ts";
import { lineDetails } from "./line-details.server.ts";
import { linePromises } from "./line-promises.server.ts";
import type { ReadCartDeps } from "./read-cart.server.ts";

/** More are on the product's page. */
const shown = 2;

/** What could take the place of lines that are not sold any more, by their SKU, as the lines that they would be. */
export async function lineAlternates(
  deps: ReadCartDeps,
  owner: CartOwner,
  { lines, ...priceContext }: PriceContext & { readonly lines: readonly StoredLine[] },
): Promise<ReadonlyMap<string, readonly CartLineDetails[]>> {
  if (lines.length === 0) return new Map();
  const { on } = priceContext;
  const alternates = await alternatesOf(
    deps.db,
    lines.map(({ sku }) => sku),
    on,
  );
  const skus = [...new Set([...alternates.values()].flat())];
  const facts = await readItemFacts(deps, owner, { skus, on });
  const wouldBe = lines.map((line) => ({
    sku: line.sku,
    lines: (alternates.get(line.sku) ?? []).flatMap((sku) => {
      const item = facts.items.get(sku);
      const quantity = item && toOrderableQuantity(item, line.quantity, "ship");
      return item ? [{ item, line: { ...line, sku, hasWarranty: false, quantity: quantity ?? line.quantity } }] : [];
    }),
  }));
  const promises = await linePromises(deps, owner, {
    lines: wouldBe.flatMap((each) => each.lines.map(({ line }) => line)),
    on,
  });
  return new Map(
    wouldBe.map((each) => [
      each.sku,
      each.lines
        .map(({ item, line }) => lineDetails(line, item, { ...facts, ...priceContext, promises }).line)
        .filter(({ isSold, problem }) => isSold && problem === null)
        .slice(0, shown),
    ]),
  );
}
