import { TextField } from "@capstan/ui/text-field";
import { maxPasswordLength } from "../password-problem.ts";

export function CurrentPasswordField({ id }: { readonly id: string }) {
  return (
    <TextField
      id={id}
      name="currentPassword"
      size="large"
      label="Current password"
      type="password"
      autoComplete="current-password"
      maxLength={maxPasswordLength}
      required
    />
  );
}
