import "./registration.css";
import { brand } from "@capstan/features/brand";
import { registrationUrls } from "@capstan/features/registration-urls";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { agenciesOf } from "../federal-agencies.ts";
import type { StepView } from "../registration-pages.ts";
import { FooterToggle } from "./footer-toggle.tsx";
import { type ShownStep, shownStepOf, shownSteps, stepTitles } from "./step-titles.ts";

type LayoutView = Pick<StepView, "step" | "answers" | "matches" | "hasFooter">;

interface RegistrationLayoutProps {
  readonly view: LayoutView;
  readonly children: ReactNode;
}

/** Where one is at the left, the question in the middle, other ways at the right. */
export function RegistrationLayout({ view, children }: RegistrationLayoutProps) {
  const current = shownSteps.indexOf(shownStepOf(view.step));
  const title = stepTitles[shownStepOf(view.step)];
  return (
    <div className="wrap registration">
      <FooterToggle hasFooter={view.hasFooter} />
      <div className="registration-head">
        <h1>Register</h1>
        <p className="registration-progress">
          Step {current + 1} of {shownSteps.length}: {title}
        </p>
        <div className="registration-bar" aria-hidden="true">
          {shownSteps.map((step, index) => (
            <span key={step} data-state={stateOf(index, current)} />
          ))}
        </div>
        <ol className="registration-steps" aria-label="Steps">
          {shownSteps.map((step, index) => (
            <li key={step} data-state={stateOf(index, current)} aria-current={index === current ? "step" : undefined}>
              <span className="registration-dot">
                {index < current ? <Check size={16} aria-hidden="true" /> : index + 1}
              </span>
              <span>
                <b>
                  {stepTitles[step]}
                  {index < current && <span className="visually-hidden">, done</span>}
                </b>
                <span className="registration-step-note">{noteOf(step, view)}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className="registration-main">{children}</div>
      <OtherWays />
    </div>
  );
}

function stateOf(index: number, current: number): "done" | "current" | "next" {
  if (index === current) return "current";
  return index < current ? "done" : "next";
}

function noteOf(step: ShownStep, { answers, matches }: LayoutView): string {
  if (step === "about-you") return filled(answers.fullName) ?? "Name, email, phone";
  if (step === "password") return "15 characters or more";
  if (answers.buyerKind === "individual") return "Individual account";
  if (answers.buyerKind === "federal") {
    const agencies = agenciesOf(answers.departmentCode ?? "");
    return agencies.find(({ code }) => code === answers.agencyCode)?.name ?? "Department and agency";
  }
  const chosen = matches.find(({ key }) => key === answers.companyKey);
  return chosen?.name ?? filled(answers.companyName) ?? "Find or add it";
}

function filled(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" ? undefined : trimmed;
}

function OtherWays() {
  return (
    <aside className="registration-aside" aria-label="Other ways">
      <section>
        <h2>Invited by a coworker?</h2>
        <p>Use the link in your invitation; it skips these steps.</p>
      </section>
      <section>
        <h2>In a hurry?</h2>
        <p>Check out once without an account, at web prices.</p>
        <a href={registrationUrls.guest()}>Continue as guest</a>
      </section>
      <section>
        <h2>Need a hand?</h2>
        <p>
          <a href={`tel:${brand.phone}`}>{brand.phone}</a>, {brand.procurementHours}
        </p>
        <a href={registrationUrls.howAccountsWork()}>How accounts work</a>
      </section>
    </aside>
  );
}
