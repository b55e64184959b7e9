import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from "react-router";
import type { StepView } from "../registration-pages.ts";
import { notListed } from "../registration.ts";
import { loadStep, stepHeaders, stepMeta } from "./load-step.ts";
import { NewPassword } from "./new-password.tsx";
import { ProofField } from "./proof-field.tsx";
import { RegistrationClosed } from "./registration-closed.tsx";
import { RegistrationLayout } from "./registration-layout.tsx";
import { StepForm } from "./step-form.tsx";

export { RegistrationFailed as ErrorBoundary } from "./registration-failed.tsx";

export async function loader(args: LoaderFunctionArgs) {
  return loadStep(args, "password");
}

export const headers = stepHeaders;

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  return stepMeta("password", loaderData);
}

export default function PasswordRoute() {
  const view = useLoaderData<typeof loader>();
  if (view === null) return <RegistrationClosed />;
  const { answers } = view;
  return (
    <RegistrationLayout view={view}>
      <StepForm view={view} submitLabel="Register">
        <div>
          <h2>Choose a password</h2>
          <p className="registration-lead">
            You sign in as <b>{answers.email?.trim()}</b>.
          </p>
        </div>
        {/* For password managers: whose password it is. */}
        <input type="email" autoComplete="username" value={answers.email ?? ""} readOnly hidden />
        <NewPassword view={view} />
        <ProofField />
        <section className="registration-next" aria-labelledby="next-heading">
          <h3 id="next-heading">What happens next</h3>
          <ol>
            <li>We mail a link to {answers.email?.trim()}. Open it to confirm the address.</li>
            <li>{nextOf(view)}</li>
          </ol>
        </section>
      </StepForm>
    </RegistrationLayout>
  );
}

function nextOf({ answers, matches }: StepView): string {
  if (answers.buyerKind === "federal") return "We check the account, usually within a business day, and mail you.";
  if (answers.buyerKind === "individual") return "You are signed in and can order.";
  const chosen = matches.find(({ key }) => key === answers.companyKey);
  if (chosen && answers.companyKey !== notListed) {
    return `An administrator of ${chosen.name} is asked to let you in. We mail you once they have.`;
  }
  return answers.taxExempt === "yes"
    ? "We check the tax exemption, usually within a business day, and mail you."
    : "You are signed in, the account is open, and you can invite your team.";
}
