import { stockReader } from "@capstan/features/availability/server";
import { unitLabel } from "@capstan/features/catalog/server";
import type { PriceContext } from "@capstan/features/pricing/server";
import { csvText } from "@capstan/platform/csv";
import type { Database } from "@capstan/platform/db";
import { type Money, moneyText } from "@capstan/platform/money";
import { storedLines } from "../cart.store.server.ts";
import type { CartOwner } from "../cart.ts";
import { readItemFacts } from "../item-facts.server.ts";
import { priceLine } from "../price-line.server.ts";

const head = [
  "Item #",
  "Quantity",
  "Unit",
  "Product",
  "Brand",
  "Mfr. model #",
  "Your part #",
  "Note",
  "Price",
  "Unit price (USD)",
  "Total (USD)",
];

/** The cart for a spreadsheet, at the visitor's own price. Amounts are whole decimals: nothing is rounded for the eye. */
export async function exportCart(
  { db }: { readonly db: Database },
  { owner, priceContext }: { readonly owner: CartOwner; readonly priceContext: PriceContext },
): Promise<string> {
  const stored = await storedLines(db, owner);
  const skus = stored.map(({ sku }) => sku);
  const facts = await readItemFacts({ db, stock: stockReader(db) }, owner, {
    skus,
    on: priceContext.on,
    lines: stored,
  });
  const rows = stored.flatMap(({ sku, quantity, hasWarranty, note, reference }) => {
    const item = facts.items.get(sku);
    if (!item) return [];
    const line = { item, quantity, lineQuantity: quantity, hasWarranty };
    const { answer, label, total } = priceLine(line, { ...facts, ...priceContext });
    const isSold = item.lifecycle !== "discontinued";
    const price = isSold && "price" in answer ? answer.price : null;
    return [
      [
        sku,
        String(quantity),
        unitLabel(item),
        item.name,
        item.brandName,
        item.manufacturerPartNumber,
        reference ?? "",
        note ?? "",
        price !== null && label.kind === "price" ? label.label : "",
        amountText(price),
        amountText(price === null ? null : total),
      ],
    ];
  });
  return csvText([head, ...rows]);
}

/** Two places, more only where a price goes below the cent. */
function amountText(amount: Money | null): string {
  return amount === null ? "" : moneyText(amount).replace(/0{1,2}$/, "");
}
