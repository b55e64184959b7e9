import { visitorContext } from "@capstan/features/session";
import { urls } from "@capstan/features/urls";
import { brand } from "@capstan/features/brand";
import { Notification } from "@capstan/ui/notification";
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { AnswerField } from "./answer-field.tsx";
import { loadStep, stepHeaders, stepMeta } from "./load-step.ts";
import { RegistrationClosed } from "./registration-closed.tsx";
import { RegistrationLayout } from "./registration-layout.tsx";
import { StepForm } from "./step-form.tsx";

export { RegistrationFailed as ErrorBoundary } from "./registration-failed.tsx";

export async function loader(args: LoaderFunctionArgs) {
  return {
    view: await loadStep(args, "about-you"),
    isDisabled: args.url.searchParams.has("loginDisabled"),
    isSignedIn: args.context.get(visitorContext).level === "fully-authenticated",
  };
}

export const headers = stepHeaders;

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  return [
    ...stepMeta("about-you", loaderData?.view),
    {
      name: "description",
      content: `Register at ${brand.name}: for a company, for the federal government or for yourself.`,
    },
  ];
}

/** The first step, at its own path and at that of registration itself. */
export default function AboutYouRoute() {
  const { view, isDisabled, isSignedIn } = useLoaderData<typeof loader>();
  if (view === null) return <RegistrationClosed isDisabled={isDisabled} />;
  return (
    <RegistrationLayout view={view}>
      {isDisabled && <SignInDisabled />}
      {isSignedIn && (
        <Notification title="You are signed in.">
          Registering makes another user. Go to <a href={urls.account()}>My Account</a> instead, or go on.
        </Notification>
      )}
      <StepForm view={view}>
        <h2>About you</h2>
        <div className="registration-grid">
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
            hint="You sign in with it. We mail a link to confirm it."
            required
          />
          <AnswerField view={view} name="phone" size="large" label="Phone" type="tel" autoComplete="tel" />
        </div>
      </StepForm>
      <p className="registration-note">
        Registered already? <a href={urls.signIn()}>Sign in</a>. How we use what you enter is in the{" "}
        <a href={urls.policy({ name: "privacy-policy" })}>privacy policy</a>.
      </p>
    </RegistrationLayout>
  );
}

/** Spec 2.1: who can't sign in any more is sent here. */
function SignInDisabled() {
  return (
    <Notification kind="caution" title="Your sign-in is disabled.">
      Ask an administrator of your company's account, or call <a href={`tel:${brand.phone}`}>{brand.phone}</a>.
    </Notification>
  );
}
