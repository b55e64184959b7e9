import { z } from "zod";
import { longest } from "./error-report.ts";

const text = z.string().max(200);

const path = z.string().startsWith("/").max(200).describe("The page that it happened on, without its query.");

const trackedEvent = z.discriminatedUnion("event", [
  z.object({ event: z.literal("search"), term: text, origin: z.enum(["typed", "icon"]), path }),
  z.object({ event: z.literal("suggestion"), term: text, typed: text, group: text, index: z.int().min(-1), path }),
  z.object({
    event: z.literal("addToCart"),
    sku: text,
    quantity: z.number(),
    addToCartMethod: text,
    findingMethod: text,
    path,
  }),
  z.object({ event: z.literal("cannotBePurchased"), sku: text, errorType: text, path }),
  z.object({ event: z.literal("youShouldKnow"), sku: text, errorType: text, path }),
  z.object({ event: z.literal("productImpressions"), list: text, skus: z.array(text).max(100), path }),
  z.object({ event: z.literal("link"), region: text, name: text, path }),
  z.object({ event: z.literal("menu"), name: text, isOpen: z.boolean(), path }),
]);

export const eventsBody = z.object({
  visitor: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .describe("A random name that the browser made after consent."),
  events: z.array(trackedEvent).min(1).max(50),
});

export const eventsAnswer = z.object({ taken: z.int().describe("How many were stored; none without consent.") });

export const clientErrorBody = z.object({
  message: z.string().max(longest.text),
  error: z.object({
    name: z.string().max(longest.text),
    message: z.string().max(longest.text),
    stack: z.string().max(longest.stack).optional(),
  }),
  title: z.string().max(100),
  version: z.string().max(20),
  timestamp: z.iso.datetime(),
});

export const clientErrorAnswer = z.object({});
