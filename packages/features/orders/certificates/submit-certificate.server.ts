import { recordAudit } from "@capstan/features/audit/server";
import { type Files, acceptFile } from "@capstan/features/files/server";
import type { Clock } from "@capstan/platform/clock";
import { dayOn, isBefore } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { OrderBuyer } from "../quote-order.server.ts";
import { certificateFile } from "./certificate-file.ts";
import type { TaxCertificate } from "../tax-engine.ts";
import { insertSubmission } from "./submission.store.server.ts";

export interface SubmitDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly files: Files;
}

export interface SubmitRequest {
  readonly buyer: OrderBuyer;
  readonly certificate: TaxCertificate;
  /** Undefined where no file was chosen. */
  readonly file: Uint8Array | undefined;
  readonly idempotencyKey: string;
}

/** Takes a certificate for review, once for each key. It exempts from nothing until staff has approved it. */
export async function submitCertificate(
  { db, clock, files }: SubmitDeps,
  { buyer, certificate, file, idempotencyKey }: SubmitRequest,
): Promise<Result<{ readonly state: string }>> {
  const now = clock.now();
  const { startsOn, endsOn, state, number } = certificate;
  if (isBefore(endsOn, startsOn) || isBefore(endsOn, dayOn(clock))) return fail({ code: "CERTIFICATE_DATES_REFUSED" });
  if (!file) return fail({ code: "CERTIFICATE_FILE_NEEDED" });
  const accepted = await acceptFile(files, file, certificateFile);
  if (!accepted.ok) return accepted;
  return db.transaction().execute(async (tx) => {
    const written = await insertSubmission(tx, {
      ...certificate,
      ...buyer,
      requestKey: idempotencyKey,
      file: accepted.value,
      now,
    });
    if (written === "waiting") return fail({ code: "CERTIFICATE_WAITING", state });
    if (written === "written")
      await recordAudit(tx, { ...buyer, action: "tax-certificate-submitted", details: { state, number } });
    return ok({ state });
  });
}
