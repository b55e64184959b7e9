import { z } from "zod";

/** The form's fields. What is missing leads back to the form, so it is let in here. */
export const signInBody = z.object({
  userName: z.string().max(320).default("").describe("User name or e-mail address."),
  password: z.string().max(1_000).default(""),
  rememberMe: z.enum(["on", ""]).default("").describe("`on`: this browser keeps who it was for eight weeks."),
  frwdUrlPath: z.string().max(4_000).optional().describe("A path of the store to go to; anything else leads home."),
});
