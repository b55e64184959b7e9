import { registrationUrls } from "@capstan/features/registration-urls";
import { type Challenge, solveChallenge as solve } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

interface SiteKey {
  readonly kind: "altcha" | "recaptcha";
  readonly siteKey: string | null;
  readonly challenge: Challenge | null;
}

declare global {
  interface Window {
    grecaptcha?: { ready(then: () => void): void; execute(siteKey: string, how: { action: string }): Promise<string> };
  }
}

/** The proof that goes with a registration. Empty where none can be made: a stricter limit holds for it. */
export async function solveChallenge(): Promise<string> {
  try {
    const response = await fetch(registrationUrls.siteKey());
    if (!response.ok) return "";
    const { siteKey, challenge } = (await response.json()) as SiteKey;
    if (challenge !== null) return await proofFor(challenge);
    return siteKey === null ? "" : await recaptchaToken(siteKey);
  } catch {
    return "";
  }
}

async function proofFor(challenge: Challenge): Promise<string> {
  const solution = await solve({ challenge, deriveKey });
  return solution === null ? "" : btoa(JSON.stringify({ challenge, solution }));
}

async function recaptchaToken(siteKey: string): Promise<string> {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
  const { grecaptcha } = window;
  if (!grecaptcha) return "";
  await new Promise<void>((resolve) => {
    grecaptcha.ready(resolve);
  });
  return grecaptcha.execute(siteKey, { action: "register" });
}

async function loadScript(src: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src, async: true });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("reCAPTCHA could not be loaded")));
    document.head.append(script);
  });
}
