import { lazyUrls } from "@capstan/features/lazy-urls";
import { type RouteSpec, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import {
  type AvailabilityDeps,
  type AvailabilityMessage,
  availabilityMessages,
} from "./availability-messages.server.ts";
import { availabilityAnswer, availabilityBody } from "./availability.schema.ts";

export function availabilityRoutes(deps: AvailabilityDeps): readonly RouteSpec[] {
  return [
    route({
      method: "POST",
      path: lazyUrls.rtaMessages(),
      summary: "When items come, shipped or picked up, and whether their quantities are whole packs",
      slice: "availability",
      level: "anonymous",
      account: "none",
      agents: "look",
      references: { itemIDs: "public", branchCode: "public" },
      body: availabilityBody,
      answer: availabilityAnswer,
      errors: ["VALIDATION_FAILED", "ENGINE_UNAVAILABLE"],
      handle: async ({ body: { itemIDs, itemQtys, branchCode = null } }) => {
        const lines = itemIDs.map((id, index) => ({ sku: id.trim().toUpperCase(), quantity: itemQtys[index] ?? 1 }));
        const messages = await availabilityMessages(deps, { lines, branchCode });
        return ok({ rtaResponseItems: messages.map(wireMessage), isPickup: branchCode !== null });
      },
    }),
  ];
}

/** Our words in the wire's. */
function wireMessage({ sku, quantity, packError, promise, text, notes }: AvailabilityMessage) {
  return {
    itemID: sku,
    quantity,
    packQtyErrorMessage: packError,
    availabilityMessage: text,
    notes: [...notes],
    parts: (promise?.parts ?? []).map(({ on, ...part }) => ({ ...part, date: on })),
  };
}
