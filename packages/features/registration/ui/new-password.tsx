import { useHydrated } from "@capstan/features/session";
import { TextField } from "@capstan/ui/text-field";
import { useEffect, useRef, useState } from "react";
import type { StepView } from "../registration-pages.ts";
import { PasswordStrength } from "./password-strength.tsx";
import { errorOf } from "./step-form.tsx";

/** It is never kept as it was typed, so that it is asked for again after any error. */
export function NewPassword({ view: { answers, errors } }: { readonly view: StepView }) {
  const [isShown, setIsShown] = useState(false);
  const [password, setPassword] = useState("");
  const isAlive = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  // It may have been typed before script arrived.
  useEffect(() => setPassword(field.current?.value ?? ""), []);
  // What was wrong with the last one says nothing of the next.
  const error = password === "" ? errorOf(errors, "password") : undefined;
  return (
    <div className="registration-password">
      <TextField
        name="password"
        size="large"
        label="Password"
        type={isShown ? "text" : "password"}
        autoComplete="new-password"
        hint="15 characters or more. Several unrelated words are easy to remember."
        invalid={error !== undefined}
        error={error}
        ref={field}
        onChange={({ target }) => setPassword(target.value)}
        maxLength={1_000}
        required
      />
      {/* Its place is kept from the first paint on: the button below does not move away under who presses it. */}
      {!isAlive && <div className="registration-strength" />}
      {isAlive && (
        <>
          <button
            type="button"
            className="registration-password-show"
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? "Hide" : "Show"}
            <span className="visually-hidden"> password</span>
          </button>
          <PasswordStrength password={password} answers={answers} />
        </>
      )}
    </div>
  );
}
