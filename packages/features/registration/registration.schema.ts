import { z } from "zod";
import { fieldErrorMessages } from "./field-errors.ts";
import { registrationFields } from "./registration.ts";

/** Longer than any field takes: what is over its limit is answered as an error of the field. */
const maxTypedLength = 2_000;
const typed = z.string().max(maxTypedLength);

/** What was typed, whatever it is. */
export const answersBody = z.object(
  Object.fromEntries(registrationFields.map((field) => [field, typed.optional()])) as Record<
    (typeof registrationFields)[number],
    z.ZodOptional<typeof typed>
  >,
);

export const fieldErrorAnswer = z.object({
  field: z.enum([...registrationFields, "password"]),
  code: z.enum(Object.keys(fieldErrorMessages) as [keyof typeof fieldErrorMessages]),
  message: z.string().describe("For people: what to do."),
});

export const validationAnswer = z.object({
  isValid: z.boolean(),
  errors: z.array(fieldErrorAnswer).describe("By field, in the order of the form."),
  answers: answersBody.describe("As they would be kept."),
});

export const codeAndName = z.object({ code: z.string(), name: z.string() });
