import { z } from "zod";
import { decisions } from "./decisions.ts";
import { answersBody, fieldErrorAnswer } from "./registration.schema.ts";

const maxProofLength = 10_000;
/** As everywhere that a password is set. */
const maxPasswordLength = 1_000;
const password = z.string().max(maxPasswordLength).default("");
const proof = z
  .string()
  .max(maxProofLength)
  .default("")
  .describe("The solved challenge of sitekeys/recaptcha; without it few registrations are taken.");
const invalid = z.object({
  status: z.literal("INVALID"),
  errors: z.array(fieldErrorAnswer).describe("By field, in the order of the form."),
});

export const registerUserBody = answersBody.extend({ password, proof });
export const registerUserAnswer = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("CHECK_MAIL"),
    email: z.string().describe("Where a mail is on its way to, with a link that makes the user."),
  }),
  invalid,
]);

export const registerGuestBody = answersBody.pick({ fullName: true, email: true, phone: true }).extend({ proof });
export const registerGuestAnswer = z.discriminatedUnion("status", [
  z.object({ status: z.literal("GUEST"), email: z.string() }),
  invalid,
]);

export const registerInvitedBody = z.object({
  token: z.string().max(100).default("").describe("Of the mailed link; left out: that of the invitation's cookie."),
  fullName: z.string().max(200).default(""),
  password,
});
export const registerInvitedAnswer = z.discriminatedUnion("status", [
  z.object({ status: z.literal("SIGNED_IN"), to: z.string().describe("The page to go on at.") }),
  invalid,
]);

export const searchCompanyBody = answersBody.pick({
  companyName: true,
  companyZip: true,
  accountNumber: true,
  invoiceNumber: true,
});
export const searchCompanyAnswer = z.object({
  companies: z.array(
    z.object({
      key: z.string().describe("Names the company as `companyKey` in this browser's registration."),
      name: z.string(),
      street: z.string(),
      city: z.string(),
      state: z.string(),
      ending: z.string().describe("The last four digits of the account number."),
      users: z.int(),
    }),
  ),
});

export const decisionBody = z.object({ id: z.string().regex(/^\d{1,18}$/), decision: z.enum(decisions) });
