import { TextField, type TextFieldProps } from "@capstan/ui/text-field";
import type { StepView } from "../registration-pages.ts";
import type { RegistrationField } from "../registration.ts";
import { errorOf } from "./step-form.tsx";

type AnswerFieldProps = Omit<TextFieldProps, "name" | "defaultValue" | "error" | "invalid"> & {
  readonly view: Pick<StepView, "answers" | "errors">;
  readonly name: RegistrationField;
};

/** A field of the forms with what was typed in it, and what is wrong with that. */
export function AnswerField({ view: { answers, errors }, name, ...field }: AnswerFieldProps) {
  const error = errorOf(errors, name);
  return (
    <TextField {...field} name={name} defaultValue={answers[name] ?? ""} invalid={error !== undefined} error={error} />
  );
}
