import { promiseText } from "@capstan/features/availability/server";
import type { OrderChange } from "@capstan/features/orders/server";
import { bug } from "@capstan/platform/bug";
import type { Day } from "@capstan/platform/day";
import { formatMoney, moneyOf } from "@capstan/platform/money";
import type { CheckoutView } from "./checkout.ts";
import type { CheckoutChange } from "./compare-choices.server.ts";

type ChangeText = CheckoutView["changes"][number];
type PromiseParts = Extract<OrderChange, { kind: "promise" }>["old"];

const amountNames = { freight: "Freight", tax: "Tax", total: "The total" } as const;

/** Old and new of what needs no answer. Prices that have to be accepted and lines that can't be ordered are problems. */
export function changeTexts(changes: readonly CheckoutChange[], on: Day): readonly ChangeText[] {
  return changes.flatMap((change) => {
    const text = textOf(change, on);
    return text === null ? [] : [{ target: targetOf(change), text }];
  });
}

function targetOf(change: CheckoutChange): string {
  if (change.kind === "choice") return "review";
  return "sku" in change ? `line-${change.sku}` : "order-summary";
}

function textOf(change: CheckoutChange, on: Day): string | null {
  switch (change.kind) {
    case "price":
    case "obstacle":
      return null;
    case "quantity":
      return `${change.sku}: the quantity is ${change.new}, it was ${change.old}`;
    case "line-added":
      return `${change.sku} was added, ${change.new} of it`;
    case "line-removed":
      return `${change.sku} is not in the cart any more, it was ${change.old}`;
    case "promise":
      return `${change.sku}: ${promiseWords(change.new, on)}. It was: ${promiseWords(change.old, on)}`;
    case "choice":
      return `${change.name}: ${change.new ?? "none"}. It was: ${change.old ?? "none"}`;
    default:
      return `${amountNames[change.kind]} is ${amount(change.new)}, it was ${amount(change.old)}`;
  }
}

function promiseWords(parts: PromiseParts, on: Day): string {
  return promiseText({ fulfilment: "ship", parts, carrier: "parcel", isHazardous: false }, on).text;
}

function amount(text: string): string {
  return formatMoney(moneyOf(text) ?? bug("an amount of a change is none"));
}
