import { z } from "zod";

/** The form's fields. What is missing leads back to the form, so it is let in here. */
export const signInBody = z.object({
  userName: z
    .string()
    .max(320)
    .optional()
    .describe("User name or e-mail address. Left out: whom this browser's session remembers."),
  password: z.string().max(1_000).default(""),
  rememberMe: z.enum(["on", ""]).default("").describe("`on`: this browser keeps who it was for eight weeks."),
  frwdUrlPath: z.string().max(4_000).optional().describe("A path of the store to go to; anything else leads home."),
});

/** RFC 7517. Empty: nothing is encrypted but by TLS. */
export const passwordKeys = z.object({ keys: z.array(z.never()) });
