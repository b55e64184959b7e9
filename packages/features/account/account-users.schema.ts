import { roles } from "@capstan/platform/visitor";
import { z } from "zod";

const userId = z.string().min(1).max(60).describe("A user of the current account.");
const role = z.enum(roles);
const spendingLimit = z
  .string()
  .max(20)
  .default("")
  .describe("The most that an order may come to, in dollars; empty for no limit.");

export const changeUserBody = z.object({ userId, role, spendingLimit });
export const secondStepBody = z.object({ isRequired: z.enum(["on", ""]).default("") });
export const removeUserBody = z.object({ userId });
export const inviteBody = z.object({ email: z.email().max(254), role, spendingLimit });
export const invitationBody = z.object({ id: z.string().regex(/^\d{1,18}$/) });

export const registerBody = z.object({
  fullName: z.string().max(120).default(""),
  newPassword: z.string().max(1_000).default(""),
});
