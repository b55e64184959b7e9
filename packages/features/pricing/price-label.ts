import { type Money, formatMoney } from "@capstan/platform/money";
import type { PriceAnswer } from "./pricing.ts";

/** A price in words, as every page shows it. */
export type PriceLabel =
  | {
      readonly kind: "price";
      /** "Your Price" with an account, "Web Price" without, "Sale", "Clearance". */
      readonly label: string;
      readonly price: string;
      /** What one piece costs, where the unit holds several. */
      readonly each: string | null;
      readonly strike: { readonly label: string; readonly price: string } | null;
      readonly reference: string | null;
      readonly endsOn: string | null;
    }
  | { readonly kind: "sign-in" }
  | { readonly kind: "call" };

export interface LabelOptions {
  readonly hasAccount: boolean;
  readonly piecesPerUnit: number;
}

export function priceLabel(answer: PriceAnswer, { hasAccount, piecesPerUnit }: LabelOptions): PriceLabel {
  if (answer.kind === "sign-in") return { kind: "sign-in" };
  if (answer.kind === "none") return { kind: "call" };
  const usual = hasAccount ? "Your Price" : "Web Price";
  const isPromotion = answer.kind === "sale" || answer.kind === "clearance";
  return {
    kind: "price",
    label: isPromotion ? (answer.kind === "sale" ? "Sale" : "Clearance") : usual,
    price: formatMoney(answer.price),
    each: piecesPerUnit > 1 ? formatEach(answer.price, piecesPerUnit) : null,
    strike:
      isPromotion && answer.strikePrice !== null ? { label: usual, price: formatMoney(answer.strikePrice) } : null,
    reference: answer.kind === "contract" && answer.referencePrice !== null ? formatMoney(answer.referencePrice) : null,
    endsOn: isPromotion && answer.endsOn !== "infinity" ? answer.endsOn : null,
  };
}

/** For reading only, always to a tenth of a cent: the price that counts is the unit's. */
function formatEach(price: Money, pieces: number): string {
  const tenths = (price + BigInt(pieces) * 5n) / (BigInt(pieces) * 10n);
  const text = formatMoney((tenths * 10n) as Money);
  return /\.\d\d$/.test(text) ? `${text}0` : text;
}
