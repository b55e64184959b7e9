import type { OrderChange } from "@capstan/features/orders/server";
import type { CheckoutState } from "./load-checkout.server.ts";

/** What the page shows beside lines and amounts, by its name there. */
export type ShownChoices = Readonly<Record<string, string>>;

/** A choice that is not as the page showed it: another tab chose otherwise, or the checkout began anew. */
interface ChangedChoice {
  readonly kind: "choice";
  readonly name: string;
  readonly old: string | null;
  readonly new: string | null;
}

export type CheckoutChange = OrderChange | ChangedChoice;

export function shownChoices({ choices, method, branch, fields }: CheckoutState): ShownChoices {
  const { shipTo, pickup, purchaseOrder, references } = choices;
  const place = shipTo && [shipTo.name, shipTo.address1, shipTo.address2, shipTo.city, `${shipTo.state} ${shipTo.zip}`];
  const given: Readonly<Record<string, string | null | undefined>> = {
    Payment: method === "card" ? "by card" : "on account",
    "Ship to": place?.filter(Boolean).join(", "),
    "Pick up at": pickup && branch?.city,
    "PO number": purchaseOrder,
    ...Object.fromEntries(fields.map(({ code, label }) => [label, references[code]])),
  };
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

export function changedChoices(shown: ShownChoices, now: ShownChoices): readonly ChangedChoice[] {
  const names = [...new Set([...Object.keys(now), ...Object.keys(shown)])];
  return names
    .filter((name) => shown[name] !== now[name])
    .map((name) => ({ kind: "choice", name, old: shown[name] ?? null, new: now[name] ?? null }));
}
