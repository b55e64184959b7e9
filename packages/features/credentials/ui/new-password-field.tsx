import { TextField } from "@capstan/ui/text-field";
import { type PasswordProblem, maxPasswordLength, minPasswordLength, passwordProblems } from "../password-problem.ts";

export function NewPasswordField({ problem }: { readonly problem: PasswordProblem | null }) {
  return (
    <TextField
      name="newPassword"
      size="large"
      label="New password"
      type="password"
      autoComplete="new-password"
      hint={`At least ${minPasswordLength} characters. Several unrelated words are easy to remember.`}
      invalid={problem !== null}
      error={problem === null ? undefined : passwordProblems[problem]}
      minLength={minPasswordLength}
      maxLength={maxPasswordLength}
      required
    />
  );
}
