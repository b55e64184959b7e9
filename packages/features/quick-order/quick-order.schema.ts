import { z } from "zod";
import { uploadLimits } from "./upload/sheet.ts";

/** What is pasted or typed. */
export const checkLinesBody = z.union([
  z.object({ text: z.string().max(400_000).describe("As it was pasted: lines of a list, a table, an e-mail.") }),
  z.object({
    lines: z
      .array(
        z.object({
          row: z.number().int().optional(),
          text: z.string().max(5_000).optional(),
          item: z.string().max(200),
          quantity: z.number(),
        }),
      )
      .max(uploadLimits.rows),
  }),
]);

const product = z.object({
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  url: z.string(),
  unitLabel: z.string().describe('"each", "pack of 50".'),
  price: z.string().nullable().describe("Of a unit at this quantity; null where the visitor is shown none."),
  total: z.string().nullable(),
});

const lineStatuses = ["ready", "pack", "choose", "discontinued", "not-sold", "unknown", "unread"] as const;

export const answeredLine = z.object({
  row: z.number().int().describe("The line of the text or the row of the file, from 1."),
  text: z.string().describe("The line as it was written."),
  item: z.string(),
  quantity: z.number().int(),
  isQuantityAssumed: z.boolean().describe("No quantity was given, so it is 1."),
  status: z
    .enum(lineStatuses)
    .describe(
      "ready: can be added as it is. pack: the quantity does not fit the pack; quantities says which would. choose: one of choices has to be chosen. unknown: choices are the nearest.",
    ),
  message: z.string(),
  product: product.nullable(),
  choices: z.array(product),
  quantities: z.array(z.number().int()).describe("What the pack allows nearest to the quantity."),
});

export const answeredLines = z.object({
  lines: z.array(answeredLine),
  sheet: z.string().nullable().describe("The sheet of the workbook that was read."),
});

/** The file itself, as it is; its kind is told by its bytes. */
export const uploadBody = z.custom<Uint8Array>((body) => body instanceof Uint8Array);

export type CheckLinesBody = z.infer<typeof checkLinesBody>;
export type LineProduct = z.infer<typeof product>;
export type AnsweredLine = z.infer<typeof answeredLine>;
export type AnsweredLines = z.infer<typeof answeredLines>;
