import { z } from "zod";

const max = { sku: 200, note: 500, reference: 60 };
const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const version = whole.optional().describe("The page's version of the line, or of the cart where it is cleared.");
const sku = z.string().max(max.sku);
const typed = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.trim() || null)
    .optional();

/** The line that a page shows. */
export const lineForm = z.object({ sku, version });
export const quantityForm = lineForm.extend({ quantity: z.string().max(max.sku) });
export const annotateForm = lineForm.extend({
  note: typed(max.note).describe("For whoever reads the order; an empty one is none."),
  reference: typed(max.reference).describe("The buyer's own number for the line."),
  addWarranty: z.string().max(max.sku).optional(),
});
export const savedForm = z.object({ sku });
export const clearForm = z.object({ version });
export const undoForm = z.object({ change: whole.describe("What names the change that is undone.") });
export const noticeForm = z.object({});

export const changeAnswer = z.object({
  version: z.number().int().describe("The cart's, after the change."),
  undo: z.number().int().nullable().describe("Names the change, where it can be undone."),
  cartQuantity: z.number().int(),
});
