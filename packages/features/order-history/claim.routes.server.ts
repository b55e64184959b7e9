import { lazyUrls } from "@capstan/features/lazy-urls";
import { claimOrder, requestClaim } from "@capstan/features/orders/server";
import { bug } from "@capstan/platform/bug";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { claimCodeForm, claimForm } from "./order-history.schema.ts";

const common = {
  slice: "order-history",
  method: "POST",
  level: "fully-authenticated",
  account: "own",
  roles: ["administrator", "approver", "buyer"],
  agents: "never",
  references: { orderNumber: "bearer" },
  answer: redirectAnswer,
} as const;

/** A guest's order comes into an account by a code that its e-mail gets. */
export function claimRoutes({ db, clock }: { readonly db: Database; readonly clock: Clock }): readonly RouteSpec[] {
  return [
    route({
      ...common,
      path: lazyUrls.claimCode(),
      summary: "Has a code mailed to a guest order's e-mail, if it is the given one; the answer is the same if not",
      body: claimCodeForm,
      limit: { calls: 5, addressCalls: 20, seconds: 600 },
      errors: ["ENGINE_UNAVAILABLE"],
      handle: async ({ body: { orderNumber, email }, visitor }) => {
        await requestClaim(db, { ...memberIn(visitor), orderNumber }, email);
        // The number is not said back: the answer is the same for every one.
        return ok({ to: lazyUrls.claimOrder({ outcome: "sent" }) });
      },
    }),
    route({
      ...common,
      path: lazyUrls.claimOrder(),
      summary: "Takes a guest's order into the account by the code that its e-mail got",
      body: claimForm,
      limit: { calls: 20, addressCalls: 60, seconds: 600 },
      errors: ["ENGINE_UNAVAILABLE"],
      handle: async ({ body: { orderNumber, code }, visitor }) => {
        const claimed = await claimOrder({ db, clock }, { ...memberIn(visitor), orderNumber }, code);
        return ok({
          to: claimed.ok ? lazyUrls.order({ orderNumber }) : lazyUrls.claimOrder({ outcome: "refused" }),
        });
      },
    }),
  ];
}

function memberIn({ userId, accountNumber }: Visitor) {
  if (userId === null || accountNumber === null) return bug("the route let in somebody without an account");
  return { userId, accountNumber };
}
