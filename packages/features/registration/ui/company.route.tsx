import "./registration-unscripted.css";
import { useEffect, useRef, useState } from "react";
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from "react-router";
import type { StepView } from "../registration-pages.ts";
import { BuyerKindCards } from "./buyer-kind-cards.tsx";
import { FederalBuyer } from "./federal-buyer.tsx";
import { FindCompany } from "./find-company.tsx";
import { loadStep, stepHeaders, stepMeta } from "./load-step.ts";
import { RegistrationClosed } from "./registration-closed.tsx";
import { RegistrationLayout } from "./registration-layout.tsx";
import { StepForm } from "./step-form.tsx";

export { RegistrationFailed as ErrorBoundary } from "./registration-failed.tsx";

export async function loader(args: LoaderFunctionArgs) {
  return loadStep(args, "company");
}

export const headers = stepHeaders;

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  return stepMeta("company", loaderData);
}

export default function CompanyRoute() {
  const view = useLoaderData<typeof loader>();
  if (view === null) return <RegistrationClosed />;
  return (
    <RegistrationLayout view={view}>
      <StepForm view={view}>
        <BuyerParts view={view} />
      </StepForm>
    </RegistrationLayout>
  );
}

/** Which part follows is the style sheet's to show, by the card that is chosen: it works without script too. */
function BuyerParts({ view }: { readonly view: StepView }) {
  const [kind, setKind] = useState(view.answers.buyerKind ?? "company");
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A card may have been chosen before the script was there.
    const chosen = parts.current?.querySelector<HTMLInputElement>('[name="buyerKind"]:checked');
    if (chosen) setKind(chosen.value);
  }, []);
  return (
    <div ref={parts} className="registration-buyer" data-buyer={kind}>
      <BuyerKindCards view={view} onChange={setKind} />
      <FindCompany view={view} />
      <FederalBuyer view={view} />
      <section className="registration-part" data-kind="individual" aria-labelledby="individual-heading">
        <h2 id="individual-heading">An account of your own</h2>
        <p className="registration-lead">Next we ask for your address, then for a password.</p>
      </section>
    </div>
  );
}
