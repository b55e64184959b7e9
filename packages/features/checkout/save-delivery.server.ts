import type { AnyBuyer } from "@capstan/features/orders/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { batchQuery } from "@capstan/platform/json-query";
import { type Result, fail, ok } from "@capstan/platform/result";
import { shipToAddresses } from "./account-terms.store.server.ts";
import { saveSection, savedCheckout } from "./checkout.store.server.ts";
import { type Receiving, type SavedDelivery, oneTimeCode } from "./checkout.ts";
import { chosenDelivery } from "./order-choices.server.ts";

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Saves where the order goes. What was shown for one address does not follow to another, unless it was typed. */
export async function saveDelivery(deps: Deps, buyer: AnyBuyer, given: SavedDelivery): Promise<Result<null>> {
  const { db, clock } = deps;
  const { saved, addresses } = await batchQuery(db, {
    saved: savedCheckout(buyer),
    addresses: shipToAddresses(buyer.userId === null ? null : buyer.accountNumber),
  });
  if (given.shipTo !== oneTimeCode && !addresses.some(({ code }) => code === given.shipTo))
    return fail({ code: "ADDRESS_NOT_FOUND" });
  const before = chosenDelivery(saved.delivery, addresses);
  const receiving = before.shipTo === given.shipTo ? given : typedOf(given, before.receiving);
  await saveSection(db, buyer, { delivery: { ...given, ...receiving } }, clock.now());
  return ok(null);
}

function typedOf(given: Receiving, shown: Receiving): Receiving {
  const typed = (field: keyof Receiving) => (given[field] === (shown[field] ?? "") ? null : given[field]);
  return {
    attention: typed("attention"),
    dock: typed("dock"),
    phone: typed("phone"),
    instructions: typed("instructions"),
  };
}
