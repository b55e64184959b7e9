import { z } from "zod";

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
