import { lazyUrls } from "@capstan/features/lazy-urls";
import { bug } from "@capstan/platform/bug";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { z } from "zod";
import { type MessageDeps, sendMessage } from "./send-message.server.ts";

const maxText = 2_000;

const messageForm = z.object({
  orderNumber: z.string().trim().max(40),
  // A browser sends line breaks as two characters.
  text: z
    .string()
    .transform((text) => text.replaceAll("\r\n", "\n").replaceAll("\0", "").trim())
    .pipe(z.string().min(1).max(maxText)),
  idempotencyKey: z.string().regex(/^[0-9a-f]{32}$/),
});

/** Messages about an order, by a plain form. */
export function messageRoutes(deps: MessageDeps): readonly RouteSpec[] {
  return [
    route({
      slice: "orders",
      method: "POST",
      path: lazyUrls.sendOrderMessage(),
      level: "fully-authenticated",
      account: "own",
      roles: ["administrator", "approver", "buyer"],
      agents: "change",
      recordsAgents: true,
      summary:
        "Writes a message about an order to the store, or as an agent to the account, and goes back to the order",
      references: { orderNumber: "own-account", idempotencyKey: "visitor" },
      body: messageForm,
      answer: redirectAnswer,
      limit: { calls: 20, addressCalls: 200, seconds: 60 },
      errors: ["ORDER_NOT_FOUND", "VALIDATION_FAILED", "ENGINE_UNAVAILABLE"],
      handle: async ({ body: { orderNumber, text, idempotencyKey }, visitor }) => {
        const { userId, accountNumber, agentId } = visitor;
        if (userId === null || accountNumber === null) return bug("the route let in somebody without an account");
        const writer = { userId, accountNumber, agentId };
        const result = await sendMessage(deps, { writer, orderNumber, text, idempotencyKey });
        return result.ok ? ok({ to: lazyUrls.order({ orderNumber, outcome: "sent" }) }) : result;
      },
    }),
  ];
}
