import { createHash } from "node:crypto";
import { tableFiles } from "@capstan/features/files/server";
import { answerCertificate, submitCertificate, submissionByKey } from "@capstan/features/orders/server";
import type { Clock } from "@capstan/platform/clock";
import { dayOn } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import type { Demo } from "./load-demo.ts";

interface CertificateDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly origin: string;
}

/** The demo's exemption certificates, sent and approved as people would: there is no import of documents. How many are new. */
export async function sendCertificates(
  deps: CertificateDeps,
  { demoCertificates, certificateStaff: staffId }: Pick<Demo, "demoCertificates" | "certificateStaff">,
): Promise<number> {
  const files = { store: tableFiles(deps.db), scanner: undefined };
  let sent = 0;
  for (const { userId, accountNumber, isApproved, document, ...certificate } of demoCertificates(dayOn(deps.clock))) {
    const { state, number, startsOn, endsOn } = certificate;
    const idempotencyKey = createHash("md5").update(`demo ${accountNumber} ${state} ${number}`).digest("hex");
    if (await submissionByKey(deps.db, accountNumber, idempotencyKey)) continue;
    const buyer = { userId, accountNumber, agentId: null };
    const file = await document();
    const submitted = await submitCertificate({ ...deps, files }, { buyer, certificate, file, idempotencyKey });
    if (!submitted.ok) continue;
    sent += 1;
    const id = await submissionByKey(deps.db, accountNumber, idempotencyKey);
    if (isApproved && id !== undefined)
      await answerCertificate(deps, { id, staffId, decision: "approve", startsOn, endsOn, note: "" });
  }
  return sent;
}
