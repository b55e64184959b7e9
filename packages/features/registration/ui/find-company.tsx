import { registrationUrls } from "@capstan/features/registration-urls";
import { Button } from "@capstan/ui/button";
import { Search } from "lucide-react";
import type { StepView } from "../registration-pages.ts";
import { AnswerField } from "./answer-field.tsx";
import { CompanyMatches } from "./company-matches.tsx";

export function FindCompany({ view }: { readonly view: StepView }) {
  return (
    <section className="registration-part" data-kind="company" aria-labelledby="find-heading">
      <h2 id="find-heading">Find your company</h2>
      <p className="registration-lead">
        If it already buys from us, you get its prices and ship-to addresses once an administrator says yes.
      </p>
      <div className="registration-grid">
        <AnswerField
          view={view}
          name="companyName"
          label="Company name"
          autoComplete="organization"
          className="registration-wide"
          required
        />
        <AnswerField
          view={view}
          name="companyZip"
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          className="registration-third"
          required
        />
        <AnswerField
          view={view}
          name="accountNumber"
          label="Account #"
          inputMode="numeric"
          autoComplete="off"
          placeholder="10 digits, on any invoice"
          className="registration-third"
        />
        <AnswerField
          view={view}
          name="invoiceNumber"
          label="Invoice #"
          autoComplete="off"
          className="registration-third"
        />
        <AnswerField
          view={view}
          name="companyPhone"
          label="Company phone"
          type="tel"
          autoComplete="off"
          className="registration-third"
        />
        <div>
          <Button type="submit" formAction={registrationUrls.findCompany()}>
            <Search size={20} /> Find Company
          </Button>
        </div>
      </div>
      {view.hasSearched && <CompanyMatches view={view} />}
    </section>
  );
}
