import type { Database, Tx } from "@capstan/platform/db";
import { providerForDomain } from "./company-settings.store.server.ts";
import { domainOfEmail } from "./mail-domain.ts";

/** Whether the company that has proven the address's domain wants its own sign-in used, and so no password. */
export async function requiresCompanySignIn(db: Database | Tx, email: string): Promise<boolean> {
  const domain = domainOfEmail(email);
  return domain !== undefined && (await providerForDomain(db, domain))?.isRequired === true;
}
