import { queueMail } from "@capstan/features/mail/server";
import { bug } from "@capstan/platform/bug";
import type { Tx } from "@capstan/platform/db";
import { companyNameKey } from "./company-name-key.ts";
import { companyNamesAt } from "./company.store.server.ts";
import { administratorsOf, insertTask } from "./join-request.store.server.ts";
import { claimsTaxExemption, openAccount } from "./open-account.server.ts";
import { inReviewMail, joinRequestMail, welcomeMail } from "./registration-mails.server.ts";
import { verifiedOutcome } from "./registration-outcome.ts";
import { type RegistrationRow, setVerified } from "./registration.store.server.ts";

interface Verified {
  readonly registration: RegistrationRow;
  readonly userId: string;
  readonly storeUrl: string;
  readonly at: Date;
}

/** What follows the verified address: an account, a request to its administrators, or a review; and who is written to. */
export async function settleVerified(tx: Tx, verified: Verified): Promise<void> {
  const { registration, userId, at } = verified;
  const { id, buyerKind, accountNumber } = registration;
  const administrators = accountNumber === null ? [] : await administratorsOf(tx, accountNumber);
  const { to, reason } = verifiedOutcome({
    buyerKind,
    joinsAccount: accountNumber !== null,
    hasAdministrator: administrators.length > 0,
    claimsTaxExemption: claimsTaxExemption(registration),
    hasNamesake: await hasNamesake(tx, registration),
  });
  const opened = to === "open" ? await openAccount(tx, { registration, userId }) : accountNumber;
  const isSet = await setVerified(tx, { id, to, userId, accountNumber: opened, reviewReason: reason, at });
  if (!isSet) bug(`registration ${id} was verified before`);
  await tell(tx, verified, { to, accountNumber: opened });
  if (to !== "awaiting-administrator" || accountNumber === null) return;
  await insertTask(tx, { registrationId: id, accountNumber, userId, at });
  const { fullName, email, companyName } = registration;
  for (const [place, administrator] of administrators.entries()) {
    const text = joinRequestMail({ fullName, email, companyName, accountNumber, storeUrl: verified.storeUrl });
    await queueMail(tx, { kind: "registration-request", id: `${id}.${place}`, to: administrator.email, ...text });
  }
}

async function tell(
  tx: Tx,
  { registration, storeUrl }: Verified,
  { to, accountNumber }: { readonly to: string; readonly accountNumber: string | null },
): Promise<void> {
  const { id, email, fullName, companyName } = registration;
  const named = { fullName, companyName, storeUrl };
  if (to === "open" && accountNumber !== null)
    await queueMail(tx, { kind: "registration-welcome", id, to: email, ...welcomeMail({ ...named, accountNumber }) });
  if (to === "awaiting-review")
    await queueMail(tx, { kind: "registration-in-review", id, to: email, ...inReviewMail(named) });
}

async function hasNamesake(
  tx: Tx,
  { buyerKind, accountNumber, companyName, answers: { postalCode = "" } }: RegistrationRow,
): Promise<boolean> {
  if (buyerKind !== "company" || accountNumber !== null) return false;
  const key = companyNameKey(companyName);
  return (await companyNamesAt(tx, postalCode.slice(0, 5))).some((name) => companyNameKey(name) === key);
}
