import { z } from "zod";

const max = { skus: 60, length: 2_000 };

export const productInfoQuery = z.object({
  productArray: z
    .string()
    .max(max.length)
    .transform((text) => text.split(",").flatMap((sku) => sku.trim().toUpperCase() || []))
    .refine((skus) => skus.length <= max.skus, "names too many items")
    .describe("SKUs, joined by commas; up to 60."),
});

const product = z.object({
  sku: z.string(),
  brand: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  productDetailUrl: z.string().describe("Comes after /product in the product page's address."),
  sellPackQty: z.number().int(),
  shipPackQty: z.number().int(),
  uomLabel: z.string(),
  blueCategoryPath: z.string().describe("The categories from the root down, joined by ' > '."),
});

const price = z.object({
  type: z.enum(["SALE", "CLEARANCE", "CONTRACT", "WEB", "SIGN_IN", "NONE"]),
  expDate: z.string().nullable().describe("Nov 30, 2026."),
  sell: z.object({ label: z.string().nullable(), price: z.string().nullable() }),
  strike: z.object({ label: z.string(), formattedPrice: z.string() }).nullable(),
  tooltipLabel: z.string().nullable(),
  priceData: z.object({
    formattedPrice: z.string().nullable(),
    currencyIso: z.literal("USD"),
    formattedContractReferencePrice: z.string().nullable(),
  }),
});

export const productInfoAnswer = z
  .record(z.string(), z.object({ product, price }))
  .describe("By SKU; items that we don't sell are missing.");

export type ProductInfoAnswer = z.infer<typeof productInfoAnswer>;
