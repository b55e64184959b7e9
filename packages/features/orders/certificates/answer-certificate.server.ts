import { recordAudit } from "@capstan/features/audit/server";
import { queueMail } from "@capstan/features/mail/server";
import type { Clock } from "@capstan/platform/clock";
import { type Day, dayOn, isBefore } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import { certificateMail } from "./certificate-mail.server.ts";
import { lockSubmission, replaceCertificate, writeAnswer } from "./submission.store.server.ts";

export const certificateDecisions = ["approve", "decline"] as const;
export type CertificateDecision = (typeof certificateDecisions)[number];

export interface AnswerDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** The address that visitors type, for links in mails. */
  readonly origin: string;
}

export interface CertificateAnswer {
  readonly id: string;
  /** Of the store's people. Who that is, the caller has looked up. */
  readonly staffId: string;
  readonly decision: CertificateDecision;
  /** As the document has them. */
  readonly startsOn: Day;
  readonly endsOn: Day;
  readonly note: string;
}

/** An approved certificate exempts from the moment of this commit on. Certificate, record and mail are one transaction. */
export async function answerCertificate(
  { db, clock, origin }: AnswerDeps,
  { id, staffId, decision, startsOn, endsOn, note }: CertificateAnswer,
): Promise<Result<{ readonly outcome: "approved" | "declined" }>> {
  const status = decision === "approve" ? "approved" : "declined";
  if (status === "declined" && note === "") return fail({ code: "CERTIFICATE_NOTE_NEEDED" });
  if (status === "approved" && (isBefore(endsOn, startsOn) || isBefore(endsOn, dayOn(clock))))
    return fail({ code: "CERTIFICATE_DATES_REFUSED" });
  return db.transaction().execute(async (tx): Promise<Result<{ readonly outcome: "approved" | "declined" }>> => {
    const sent = await lockSubmission(tx, id);
    if (!sent) return fail({ code: "CERTIFICATE_NOT_FOUND" });
    // A second press finds what the first one did.
    if (sent.status !== "under-review")
      return sent.status === status ? ok({ outcome: status }) : fail({ code: "CERTIFICATE_ANSWERED" });
    const { accountNumber, state, number, email } = sent;
    const days = status === "approved" ? { startsOn, endsOn } : { startsOn: sent.startsOn, endsOn: sent.endsOn };
    const answered = { ...sent, ...days, note: status === "declined" ? note : "" };
    await writeAnswer(tx, id, { ...answered, status, userId: staffId, now: clock.now() });
    if (status === "approved") await replaceCertificate(tx, accountNumber, answered);
    await queueMail(tx, { id, to: email, ...certificateMail({ about: status, certificate: answered, origin }) });
    const details = { state, number, ...days, ...(answered.note === "" ? {} : { note: answered.note }) };
    const action = `tax-certificate-${status}` as const;
    await recordAudit(tx, { accountNumber, userId: staffId, agentId: null, action, details });
    return ok({ outcome: status });
  });
}
