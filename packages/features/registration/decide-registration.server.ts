import { joinAccount } from "@capstan/features/account/server";
import { recordAudit } from "@capstan/features/audit/server";
import { queueMail } from "@capstan/features/mail/server";
import type { Tx } from "@capstan/platform/db";
import type { Decision } from "./decisions.ts";
import { deleteTask, isOpenAccount } from "./join-request.store.server.ts";
import { openAccount } from "./open-account.server.ts";
import { approvedMail, declinedMail } from "./registration-mails.server.ts";
import { type RegistrationRow, setDecided } from "./registration.store.server.ts";

interface Decided {
  readonly registration: RegistrationRow;
  readonly decision: Decision;
  readonly decidedBy: string;
  readonly storeUrl: string;
  readonly at: Date;
}

/** False where nobody waits for the answer. Who joins a company buys there, and administers only an account of their own. */
export async function decide(tx: Tx, { registration, decision, decidedBy, storeUrl, at }: Decided): Promise<boolean> {
  const { id, userId, accountNumber, email, fullName, companyName, reviewReason } = registration;
  if (userId === null) return false;
  const isApproved = decision === "approve";
  if (isApproved && accountNumber !== null && !(await isOpenAccount(tx, accountNumber))) return false;
  const joined = isApproved ? await join(tx, registration, userId) : accountNumber;
  const to = isApproved ? "open" : "declined";
  await setDecided(tx, { id, to, accountNumber: joined, decidedBy, at });
  const text = (isApproved ? approvedMail : declinedMail)({ fullName, companyName, storeUrl });
  await queueMail(tx, { kind: isApproved ? "registration-approved" : "registration-declined", id, to: email, ...text });
  await deleteTask(tx, id);
  await recordAudit(tx, {
    // In the account that it is about, where there is one: its administrators read who let whom in.
    accountNumber: joined,
    userId: decidedBy,
    agentId: null,
    action: isApproved ? "registration-approved" : "registration-declined",
    // The chain is kept for good, and an address is not: who it was stands in the registration.
    details: { registration: id, person: userId, reason: reviewReason },
  });
  return true;
}

async function join(tx: Tx, registration: RegistrationRow, userId: string): Promise<string> {
  const { accountNumber } = registration;
  if (accountNumber === null) return openAccount(tx, { registration, userId });
  await joinAccount(tx, userId, { accountNumber, role: "buyer", spendingLimit: null });
  return accountNumber;
}
