import { idempotencyKeyPattern } from "@capstan/features/cart/server";
import { shownOrder } from "@capstan/features/orders/server";
import { z } from "zod";
import { maxLengths, paymentMethods } from "./checkout.ts";

const line = z.string().trim().max(maxLengths.line).default("");
const sku = z.string().trim().toUpperCase().max(6);

export const deliveryForm = z.object({
  shipTo: z
    .string()
    .max(64)
    .default("")
    .describe("An address's code; empty for the account's own, `one-time` for the fields."),
  name: line,
  address1: line,
  address2: line,
  city: line,
  state: z.string().trim().toUpperCase().max(2).default(""),
  zip: z.string().trim().max(10).default(""),
  attention: line,
  dock: line,
  phone: line,
  instructions: z.string().trim().max(maxLengths.instructions).default(""),
});

/** A guest writes the one address, and who they are. */
export const guestDeliveryForm = deliveryForm.extend({
  contactName: line,
  email: z.string().trim().max(254).default(""),
});

export const fulfilmentForm = z.object({
  skus: z.string().max(4_000).describe("Lines of the cart by their SKUs, with commas between them."),
  how: z.enum(["ship", "pickup"]),
});

/** The account's own references are fields `reference-CODE`. */
export const paymentForm = z
  .object({
    method: z.enum(paymentMethods).optional(),
    purchaseOrder: z.string().trim().max(maxLengths.purchaseOrder).default(""),
  })
  .catchall(z.string().trim().max(maxLengths.reference));

export const acceptForm = z.object({ sku, price: z.string().regex(/^\d{1,10}\.\d{4}$/) });

export const answerForm = z.object({ sku, restriction: z.string().max(64), answer: z.enum(["agree", "decline"]) });

export const removeForm = z.object({ sku });

export const savedAnswer = z.object({ saved: z.literal(true) });

export const submitForm = z.object({
  idempotencyKey: z.string().regex(idempotencyKeyPattern),
  shown: json(400_000).pipe(shownOrder).describe("What the page showed of lines and amounts, as JSON."),
  chosen: json(8_000)
    .pipe(z.record(z.string(), z.string()))
    .describe("What the page showed as chosen, by its name there, as JSON."),
});

function json(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "is no JSON" });
        return z.NEVER;
      }
    });
}
