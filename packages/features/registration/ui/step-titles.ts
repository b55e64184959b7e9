import type { Step } from "../steps.ts";

/** What the list of steps shows: the address belongs to the company. */
export const shownSteps = ["about-you", "company", "password"] as const;
export type ShownStep = (typeof shownSteps)[number];

export const stepTitles: Readonly<Record<Step, string>> = {
  "about-you": "About you",
  company: "Company",
  address: "Address",
  password: "Password",
};

export function shownStepOf(step: Step): ShownStep {
  return step === "address" ? "company" : step;
}
