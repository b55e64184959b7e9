import { lazyUrls } from "@capstan/features/lazy-urls";
import { type RouteSpec, route } from "@capstan/platform/http";
import { fail, ok } from "@capstan/platform/result";
import { z } from "zod";
import { type PaymentDeps, settlePayment } from "./settle-payment.server.ts";

/** A session with all of its rows. */
const bodyBytes = 1024 * 1024;

interface RouteDeps extends Omit<PaymentDeps, "payments"> {
  /** Undefined where no cards are taken. */
  readonly payments: PaymentDeps["payments"] | undefined;
}

/** What the payment provider calls. */
export function paymentRoutes({ payments, ...deps }: RouteDeps): readonly RouteSpec[] {
  return [
    route({
      slice: "orders",
      method: "POST",
      path: lazyUrls.paymentWebhook(),
      summary:
        "Takes a webhook of the payment provider, in any order and any number, and settles the payment it is about",
      level: "anonymous",
      account: "none",
      agents: "look",
      isForSystems: true,
      keepsRawBody: true,
      body: z.unknown(),
      bodyBytes,
      answer: z.object({ received: z.literal(true) }),
      errors: ["PAYMENT_SIGNATURE_INVALID", "ENGINE_UNAVAILABLE"],
      handle: async ({ raw }) => {
        const sessionId = payments?.sessionIn(raw?.body ?? "", raw?.signature ?? "");
        if (!payments || sessionId === undefined) return fail({ code: "PAYMENT_SIGNATURE_INVALID" });
        // It says that there is news, not what: a late one, or a second, finds what is.
        if (sessionId !== null) await settlePayment({ ...deps, payments }, { sessionId });
        return ok({ received: true as const });
      },
    }),
  ];
}
