import { lazyUrls } from "@capstan/features/lazy-urls";
import { bug } from "@capstan/platform/bug";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { z } from "zod";
import { viewQuery } from "./history-params.ts";
import { deleteView, renameView, saveView } from "./saved-views.store.server.ts";

interface SavedViewDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** More tabs than this nobody finds anything in. */
const maxViews = 12;
const name = z.string().trim().min(1).max(40);
const view = z.string().regex(/^\d{1,18}$/);

const common = {
  slice: "order-history",
  method: "POST",
  level: "fully-authenticated",
  account: "own",
  agents: "change",
  answer: redirectAnswer,
  limit: { calls: 60, addressCalls: 600, seconds: 60 },
} as const;

/** A user's own views of an account's orders, by plain forms that lead back to the history. */
export function savedViewRoutes({ db, clock }: SavedViewDeps): readonly RouteSpec[] {
  return [
    route({
      ...common,
      path: lazyUrls.saveOrderView(),
      summary: "Saves a view of the order history under a name, in place of the user's own of that name",
      body: z.object({ name, query: z.string().max(500) }),
      errors: ["ORDER_VIEW_LIMIT", "ENGINE_UNAVAILABLE"],
      handle: async ({ body, visitor }) => {
        const query = viewQuery(new URLSearchParams(body.query));
        const saved = {
          name: body.name,
          query: new URLSearchParams(query).toString(),
          max: maxViews,
          now: clock.now(),
        };
        const isSaved = await saveView(db, ownerIn(visitor), saved);
        return isSaved ? ok({ to: lazyUrls.orderHistoryView(query) }) : fail({ code: "ORDER_VIEW_LIMIT" });
      },
    }),
    route({
      ...common,
      path: lazyUrls.renameOrderView(),
      summary: "Gives one of the user's views of the order history another name",
      references: { view: "visitor" },
      body: z.object({ view, name }),
      errors: ["ORDER_VIEW_NOT_FOUND", "ORDER_VIEW_NAME_TAKEN", "ENGINE_UNAVAILABLE"],
      handle: async ({ body, visitor }) => {
        const outcome = await renameView(db, ownerIn(visitor), { id: body.view, name: body.name });
        if (outcome === "missing") return fail({ code: "ORDER_VIEW_NOT_FOUND" });
        return outcome === "taken" ? fail({ code: "ORDER_VIEW_NAME_TAKEN" }) : ok({ to: lazyUrls.orderHistoryView() });
      },
    }),
    route({
      ...common,
      path: lazyUrls.deleteOrderView(),
      summary: "Deletes one of the user's views of the order history",
      references: { view: "visitor" },
      body: z.object({ view }),
      errors: ["ORDER_VIEW_NOT_FOUND", "ENGINE_UNAVAILABLE"],
      handle: async ({ body, visitor }) =>
        (await deleteView(db, ownerIn(visitor), body.view))
          ? ok({ to: lazyUrls.orderHistoryView() })
          : fail({ code: "ORDER_VIEW_NOT_FOUND" }),
    }),
  ];
}

function ownerIn({ userId, accountNumber }: Visitor) {
  if (userId === null || accountNumber === null) return bug("the route let in somebody without an account");
  return { userId, accountNumber };
}
