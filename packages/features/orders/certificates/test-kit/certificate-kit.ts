/** Certificates that are sent and answered, for the db tests of this slice. */
import { randomBytes } from "node:crypto";
import { type Files, tableFiles } from "@capstan/features/files/server";
import { type Clock, systemClock } from "@capstan/platform/clock";
import type { Day } from "@capstan/platform/day";
import type { Database, DatabaseHandle } from "@capstan/platform/db";
import type { OrderBuyer } from "../../quote-order.server.ts";
import { type CertificateDecision, answerCertificate } from "../answer-certificate.server.ts";
import { addDays } from "../certificate-rows.ts";
import { type SubmitRequest, submitCertificate } from "../submit-certificate.server.ts";

/** Smaller than any real one, but with the bytes by which a PDF is known. */
export const pdf = Buffer.from("%PDF-1.7\n% a certificate\n%%EOF\n");
export const origin = "https://store.example";
const staffId = "staff";

export function dayIn(days: number, clock: Clock = systemClock): Day {
  return addDays(clock.now().toISOString().slice(0, 10) as Day, days);
}

export function unscanned(db: Database): Files {
  return { store: tableFiles(db), scanner: undefined };
}

type Sent = Partial<SubmitRequest["certificate"]> & Partial<Pick<SubmitRequest, "file" | "idempotencyKey">>;

export function submitter(db: Database, files: Files = unscanned(db), clock: Clock = systemClock) {
  return async (buyer: OrderBuyer, { file = pdf, idempotencyKey = newKey(), ...said }: Sent = {}) => {
    const usual = { state: "WI", number: "ES-1", reason: "Resale", startsOn: dayIn(-10), endsOn: dayIn(400) } as const;
    return submitCertificate({ db, clock, files }, { buyer, certificate: { ...usual, ...said }, file, idempotencyKey });
  };
}

function newKey(): string {
  return randomBytes(16).toString("hex");
}

/** The account's newest submission. */
export async function newestOf({ pool }: Pick<DatabaseHandle, "pool">, accountNumber: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "select id::text from tax_certificate_submission where account_number = $1 order by tax_certificate_submission.id desc limit 1",
    [accountNumber],
  );
  return rows[0]?.id ?? "0";
}

interface Said {
  readonly startsOn?: Day;
  readonly endsOn?: Day;
  readonly note?: string;
}

export function answerer(db: Database, clock: Clock = systemClock) {
  return async (id: string, decision: CertificateDecision, said: Said = {}) => {
    const note = decision === "decline" ? "It is not signed." : "";
    const days = { startsOn: dayIn(-10), endsOn: dayIn(400) };
    return answerCertificate({ db, clock, origin }, { id, staffId, decision, note, ...days, ...said });
  };
}
