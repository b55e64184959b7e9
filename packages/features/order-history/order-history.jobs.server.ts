import { type Job, defineJob } from "@capstan/platform/queue";
import type { ReorderUseDeps } from "./reorder-order.server.ts";
import { returnToCart } from "./return-to-cart.server.ts";
import { returnToCartJob } from "./return-to-cart.ts";

export function orderHistoryJobs(deps: ReorderUseDeps): readonly Job[] {
  return [defineJob({ ...returnToCartJob, run: async (order) => returnToCart(deps, order) })];
}
