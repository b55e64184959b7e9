import type { WantedChanges } from "@capstan/features/orders/server";
import { z } from "zod";
import { decisions } from "./approvals.ts";

const orderNumber = z.string().trim().max(40);

export const cancelOrderForm = z.object({
  orderNumber,
  reason: z.string().trim().max(200).default(""),
});

/** Each line that is chosen is a field of its own, `line-3`: a plain form can't send a list. */
export const reorderForm = z
  .object({
    orderNumber,
    scope: z.enum(["all", "some"]).default("all"),
    seen: z.string().max(64),
    idempotencyKey: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional(),
  })
  .catchall(z.string().max(20));

/** With changes, lines are `quantity-3`, the account's references `reference-CODE`. */
export const decideForm = z
  .object({
    orderNumber,
    decision: z.enum(decisions),
    note: z.string().trim().max(500).default(""),
    seen: z.string().max(64).default(""),
    changed: z.literal("yes").optional(),
    purchaseOrder: z.string().trim().max(60).optional(),
  })
  .catchall(z.string().trim().max(120));

export const lookupForm = z.object({
  orderNumber,
  email: z.string().trim().max(254).default(""),
  zip: z.string().trim().max(10).default(""),
});

/** The lines that a form names. */
export function linesIn(form: Readonly<Record<string, string | undefined>>): ReadonlySet<number> {
  const names = Object.keys(form).map((name) => /^line-(?<line>\d{1,6})$/.exec(name)?.groups?.["line"]);
  return new Set(names.flatMap((line) => (line === undefined ? [] : [Number(line)])));
}

const maxReferences = 12;

/** What an approver wants to be otherwise, in a form or in an address. What is no number is refused with its line. */
export function changesIn(
  form: Readonly<Record<string, string | undefined>>,
): Pick<WantedChanges, "quantities" | "purchaseOrder" | "references"> {
  const named = (prefix: string) =>
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith(prefix) && value !== undefined ? [[name.slice(prefix.length), value.trim()] as const] : [],
    );
  const quantities = named("quantity-").flatMap(([line, value]) =>
    /^\d{1,6}$/.test(line) ? [[Number(line), /^\d{1,7}$/.test(value) ? Number(value) : Number.NaN] as const] : [],
  );
  return {
    quantities: new Map(quantities),
    purchaseOrder: form["purchaseOrder"],
    references: Object.fromEntries(named("reference-").slice(0, maxReferences)),
  };
}

/** As people copy it: with a number sign, in any case. */
const typedNumber = orderNumber.transform((text) => text.toUpperCase().replaceAll(/[#\s]/g, ""));

export const claimCodeForm = z.object({ orderNumber: typedNumber, email: z.string().trim().max(254) });

export const claimForm = z.object({
  orderNumber: typedNumber,
  code: z
    .string()
    .max(20)
    .transform((text) => text.replaceAll(/\D/g, "")),
});
