import { type ScopedVisitor, chosenBranch } from "@capstan/features/account/server";
import { type PromiseReader, promiseText } from "@capstan/features/availability/server";
import { type Item, minOrderQuantity } from "@capstan/features/catalog/server";
import { type PriceContext, type PriceFile, priceTiers } from "@capstan/features/pricing/server";
import type { Database } from "@capstan/platform/db";
import { formatMoney, moneyText } from "@capstan/platform/money";
import type { ProductView } from "./product.ts";

const noPrices: PriceFile = { web: [], contract: [] };

/** What a unit costs at each quantity, and by what agreement. */
export function offerOf(file: PriceFile | undefined, priceContext: PriceContext): ProductView["offer"] {
  const { tiers, isContract, contractEndsOn } = priceTiers(file ?? noPrices, priceContext);
  return {
    tiers: tiers.map(({ from, price }) => ({ from, price: formatMoney(price), amount: moneyText(price) })),
    contract: isContract ? { endsOn: contractEndsOn } : null,
  };
}

interface DeliveryDeps {
  readonly db: Database;
  readonly promises: PromiseReader;
}

/** When the least that can be ordered ships, and when it is ready at the visitor's own branch, if there is one. */
export async function deliveryOf(
  { db, promises }: DeliveryDeps,
  item: Item,
  { visitor, on }: { readonly visitor: ScopedVisitor } & Pick<PriceContext, "on">,
): Promise<ProductView["delivery"]> {
  const { accountNumber, userId } = visitor;
  const branch = accountNumber === null || userId === null ? null : await chosenBranch(db, { accountNumber, userId });
  const lineOf = (fulfilment: "ship" | "pickup", branchCode: string | null) => ({
    sku: item.sku,
    quantity: minOrderQuantity(item, fulfilment),
    fulfilment,
    branchCode,
  });
  const [ship, pickup] = await promises.promises([
    lineOf("ship", null),
    ...(branch ? [lineOf("pickup", branch.code)] : []),
  ]);
  return {
    ship: ship ? promiseText(ship, on) : null,
    pickup:
      branch && pickup
        ? {
            branch: `${branch.city} Branch #${branch.code}`,
            hasCurbside: branch.hasCurbside,
            promise: promiseText(pickup, on),
          }
        : null,
  };
}
