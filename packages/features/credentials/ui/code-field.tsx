import { TextField } from "@capstan/ui/text-field";

export function CodeField({ isWrong }: { readonly isWrong: boolean }) {
  return (
    <TextField
      name="code"
      size="large"
      label="Code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      invalid={isWrong}
      error={isWrong ? "That code is not right, or was used before. Enter the next one." : undefined}
      maxLength={100}
      required
    />
  );
}
