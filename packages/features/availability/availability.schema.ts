import { maxQuantity } from "@capstan/features/catalog";
import { z } from "zod";

const maxItems = 500;

/** Spec 7.3: two lists that belong together, place by place. */
export const availabilityBody = z
  .object({
    itemIDs: z.array(z.string().max(60)).min(1).max(maxItems),
    itemQtys: z.array(z.coerce.number().int().min(1).max(maxQuantity)).max(maxItems),
    branchCode: z
      .string()
      .max(20)
      .optional()
      .describe("The branch where the items are picked up; left out, they ship."),
  })
  .refine(({ itemIDs, itemQtys }) => itemIDs.length === itemQtys.length, {
    path: ["itemQtys"],
    message: "has another length than itemIDs",
  });

const part = z.object({
  quantity: z.number().int(),
  kind: z.enum(["pickup", "ship", "backorder"]),
  date: z.string().nullable().describe("The day on which it ships or is ready; null where none is known."),
});

export const availabilityAnswer = z.object({
  rtaResponseItems: z.array(
    z.object({
      itemID: z.string(),
      quantity: z.number().int(),
      packQtyErrorMessage: z.string().nullable().describe("Why the quantity can't be ordered; null where it can."),
      availabilityMessage: z.string().nullable().describe("When it comes, in words; null where that is not known."),
      notes: z.array(z.string()).describe("Freight and hazardous material."),
      parts: z.array(part),
    }),
  ),
  isPickup: z.boolean(),
});
