import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import type { SecurityView } from "../credentials.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";

export function AuthenticatorSection({ hasApp, recoveryCodes }: Pick<SecurityView, "hasApp" | "recoveryCodes">) {
  return (
    <section aria-labelledby="security-app">
      <h2 id="security-app">Authenticator App</h2>
      <p>
        {hasApp
          ? `On. A code is asked for after the password. ${recoveryCodes} recovery codes are left.`
          : "Off. With it, signing in asks for a code of an app on your phone after the password."}
      </p>
      <form method="post" action={hasApp ? urls.removeTotp() : urls.beginTotp()} className="credential-form">
        <CurrentPasswordField id="app-current" />
        <Button type="submit">{hasApp ? "Remove App" : "Set Up App"}</Button>
      </form>
    </section>
  );
}
