import { brand } from "@capstan/features/brand";
import { CredentialPage } from "@capstan/features/credentials";
import { registrationUrls } from "@capstan/features/registration-urls";
import { urls } from "@capstan/features/urls";
import { Button, ButtonLink } from "@capstan/ui/button";
import { ErrorSummary } from "@capstan/ui/error-summary";
import { Notification } from "@capstan/ui/notification";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { AnswerField } from "./answer-field.tsx";
import { FooterToggle } from "./footer-toggle.tsx";
import { loadStep, stepHeaders } from "./load-step.ts";
import { ProofField } from "./proof-field.tsx";
import { RegistrationClosed } from "./registration-closed.tsx";

export { RegistrationFailed as ErrorBoundary } from "./registration-failed.tsx";

/** It asks what the first step asks, and what was typed in one is there in the other. */
export async function loader(args: LoaderFunctionArgs) {
  return { view: await loadStep(args, "about-you"), isDone: args.url.searchParams.get("outcome") === "done" };
}

export const headers = stepHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Continue as Guest | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function GuestRoute() {
  const { view, isDone } = useLoaderData<typeof loader>();
  if (view === null) return <RegistrationClosed />;
  if (isDone) return <Done hasFooter={view.hasFooter} />;
  const { errors } = view;
  return (
    <CredentialPage title="Continue as Guest">
      <FooterToggle hasFooter={view.hasFooter} />
      <p>Order once without an account, at web prices. Register later with the same email to keep the order.</p>
      <form method="post" action={registrationUrls.guest()} noValidate className="credential-form">
        <ErrorSummary
          title={errors.length === 1 ? "Fix 1 thing to continue" : `Fix ${errors.length} things to continue`}
          problems={errors.map(({ field, message }) => ({ field, text: message }))}
        />
        <AnswerField view={view} name="fullName" size="large" label="Full name" autoComplete="name" required />
        <AnswerField
          view={view}
          name="email"
          size="large"
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint="For the confirmation of the order."
          required
        />
        <AnswerField view={view} name="phone" size="large" label="Phone" type="tel" autoComplete="tel" />
        <ProofField />
        <Button type="submit" kind="primary" size="large" block>
          Continue as Guest
        </Button>
      </form>
      <p>
        Rather have an account? <a href={registrationUrls.app()}>Register</a>. Have one?{" "}
        <a href={urls.signIn()}>Sign in</a>.
      </p>
    </CredentialPage>
  );
}

function Done({ hasFooter }: { readonly hasFooter: boolean }) {
  return (
    <CredentialPage title="Continue as Guest">
      <FooterToggle hasFooter={hasFooter} />
      <Notification kind="ok" title="You can order without an account.">
        This browser remembers your name and email for 30 days.
      </Notification>
      <div className="registration-done">
        <ButtonLink href={urls.cart()} kind="primary" size="large">
          View Cart
        </ButtonLink>
        <ButtonLink href={urls.home()} size="large">
          Keep Shopping
        </ButtonLink>
      </div>
      <p>
        <a href={registrationUrls.guest()}>Change your name or email</a>
      </p>
    </CredentialPage>
  );
}
