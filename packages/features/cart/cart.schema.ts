import { z } from "zod";
import { idempotencyKeyPattern } from "./idempotency-key.ts";

const most = { fields: 2_000, key: 60, value: 200 };

/** Spec 7.3: flat fields, as a browser sends a form. */
export const addItemsForm = z
  .record(z.string().max(most.key), z.string().max(most.value))
  .refine((form) => Object.keys(form).length <= most.fields, "has too many fields")
  .refine(({ idempotencyKey: key }) => key === undefined || idempotencyKeyPattern.test(key), {
    path: ["idempotencyKey"],
    message: "is no key",
  })
  .describe(
    "cartEntries[i].sku, cartEntries[i].quantity (1 to 99999) and perhaps cartEntries[i].addWarranty; options.addToCartMethod and options.findingMethod say how the item was found. With `idempotencyKey`, 32 hexadecimal digits at random, the same call again adds nothing and is answered as before.",
  );

const addedEntry = z.object({
  cartItem: z.object({
    code: z.enum(["ITEM_ADDED", "ITEM_NOT_ADDED"]),
    resource: z.string().describe("The SKU."),
    addedQuantity: z.number().int().describe("0 where it was not added."),
    entryPK: z.string().nullable().describe("The line of the cart."),
  }),
  errorType: z.enum(["invalid", "discontinued"]).nullable(),
  error: z.object({ errorMessage: z.string() }).nullable(),
});

export const addItemsAnswer = z.object({
  addToCartData: z.object({ addToCartEntries: z.array(addedEntry) }),
});

export type WireEntry = z.infer<typeof addedEntry>;

export const cartQuantityAnswer = z.object({
  cartQuantity: z.number().int().describe("How many different items are in the visitor's cart: its lines."),
});

/** What the lists' forms send without script. A quantity of 0 asks for the least that can be ordered. */
export const addForm = z.object({
  sku: z.string().max(most.value),
  quantity: z.string().max(most.value).default("0"),
  idempotencyKey: z
    .string()
    .regex(idempotencyKeyPattern)
    .optional()
    .describe("The same form with the same key adds once."),
});

export const removeForm = z.object({ sku: z.string().max(most.value) });
