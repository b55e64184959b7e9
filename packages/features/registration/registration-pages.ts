import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";
import type { FieldError } from "./field-errors.ts";
import type { Answers, CompanyMatch } from "./registration.ts";
import type { Step } from "./steps.ts";

/** A step's page: the form with what was typed so far. */
export interface StepView {
  readonly step: Step;
  readonly answers: Answers;
  /** None where the page is opened and not come back to. */
  readonly errors: readonly FieldError[];
  readonly matches: readonly CompanyMatch[];
  /** Companies were looked for: the matches are shown, even if there are none. */
  readonly hasSearched: boolean;
  /** Whether the page has the shell's footer: an operator may do without it here. */
  readonly hasFooter: boolean;
  /** States to choose from, where the step asks for one. */
  readonly regions: readonly { readonly code: string; readonly name: string }[];
}

export type StepPage =
  | { readonly kind: "form"; readonly view: StepView }
  /** An earlier step is not answered, or this one is not asked. */
  | { readonly kind: "elsewhere"; readonly to: string }
  /** The operator has turned registration off. */
  | { readonly kind: "closed" };

/** What a mailed link confirms, or why it can't: see `ConfirmProblem`. */
export type ConfirmView =
  | { readonly kind: "ready"; readonly email: string; readonly companyName: string; readonly asksPassword: boolean }
  | { readonly kind: "expired" | "done" | "has-user" | "company-sign-in" };

/** What became of the signed-in user's registration. */
export interface DoneView {
  readonly state: "open" | "awaiting-administrator" | "awaiting-review" | "declined";
  readonly companyName: string;
  readonly accountNumber: string | null;
  /** They buy for themselves: there is no team to invite. */
  readonly isIndividual: boolean;
}

export interface RegistrationReader {
  step(request: Request, step: Step): Promise<StepPage>;
  /** The address that the mail went to; null where nothing was sent. */
  checkMail(request: Request): Promise<string | null>;
  confirmation(request: Request): Promise<ConfirmView>;
  done(visitor: Visitor): Promise<DoneView | null>;
  /** As the operator's flag says, for every page of registration. */
  hasFooter(): Promise<boolean>;
}

export const registrationContext = createContext<RegistrationReader>();

/** How the form of a step went, as the address of the page that follows says it. */
export const stepOutcomes = ["invalid", "searched", "short", "common"] as const;
export type StepOutcome = (typeof stepOutcomes)[number];

export function stepOutcomeIn({ searchParams }: URL): StepOutcome | undefined {
  const outcome = searchParams.get("outcome");
  return stepOutcomes.find((known) => known === outcome);
}
