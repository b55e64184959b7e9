import { formatMoney, lineTotal, type Money, moneyOf } from "@capstan/platform/money";
import type { ProductCartData } from "../flow/add-answer.ts";
import type { ProductInfo } from "./recommendation-calls.ts";

/** What so many of the similar product cost less; null where they don't, or are counted in another unit. */
export function savingOn(
  current: Pick<ProductCartData, "formattedPrice" | "unitOfMeasure">,
  { product, price }: ProductInfo,
  quantity: number,
): string | null {
  const [was, is] = [amountIn(current.formattedPrice), amountIn(price?.priceData?.formattedPrice)];
  if (was === undefined || is === undefined || current.unitOfMeasure !== product.uomLabel) return null;
  const saved = (was - is) as Money;
  return saved > 0n ? formatMoney(lineTotal(saved, quantity)) : null;
}

function amountIn(formatted: string | null | undefined): Money | undefined {
  return moneyOf(formatted?.replaceAll(/[$,]/g, "") ?? "");
}
