import { type Day, periodStateOn } from "@capstan/platform/day";
import type { Money } from "@capstan/platform/money";
import type { PriceFile } from "./pricing.ts";
import { resolvePrice } from "./resolve-price.ts";

interface PriceTier {
  /** From this quantity on a unit costs this much. */
  readonly from: number;
  readonly price: Money;
}

interface PriceTiers {
  /** The first is the price of one unit; empty where no price is shown. */
  readonly tiers: readonly PriceTier[];
  /** Until when the account's contract holds, where it gives the price of one unit. */
  readonly contractEndsOn: Day | null;
  readonly isContract: boolean;
}

/** What a unit costs at each quantity: found by asking for the price there, so that it is what a buyer would truly pay. */
export function priceTiers(
  file: PriceFile,
  { on, isSignedIn }: { readonly on: Day; readonly isSignedIn: boolean },
): PriceTiers {
  const breaks = file.contract.filter((row) => periodStateOn(row, on) === "now").map((row) => row.minimumQuantity);
  const quantities = [...new Set([1, ...breaks])].toSorted((one, other) => one - other);
  const tiers: PriceTier[] = [];
  for (const quantity of quantities) {
    const { answer } = resolvePrice(file, { quantity, on, isSignedIn });
    if ("price" in answer && answer.price !== tiers.at(-1)?.price) tiers.push({ from: quantity, price: answer.price });
  }
  const { answer, why } = resolvePrice(file, { quantity: 1, on, isSignedIn });
  const isContract = answer.kind === "contract";
  const endsOn = isContract ? why.find(({ verdict }) => verdict === "chosen")?.row.endsOn : undefined;
  return {
    tiers,
    isContract,
    contractEndsOn: endsOn === undefined || endsOn === "infinity" ? null : endsOn,
  };
}
