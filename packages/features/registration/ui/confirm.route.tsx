import { brand } from "@capstan/features/brand";
import { CredentialPage } from "@capstan/features/credentials";
import { registrationUrls } from "@capstan/features/registration-urls";
import { privateHeaders } from "@capstan/features/session";
import { urls } from "@capstan/features/urls";
import { Button, ButtonLink } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { TextField } from "@capstan/ui/text-field";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { type ConfirmView, registrationContext } from "../registration-pages.ts";
import { FooterToggle } from "./footer-toggle.tsx";

export { RegistrationFailed as ErrorBoundary } from "./registration-failed.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const isWrong = new URL(request.url).searchParams.get("outcome") === "wrong";
  const reader = context.get(registrationContext);
  return { ...(await reader.confirmation(request)), isWrong, hasFooter: await reader.hasFooter() };
}

/** It is shown to whoever holds a token: nobody keeps the page, and no other site learns of it. */
export function headers(): HeadersInit {
  return { ...privateHeaders(), "referrer-policy": "same-origin" };
}

export function meta(): MetaDescriptor[] {
  return [{ title: `Confirm Your Email | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function ConfirmRoute() {
  const view = useLoaderData<typeof loader>();
  return (
    <>
      <FooterToggle hasFooter={view.hasFooter} />
      <Confirmation view={view} />
    </>
  );
}

type ConfirmData = ConfirmView & { readonly isWrong: boolean };

function Confirmation({ view }: { readonly view: ConfirmData }) {
  if (view.kind === "expired") return <Over />;
  if (view.kind !== "ready") return <AlreadyRegistered problem={view.kind} />;
  return (
    <CredentialPage title="Confirm Your Email">
      <p>
        You registered as <b>{view.email}</b>. Confirm that the address is yours, and you are signed in.
      </p>
      <form method="post" action={registrationUrls.confirm()} className="credential-form">
        {view.asksPassword && (
          <TextField
            name="password"
            size="large"
            label="Password that you chose"
            hint="Or open the link in the browser in which you registered."
            type="password"
            autoComplete="current-password"
            maxLength={1_000}
            invalid={view.isWrong}
            error={view.isWrong ? "Enter the password that you registered with." : undefined}
            required
          />
        )}
        <Button type="submit" kind="primary" size="large" block>
          Confirm Email
        </Button>
      </form>
    </CredentialPage>
  );
}

const problems = {
  done: { title: "This link was used.", text: "Your address is confirmed. Sign in with it." },
  "has-user": { title: "This address has a sign-in already.", text: "Sign in with it to go on." },
  "company-sign-in": { title: "Your company has a sign-in of its own.", text: "Sign in through your company." },
} as const;

function AlreadyRegistered({ problem }: { readonly problem: keyof typeof problems }) {
  const { title, text } = problems[problem];
  const isCompany = problem === "company-sign-in";
  return (
    <CredentialPage title="Sign In to Go On">
      <Notification title={title}>{text}</Notification>
      <ButtonLink href={isCompany ? urls.companySignIn() : urls.signIn()} kind="primary" size="large" block>
        {isCompany ? "Company Single Sign-On" : "Sign In"}
      </ButtonLink>
      {!isCompany && (
        <p>
          <a href={urls.forgotPassword()}>Forgot password?</a>
        </p>
      )}
    </CredentialPage>
  );
}

function Over() {
  return (
    <CredentialPage title="Link Expired">
      <Notification kind="error" title="This link no longer works.">
        A link works once, for 24 hours, and only in the browser that opened it. If you have confirmed the address,{" "}
        <a href={urls.signIn()}>sign in</a>.
      </Notification>
      <div>
        <ButtonLink href={registrationUrls.app()} kind="primary">
          Register Again
        </ButtonLink>
      </div>
    </CredentialPage>
  );
}
