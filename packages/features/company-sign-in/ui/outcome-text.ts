import { brand } from "@capstan/features/brand";
import type { SignInOutcome } from "../company-sign-in.ts";

interface OutcomeText {
  readonly kind: "error" | "caution" | "info";
  /** What happened. */
  readonly title: string;
  /** What to do. */
  readonly text: string;
}

export const outcomeText: Readonly<Record<SignInOutcome, OutcomeText>> = {
  missing: { kind: "error", title: "Your email address is missing.", text: "Enter the address that you use at work." },
  unknown: {
    kind: "error",
    title: "No company sign-on is set up for this address.",
    text: "Check the address, or sign in with a password.",
  },
  required: {
    kind: "info",
    title: "Your company asks you to sign in here.",
    text: "Your password for this store is not used any more. Enter your work email to go on.",
  },
  expired: {
    kind: "caution",
    title: "This sign-in is over.",
    text: "It took too long, was finished before, or began in another browser. Start again.",
  },
  cancelled: {
    kind: "info",
    title: "Your company's sign-in was not completed.",
    text: "Start again, or ask your company's administrator whether you may use this store.",
  },
  "provider-down": {
    kind: "caution",
    title: "Your company's sign-in does not answer.",
    text: `Try again in a few minutes. Administrators who kept a password can sign in with it. In a hurry, call ${brand.phone}.`,
  },
  "bad-settings": {
    kind: "error",
    title: "Your company's sign-in is not set up correctly.",
    text: "Ask your company's administrator to test the connection.",
  },
  "bad-answer": {
    kind: "error",
    title: "The answer of your company's sign-in was not accepted.",
    text: "Start again. If it happens again, ask your company's administrator to test the connection.",
  },
  "unverified-email": {
    kind: "error",
    title: "Your company has not verified your email address.",
    text: "Ask your company's administrator to mark it as verified.",
  },
  "foreign-domain": {
    kind: "error",
    title: "Your email address is not one of your company's.",
    text: "Sign in with an address in a domain of your company.",
  },
  "not-member": {
    kind: "error",
    title: "You are not a user of your company's account.",
    text: "Ask your company's administrator to add you.",
  },
  disabled: {
    kind: "error",
    title: "Your user is disabled.",
    text: `Ask your company's administrator, or call ${brand.phone}.`,
  },
  "other-identity": {
    kind: "error",
    title: "This address belongs to another person at your company.",
    text: `Your company's administrator can call ${brand.phone} to have it changed.`,
  },
};
