import type { ContractPrice } from "./contract-prices.ts";
import type { Day } from "./days.ts";
import type { PriceOn } from "./orders.ts";
import { offerOn, webPriceOf } from "./prices.ts";

/** What an order was charged: the best step of the contract of that day, otherwise the sale or web price. */
export function priceLookup(seed: string | number, asOf: Day, contracts: Iterable<ContractPrice>): PriceOn {
  const byAccountAndItem = Map.groupBy(contracts, ({ accountNumber, sku }) => `${accountNumber}/${sku}`);
  return ({ accountNumber, item, day, quantity }) => {
    const inForce = (byAccountAndItem.get(`${accountNumber}/${item.sku}`) ?? []).filter(
      ({ startsOn, endsOn, minimumQuantity }) => startsOn <= day && day <= endsOn && minimumQuantity <= quantity,
    );
    if (inForce.length > 0) return Math.min(...inForce.map(({ price }) => price));
    const offer = offerOn(seed, asOf, item);
    const isRunning = offer !== undefined && offer.startsOn <= day && day <= offer.endsOn;
    return isRunning ? offer.price : webPriceOf(item);
  };
}
