import { urls } from "@capstan/features/urls";
import { TextField } from "@capstan/ui/text-field";
import { useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** The password, hidden until its owner wants to see it. Without script there is no button that does nothing. */
export function PasswordField({ isWrong }: { readonly isWrong: boolean }) {
  const [isShown, setIsShown] = useState(false);
  const isAlive = useHydrated();
  return (
    <div className="password-field">
      <TextField
        name="password"
        size="large"
        label="Password"
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        invalid={isWrong}
        error={isWrong ? "Enter the password again." : undefined}
        maxLength={1_000}
        required
      />
      <a href={urls.forgotPassword()} className="password-forgot">
        Forgot password?
      </a>
      {isAlive && (
        <button type="button" className="password-show" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? "Hide" : "Show"}
          <span className="visually-hidden"> password</span>
        </button>
      )}
    </div>
  );
}
