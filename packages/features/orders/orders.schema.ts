import type { Day } from "@capstan/platform/day";
import { z } from "zod";
import type { ShownOrder } from "./order.ts";

const max = { line: 120, key: 40, value: 200, references: 12, lines: 500 };
const amount = z.string().regex(/^\d{1,10}\.\d{4}$/);
const text = z.string().trim().max(max.line);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const address = z.object({
  name: text.min(1),
  attention: text.nullable(),
  address1: text.min(1),
  address2: text.nullable(),
  city: text.min(1),
  state: z.string().regex(/^[A-Z]{2}$/),
  zip: z.string().regex(/^\d{5}(?:-\d{4})?$/),
});

const promise = z
  .array(
    z.object({
      quantity: z.number().int().positive(),
      kind: z.enum(["pickup", "ship", "backorder"]),
      on: day.nullable(),
    }),
  )
  .max(max.references);

export const shownOrder = z.object({
  lines: z
    .array(z.object({ sku: z.string().max(6), quantity: z.number().int().positive(), unitPrice: amount, promise }))
    .max(max.lines),
  freight: amount,
  tax: amount,
  total: amount,
});

/** What a page sends back of what it showed. */
export function shownIn(shown: z.output<typeof shownOrder>): ShownOrder {
  const lines = shown.lines.map((line) => ({
    ...line,
    promise: line.promise.map((part) => ({ ...part, on: part.on as Day | null })),
  }));
  return { ...shown, lines };
}

/** What the buyer chooses beside the cart's lines. */
export const quoteForm = z.object({
  shipTo: address.nullable().default(null).describe("Left out: the account's own address."),
  pickupBranch: z.string().max(max.key).nullable().default(null),
  pickupSkus: z
    .array(z.string().max(6))
    .max(max.lines)
    .default([])
    .describe("What is picked up there; the rest ships."),
  purchaseOrder: z.string().trim().max(60).nullable().default(null),
  references: z
    .record(z.string().max(max.key), z.string().max(max.value))
    .refine((given) => Object.keys(given).length <= max.references)
    .default({})
    .describe("The buyer's own words for the order: a cost center, a requisitioner, instructions."),
});

export const placeForm = quoteForm.extend({
  idempotencyKey: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .describe(
      "32 hexadecimal digits at random: the same order sent again with it is answered with the same, a refusal too. What is corrected needs another key.",
    ),
  shown: shownOrder.describe("What the page showed, as the quote gave it. Whatever is not so any more is answered."),
});

export const quoteAnswer = z.object({
  shown: shownOrder,
  subtotal: amount,
  obstacles: z.array(z.object({ sku: z.string(), reason: z.string(), restriction: z.string().nullable() })),
});

export const placedAnswer = z.object({
  orderNumber: z.string(),
  status: z.string(),
  total: z.string(),
  placedAt: z.string(),
});

export const cancelForm = z.object({
  orderNumber: z.string().max(max.key),
  reason: z.string().trim().max(max.value).default(""),
});

export const cancelledAnswer = z.object({ orderNumber: z.string(), status: z.literal("cancelled") });
