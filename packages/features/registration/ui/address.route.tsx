import { RadioGroup } from "@capstan/ui/radio-group";
import { Select } from "@capstan/ui/select";
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { AnswerField } from "./answer-field.tsx";
import { loadStep, stepHeaders, stepMeta } from "./load-step.ts";
import type { StepView } from "../registration-pages.ts";
import type { BuyerKind } from "../registration.ts";
import { RegistrationClosed } from "./registration-closed.tsx";
import { RegistrationLayout } from "./registration-layout.tsx";
import { StepForm, errorOf } from "./step-form.tsx";

export { RegistrationFailed as ErrorBoundary } from "./registration-failed.tsx";

export async function loader(args: LoaderFunctionArgs) {
  return loadStep(args, "address");
}

export const headers = stepHeaders;

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  return stepMeta("address", loaderData);
}

const words: Readonly<Record<BuyerKind, { readonly heading: string; readonly lead: string }>> = {
  company: { heading: "Add your company", lead: "The address of the company. Ship-to addresses can be added later." },
  federal: {
    heading: "Your office's address",
    lead: "Where your agency's office is. Ship-to addresses can be added later.",
  },
  individual: { heading: "Your address", lead: "For your account. Other ship-to addresses can be added later." },
};

export default function AddressRoute() {
  const view = useLoaderData<typeof loader>();
  if (view === null) return <RegistrationClosed />;
  const kind = (view.answers.buyerKind ?? "company") as BuyerKind;
  const { heading, lead } = words[kind];
  return (
    <RegistrationLayout view={view}>
      <StepForm view={view}>
        <div>
          <h2>{heading}</h2>
          <p className="registration-lead">{lead}</p>
        </div>
        <div className="registration-grid">
          {kind === "company" && (
            <AnswerField
              view={view}
              name="companyName"
              size="large"
              label="Company name"
              autoComplete="organization"
              required
            />
          )}
          <Place view={view} />
        </div>
        {kind !== "individual" && <TaxExempt view={view} kind={kind} />}
      </StepForm>
    </RegistrationLayout>
  );
}

function Place({ view }: { readonly view: StepView }) {
  const { answers, errors, regions } = view;
  return (
    <>
      <AnswerField
        view={view}
        name="address1"
        size="large"
        label="Street address"
        autoComplete="address-line1"
        required
      />
      <AnswerField view={view} name="address2" size="large" label="Suite, unit or floor" autoComplete="address-line2" />
      <AnswerField
        view={view}
        name="city"
        size="large"
        label="City"
        autoComplete="address-level2"
        className="registration-half"
        required
      />
      <Select
        name="state"
        label="State"
        size="large"
        autoComplete="address-level1"
        defaultValue={answers.state ?? ""}
        error={errorOf(errors, "state")}
        className="registration-quarter"
      >
        <option value="">Choose</option>
        {regions.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <AnswerField
        view={view}
        name="postalCode"
        size="large"
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        className="registration-quarter"
        required
      />
    </>
  );
}

function TaxExempt({ view: { answers, errors }, kind }: { readonly view: StepView; readonly kind: BuyerKind }) {
  return (
    <RadioGroup
      legend={`Does the ${kind === "federal" ? "agency" : "company"} buy tax free?`}
      name="taxExempt"
      options={[
        { value: "no", label: "No" },
        {
          value: "yes",
          label: "Yes",
          hint: "We check the exemption before the account opens. Have the certificate ready.",
        },
      ]}
      {...(answers.taxExempt === undefined ? {} : { defaultValue: answers.taxExempt })}
      error={errorOf(errors, "taxExempt")}
      required
    />
  );
}
