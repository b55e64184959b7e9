import type { Database } from "@capstan/platform/db";
import { type EmailConsent, consentFlags } from "./email-consent.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    email_consent: {
      address: string;
      source: string;
      flags: readonly string[];
      consented_at: Date;
    };
  }
}

/** The first consent of an address stays as it is. */
export async function addConsent(db: Database, { address, source, consentedAt }: EmailConsent): Promise<void> {
  await db
    .insertInto("email_consent")
    .values({ address: address.toLowerCase(), source, flags: consentFlags, consented_at: consentedAt })
    .onConflict((conflict) => conflict.column("address").doNothing())
    .execute();
}
