import { z } from "zod";

const maxSkus = 100;

/** An item, and who recommends it: the catalog's editors (MERCH) or what buyers order (DS). */
const recommendation = z.object({ sku: z.string(), source: z.enum(["MERCH", "DS"]) });
const recommendations = z.array(recommendation);

export const itemQuery = z.object({
  sku: z.string().trim().min(1).max(20),
  associations: z
    .string()
    .max(60)
    .default("a2c")
    .describe("Where the recommendations are shown: a2c is the dialog after adding to the cart."),
});

export const itemAnswer = z.object({
  alternates: recommendations.describe("What can be ordered in place of it."),
  b2b: recommendations.describe("What is ordered together with it."),
  requiredAccessories: recommendations.describe("What it does not work without."),
  related: recommendations,
  sns: recommendations.describe("Similar items."),
});

export const basketQuery = z.object({
  skus: z
    .string()
    .max(2_000)
    .transform((list) =>
      [...new Set(list.split(",").map((sku) => sku.trim().toUpperCase()))].filter((sku) => sku !== ""),
    )
    .refine((skus) => skus.length >= 1 && skus.length <= maxSkus, "has to be 1 to 100 item numbers"),
});

export const basketAnswer = z.object({ basket: recommendations.describe("What is ordered together with the items.") });
