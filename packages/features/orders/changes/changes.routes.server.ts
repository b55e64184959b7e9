import { type ApiTokens, callerWith } from "@capstan/features/api-clients/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { z } from "zod";
import { changesAfter } from "./changes.store.server.ts";

const changesQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .default("0")
    .describe("The last position that the caller has; 0 for all."),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

const changesAnswer = z.object({
  changes: z.array(
    z.object({
      position: z.string().describe("Whole numbers that grow; whoever has one misses none below it."),
      accountNumber: z.string(),
      orderNumber: z.string(),
      sequence: z.number().int().describe("From 1 in the order, without gaps."),
      at: z.string(),
      status: z.string().describe("The order's state after it."),
      actor: z.string(),
      details: z.record(z.string(), z.unknown()),
      orderTotal: z.string().nullable().describe("What the order comes to now, in dollars."),
      document: z
        .object({
          kind: z.enum(["invoice", "credit-note"]),
          number: z.string(),
          shipment: z.number().int().nullable(),
          returnNumber: z.string().nullable(),
          total: z.string(),
        })
        .nullable()
        .describe("The invoice or credit note that was issued with it."),
    }),
  ),
  next: z.string().describe("What to ask after next time."),
});

/** What happened to orders, for systems that follow them. */
export function changesRoutes({
  db,
  tokens,
}: {
  readonly db: Database;
  readonly tokens: ApiTokens;
}): readonly RouteSpec[] {
  return [
    route({
      method: "GET",
      path: lazyUrls.changes(),
      summary: "What happened to orders after a position, oldest first, without gaps. Needs the scope `feeds`",
      slice: "orders",
      level: "anonymous",
      account: "none",
      agents: "look",
      isForSystems: true,
      query: changesQuery,
      answer: changesAnswer,
      errors: ["API_TOKEN_REQUIRED", "API_SCOPE_REQUIRED", "ENGINE_UNAVAILABLE"],
      limit: { calls: 600, addressCalls: 600, seconds: 60 },
      handle: async ({ query: { after, limit }, authorization }) => {
        const caller = await callerWith(tokens, "feeds", authorization);
        if (!caller.ok) return caller;
        const { accountNumber: onlyAccount } = caller.value;
        const changes = await changesAfter(db, { onlyAccount, after: BigInt(after), limit });
        const next = changes.at(-1)?.position ?? after;
        return ok({ changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })), next });
      },
    }),
  ];
}
