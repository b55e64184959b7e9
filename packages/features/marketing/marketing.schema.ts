import { z } from "zod";
import { fixedFields, signUpSources } from "./email-consent.ts";

const fixed = Object.fromEntries(Object.entries(fixedFields).map(([name, value]) => [name, z.literal(value)]));

/** The footer's form. A form with other values than ours is no consent to what ours says. */
export const signUpBody = z.object({
  ...fixed,
  EMAIL_ADDRESS_: z.string().max(1_000),
  EMAIL_ACQ_SOURCE: z.enum(signUpSources),
});
