/** Holds the token between the link that was mailed to a new address and the page that confirms it. */
export const emailCookie = "email-change";

/** How a change went, as the page's address says it: what happened, then what to do. */
export const securityOutcomes = {
  "password-done": { kind: "ok", title: "Your password is changed.", text: "Every other browser was signed out." },
  "password-wrong": { kind: "error", title: "The current password is not right.", text: "Enter it again." },
  "password-limited": { kind: "caution", title: "Too many tries.", text: "Wait 15 minutes and try again." },
  "password-short": { kind: "error", title: "The new password is too short.", text: "It has at least 15 characters." },
  "password-common": {
    kind: "error",
    title: "The new password is easy to guess, or was found in a data breach.",
    text: "Choose another: several unrelated words do well.",
  },
  "email-sent": {
    kind: "info",
    title: "Check your email.",
    text: "A link is on its way to the new address, unless somebody uses it here already. Open it in this browser within 30 minutes.",
  },
  "email-done": { kind: "ok", title: "Your email is changed.", text: "Sign in with the new one from now on." },
  "email-invalid": { kind: "error", title: "That is no email address.", text: "Enter it like name@company.com." },
  "email-wrong": { kind: "error", title: "The current password is not right.", text: "Enter it again." },
  "email-limited": { kind: "caution", title: "Too many tries.", text: "Wait 15 minutes and try again." },
  "passkey-added": { kind: "ok", title: "The passkey is added.", text: "It is asked for after the password." },
  "passkey-removed": { kind: "ok", title: "The passkey is removed.", text: "" },
  "app-removed": { kind: "ok", title: "The authenticator app is removed.", text: "" },
  "second-step-required": {
    kind: "caution",
    title: "Your company requires a second step.",
    text: "Add an authenticator app or a passkey. Until then the company's account, prices and orders are closed to you.",
  },
  ended: { kind: "ok", title: "That browser is signed out.", text: "" },
} as const;

export type SecurityOutcome = keyof typeof securityOutcomes;

export function securityOutcomeIn({ searchParams }: URL): SecurityOutcome | undefined {
  const outcome = searchParams.get("outcome") ?? "";
  return Object.hasOwn(securityOutcomes, outcome) ? (outcome as SecurityOutcome) : undefined;
}
