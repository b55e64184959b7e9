import "./credentials.css";
import { AccountTrail } from "@capstan/features/account-trail";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { TextField } from "@capstan/ui/text-field";
import type { SecurityView } from "../credentials.ts";
import { type SecurityOutcome, securityOutcomes } from "../security.ts";
import { AuthenticatorSection } from "./authenticator-section.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { PasskeySection } from "./passkey-section.tsx";
import { SignInList } from "./sign-in-list.tsx";

interface SecurityPageProps {
  readonly view: SecurityView;
  readonly outcome: SecurityOutcome | null;
}

export function SecurityPage({ view, outcome }: SecurityPageProps) {
  return (
    <div className="wrap security-page">
      <div>
        <AccountTrail current="Password and Security" />
        <h1>Password and Security</h1>
      </div>
      {outcome !== null && (
        <Notification kind={securityOutcomes[outcome].kind} title={securityOutcomes[outcome].title}>
          {securityOutcomes[outcome].text}
        </Notification>
      )}
      <section aria-labelledby="security-password">
        <h2 id="security-password">Password</h2>
        <form method="post" action={urls.changePassword()} className="credential-form">
          {/* Password managers learn by it whose password changes. */}
          <input type="hidden" name="username" autoComplete="username" value={view.email} readOnly />
          <CurrentPasswordField id="password-current" />
          <NewPasswordField problem={null} />
          <Button type="submit" kind="primary">
            Change Password
          </Button>
        </form>
      </section>
      <section aria-labelledby="security-email">
        <h2 id="security-email">Email</h2>
        <p>Now {view.email}. A link goes to the new address, and a notice to this one.</p>
        <form method="post" action={urls.changeEmail()} className="credential-form">
          <TextField
            name="newEmail"
            size="large"
            label="New email"
            type="email"
            autoComplete="email"
            maxLength={320}
            required
          />
          <CurrentPasswordField id="email-current" />
          <Button type="submit">Change Email</Button>
        </form>
      </section>
      <AuthenticatorSection hasApp={view.hasApp} recoveryCodes={view.recoveryCodes} />
      <PasskeySection passkeys={view.passkeys} />
      <section aria-labelledby="security-sign-ins">
        <h2 id="security-sign-ins">Where You Are Signed In</h2>
        <SignInList signIns={view.signIns} />
        <form method="post" action={urls.signOutEverywhere()}>
          <Button type="submit">Sign Out Everywhere</Button>
        </form>
      </section>
    </div>
  );
}
