import type { Clock } from "@capstan/platform/clock";
import type { Log } from "@capstan/platform/log";
import { looksLikeAddress } from "./address.ts";
import type { EmailConsent, MarketingService } from "./email-consent.ts";
import type { SignUpOutcome } from "./outcome.ts";

export interface SignUpDeps {
  readonly marketing: MarketingService;
  readonly clock: Clock;
  readonly log: Log;
}

/** Undefined: nothing was typed, and nothing happens. */
export async function signUp(
  { marketing, clock, log }: SignUpDeps,
  { address, source }: Pick<EmailConsent, "address" | "source">,
): Promise<SignUpOutcome | undefined> {
  if (address === "") return undefined;
  if (!looksLikeAddress(address)) return "invalid";
  try {
    return (await marketing.signUp({ address, source, consentedAt: clock.now() })) ? "done" : "later";
  } catch (error) {
    // Whatever is away, the visitor can only try again later.
    log.error({ err: error }, "an e-mail sign-up was not taken");
    return "later";
  }
}
