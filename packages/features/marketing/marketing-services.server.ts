import type { Database } from "@capstan/platform/db";
import { addConsent } from "./consents.store.server.ts";
import { type MarketingService, formFields } from "./email-consent.ts";

/** Keeps consents in the store's own database, for whoever sends the letters. */
export function storedMarketing(db: Database): MarketingService {
  return {
    signUp: async (consent) => {
      await addConsent(db, consent);
      return true;
    },
  };
}

const patienceMs = 3_000;

/** Spec 7.1: posts the form to an e-mail service, as a browser would. Such a service answers with a page or sends on to one. */
export function postedMarketing(url: string): MarketingService {
  return {
    signUp: async (consent) => {
      const answer = await fetch(url, {
        method: "POST",
        body: new URLSearchParams(formFields(consent)),
        redirect: "manual",
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.body?.cancel();
      return answer.status < 400;
    },
  };
}
