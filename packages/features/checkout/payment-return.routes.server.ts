import { lazyUrls } from "@capstan/features/lazy-urls";
import { type CardPayments, abandonPayment, settlePayment } from "@capstan/features/orders/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { fallbackIfUnavailable } from "@capstan/platform/guard";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { fail, ok } from "@capstan/platform/result";
import { z } from "zod";

interface ReturnDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly payments: CardPayments | undefined;
}

/** Links from another site, followed with what only the buyer's own checkout knew. What they do the webhook does as well. */
const common = {
  slice: "checkout",
  method: "GET",
  level: "anonymous",
  account: "none",
  agents: "look",
  references: { attempt: "bearer" },
  query: z.object({ attempt: z.string().regex(/^[0-9a-f]{32}$/) }),
  answer: redirectAnswer,
  errors: ["ORDER_NOT_FOUND", "PAYMENT_UNAVAILABLE"],
  limit: { calls: 60, addressCalls: 600, seconds: 60 },
} as const;

/** Where the card's page leads back to. */
export function paymentReturnRoutes({ payments, ...deps }: ReturnDeps): readonly RouteSpec[] {
  const settle = async (attempt: string, how: "paid" | "left") => {
    if (!payments) return fail({ code: "PAYMENT_UNAVAILABLE" });
    const use = { ...deps, payments };
    const settled = await fallbackIfUnavailable("unknown" as const, async () =>
      how === "paid" ? settlePayment(use, { attempt }) : abandonPayment(use, { attempt }, "left"),
    );
    if (!settled) return fail({ code: "ORDER_NOT_FOUND" });
    // The reconciliation asks again, whether or not the buyer does.
    const isChecking = settled === "unknown" || (how === "paid" && settled.outcome === "open");
    if (isChecking) return ok({ to: lazyUrls.checkout({ outcome: "checking" }) });
    if (settled.outcome === "paid") return ok({ to: lazyUrls.orderConfirmation(settled) });
    return ok({ to: `${lazyUrls.checkout({ outcome: "unpaid" })}#checkout-problems` });
  };
  return [
    route({
      ...common,
      path: lazyUrls.paymentReturn(),
      summary: "Comes back from the card's page, settles the payment and goes to the confirmation",
      handle: async ({ query: { attempt } }) => settle(attempt, "paid"),
    }),
    route({
      ...common,
      path: lazyUrls.paymentLeft(),
      summary:
        "Comes back from the card's page without having paid: the draft is cancelled, and the checkout shown again",
      handle: async ({ query: { attempt } }) => settle(attempt, "left"),
    }),
  ];
}
