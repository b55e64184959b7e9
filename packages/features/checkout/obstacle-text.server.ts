import type { Obstacle } from "@capstan/features/orders/server";
import type { CheckoutState } from "./load-checkout.server.ts";

const texts: Readonly<Record<Obstacle["new"], string>> = {
  discontinued: "It is discontinued. Remove it",
  "not-yet-sold": "It is not sold yet. Remove it",
  unknown: "It is not sold any more. Remove it",
  "outside-catalog": "It is not in your company's catalog. Remove it",
  quantity: "The quantity can't be ordered. Change it in the cart",
  "too-few": "Fewer are left than you want. Change the quantity in the cart",
  restricted: "It may not be sold there. Remove it, or change where it goes",
  "no-price": "It has no price. Remove it, and call us for one",
  "no-promise": "We can't tell when it comes. Remove it, or try again in a minute",
};

/** Why a line can't be ordered, and what to do. */
export function obstacleText({ new: reason, restriction }: Obstacle, { facts }: Pick<CheckoutState, "facts">): string {
  const rule = restriction === undefined ? undefined : facts.restrictions.get(restriction);
  return rule ? `${rule.title}. ${texts[reason]}` : texts[reason];
}
