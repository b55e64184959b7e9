import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { TextField } from "@capstan/ui/text-field";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { forgotOutcomeIn } from "../password-reset.ts";
import { CredentialPage } from "./credential-page.tsx";

export function loader({ url }: LoaderFunctionArgs) {
  return { outcome: forgotOutcomeIn(url) ?? null };
}

export function meta(): MetaDescriptor[] {
  return [{ title: `Forgot Password | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function ForgotPasswordRoute() {
  const { outcome } = useLoaderData<typeof loader>();
  if (outcome === "sent") return <Sent />;
  return (
    <CredentialPage title="Forgot Password">
      <p>Enter your user name or email. We mail you a link to choose a new password.</p>
      <form method="post" action={urls.forgotPassword()} className="credential-form">
        <TextField
          name="userName"
          size="large"
          label="User name or email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          invalid={outcome === "missing"}
          error={outcome === "missing" ? "Enter your user name or email." : undefined}
          required
        />
        <Button type="submit" kind="primary" size="large" block>
          Send Link
        </Button>
      </form>
      <p>
        <a href={urls.signIn()}>Back to sign in</a>
      </p>
    </CredentialPage>
  );
}

function Sent() {
  return (
    <CredentialPage title="Check Your Email">
      <Notification kind="ok" title="If we know that name, a link is on its way.">
        It works once, for 30 minutes. It can take a few minutes to arrive; look among unwanted mail too.
      </Notification>
      <p>
        No mail? <a href={urls.forgotPassword()}>Try another name</a>, or call{" "}
        <a href={`tel:${brand.phone}`}>{brand.phone}</a>.
      </p>
    </CredentialPage>
  );
}
