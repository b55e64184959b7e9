import type { OutboundFetch } from "@capstan/platform/outbound-fetch";
import { z } from "zod";
import type { Captcha } from "./captcha.server.ts";

export interface RecaptchaOptions {
  readonly siteKey: string;
  readonly secret: string;
  readonly fetch: OutboundFetch;
  /** Another address than Google's is for tests. */
  readonly verifyUrl?: string;
}

const answer = z.object({ success: z.boolean(), score: z.number().optional() });
/** What Google takes for a person's is above it; it is their own recommendation. */
const minScore = 0.5;
const googleUrl = "https://www.google.com/recaptcha/api/siteverify";
const maxTokenLength = 10_000;

/** Google's reCAPTCHA, for operators who have it. It refuses a token that was used before. */
export function recaptcha({ siteKey, secret, fetch, verifyUrl }: RecaptchaOptions): Captcha {
  return {
    kind: "recaptcha",
    siteKey,
    challenge: async () => null,
    isProven: async (proof) => {
      if (proof === "" || proof.length > maxTokenLength) return false;
      const verdict = await verdictOf(fetch, verifyUrl ?? googleUrl, new URLSearchParams({ secret, response: proof }));
      return verdict.success && (verdict.score ?? 1) >= minScore;
    },
  };
}

/** A service that can't be reached has taken nobody for a person. */
async function verdictOf(fetch: OutboundFetch, url: string, body: URLSearchParams): Promise<z.infer<typeof answer>> {
  try {
    const response = await fetch(url, { method: "POST", body });
    return answer.parse(await response.json());
  } catch {
    return { success: false };
  }
}
