import { brand } from "@capstan/features/brand";
import { CredentialPage, NewPasswordField } from "@capstan/features/credentials";
import { urls } from "@capstan/features/urls";
import { Button, ButtonLink } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { TextField } from "@capstan/ui/text-field";
import type { InvitationView, NewcomerProblem } from "../account-users.ts";
import { roleNames } from "../role-names.ts";

interface InvitationPageProps {
  readonly view: InvitationView | null;
  readonly problem: NewcomerProblem | null;
}

export function InvitationPage({ view, problem }: InvitationPageProps) {
  if (view === null) return <Over />;
  const { companyName, accountNumber, invitedBy, role, email } = view;
  return (
    <CredentialPage title={`Join ${companyName}`}>
      <p>
        {invitedBy} invites {email} to buy at {brand.name} for {companyName}, account {accountNumber}. Role:{" "}
        {roleNames[role]}.
      </p>
      <Step view={view} problem={problem} />
    </CredentialPage>
  );
}

function Step({ view, problem }: { readonly view: InvitationView; readonly problem: NewcomerProblem | null }) {
  if (view.step === "register") return <RegisterForm problem={problem} />;
  if (view.step === "join") {
    return (
      <form action={urls.joinAccount()} method="post" className="credential-form">
        <Button type="submit" kind="primary" size="large" block>
          Join the Account
        </Button>
      </form>
    );
  }
  const from = urls.invitation();
  return (
    <>
      <Notification title={view.step === "sign-in" ? "You are a user already." : "You are signed in as somebody else."}>
        Sign in as {view.email} to join.
      </Notification>
      <ButtonLink href={urls.signIn({ from })} kind="primary" size="large" block>
        Sign In
      </ButtonLink>
    </>
  );
}

function RegisterForm({ problem }: { readonly problem: NewcomerProblem | null }) {
  return (
    <form action={urls.invitation()} method="post" className="credential-form">
      <TextField
        name="fullName"
        size="large"
        label="Your name"
        autoComplete="name"
        maxLength={120}
        invalid={problem === "name"}
        error={problem === "name" ? "Enter your name." : undefined}
        required
      />
      <NewPasswordField problem={problem === "name" ? null : problem} />
      <Button type="submit" kind="primary" size="large" block>
        Join the Account
      </Button>
    </form>
  );
}

function Over() {
  return (
    <CredentialPage title="Invitation Expired">
      <Notification kind="error" title="This invitation no longer works.">
        It was accepted, withdrawn or is older than a week. Ask an administrator of the account for another one.
      </Notification>
      <div>
        <ButtonLink href={urls.home()}>Home Page</ButtonLink>
      </div>
    </CredentialPage>
  );
}
