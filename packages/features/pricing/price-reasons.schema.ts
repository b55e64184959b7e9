import { maxQuantity } from "@capstan/features/catalog";
import { z } from "zod";
import type { PriceReasons } from "./price-reasons.ts";

export const priceReasonsQuery = z.object({
  sku: z.string().max(60),
  quantity: z.coerce.number().int().min(1).max(maxQuantity).default(1),
});

export const priceReasonsAnswer = z.object({
  rule: z.enum(["contract", "sale", "clearance", "web", "sign-in", "none"]).describe("What gave the price."),
  title: z.string(),
  detail: z.string(),
  rows: z
    .array(
      z.object({
        label: z.string(),
        price: z.string(),
        isChosen: z.boolean(),
        why: z.string().nullable().describe("Why it is not the price."),
      }),
    )
    .readonly(),
  nextBreak: z
    .object({
      quantity: z.number().int(),
      more: z.number().int(),
      price: z.string(),
      savingEach: z.string(),
      total: z.string(),
    })
    .nullable()
    .describe("The next quantity at which a unit costs less."),
  ends: z.string().nullable(),
  saving: z.string().nullable(),
}) satisfies z.ZodType<PriceReasons>;
