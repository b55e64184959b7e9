import { agentAccesses } from "@capstan/platform/visitor";
import { z } from "zod";
import { maxRequestLength, minRequestLength, reasons } from "./portal.ts";

/** The names on the wire are the specification's. */
export const impersonationAnswer = z.object({
  companyName: z.string().nullable(),
  accountNumber: z.string().nullable(),
  userName: z.string().nullable().describe("By what the customer's user signs in."),
  fullName: z.string().nullable(),
  impersonating: z.boolean().describe("A service agent acts as the user; else the four fields above are null."),
  agsuser: z.boolean().describe("The visitor is a member of the provider's own staff."),
});

export type ImpersonationAnswer = z.input<typeof impersonationAnswer>;

/** The form of the service portal. */
export const impersonateForm = z.object({
  userId: z.string().min(1).max(200),
  reason: z.enum(reasons),
  caseNumber: z.string().trim().max(40).default("").describe("The case at customer service, if there is one."),
  request: z
    .string()
    .trim()
    .min(minRequestLength)
    .max(maxRequestLength)
    .describe("What the customer asked for. The customer can read it."),
  access: z.enum(agentAccesses).describe("`look`: look only; `change`: cart, lists, quotes; `order`: orders too."),
});
