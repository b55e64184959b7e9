import "./company-sign-in.css";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { TextField } from "@capstan/ui/text-field";
import type { SignInOutcome } from "../company-sign-in.ts";
import { outcomeText } from "./outcome-text.ts";

interface CompanySignInPageProps {
  readonly isOn: boolean;
  readonly from: string | null;
  readonly outcome: SignInOutcome | null;
}

export function CompanySignInPage({ isOn, from, outcome }: CompanySignInPageProps) {
  const passwordPage = urls.signIn(from === null ? {} : { from });
  return (
    <div className="wrap company-sign-in">
      <h1>Company Single Sign-On</h1>
      {isOn ? (
        <>
          <p className="company-sign-in-lead">Sign in with the user name and password that you use at work.</p>
          {outcome !== null && <Outcome outcome={outcome} />}
          <EmailForm from={from} />
        </>
      ) : (
        <Notification kind="info" title="This store has no company sign-on.">
          Sign in with your user name and password instead.
        </Notification>
      )}
      <p className="company-sign-in-back">
        <a href={passwordPage}>Sign in with a password instead</a>
      </p>
    </div>
  );
}

function Outcome({ outcome }: { readonly outcome: SignInOutcome }) {
  const { kind, title, text } = outcomeText[outcome];
  return (
    <Notification kind={kind} title={title}>
      {text}
    </Notification>
  );
}

function EmailForm({ from }: { readonly from: string | null }) {
  return (
    <form method="post" action={urls.companySignIn()} className="company-sign-in-form">
      {from !== null && <input type="hidden" name="frwdUrlPath" value={from} />}
      <TextField
        name="email"
        type="email"
        size="large"
        label="Work email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        required
      />
      <Button type="submit" kind="primary" size="large" block>
        Continue
      </Button>
    </form>
  );
}
