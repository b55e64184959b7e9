import { type Day, type DayRange, isBefore } from "@capstan/platform/day";
import type { TaxCertificate } from "../tax-engine.ts";
import type { SubmissionStatus } from "./submission-states.ts";

/** A certificate as a customer sent it. */
export interface Submission extends TaxCertificate {
  readonly id: string;
  readonly status: SubmissionStatus;
  /** Why it was declined. */
  readonly note: string;
}

export type CertificateStatus = "under-review" | "approved" | "starts-later" | "expires-soon" | "expired" | "declined";

export interface CertificateRow extends TaxCertificate {
  readonly status: CertificateStatus;
  readonly note: string;
  /** Whose document it is; null for one that the store has without any. */
  readonly submission: string | null;
}

/** So many days before its end a certificate is due for a new one. */
const renewalDays = 60;

/**
 * What an account's page shows: what is in effect or was, what waits, and what was declined last, by state. The newest
 * submission comes first in `submissions`.
 */
export function certificateRows(
  certificates: readonly TaxCertificate[],
  submissions: readonly Submission[],
  today: Day,
): readonly CertificateRow[] {
  const inEffect = certificates.map((certificate) => ({
    ...certificate,
    status: statusOn(certificate, today),
    note: "",
    submission: submissions.find((sent) => sent.status === "approved" && isSame(sent, certificate))?.id ?? null,
  }));
  const open = submissions
    .filter((sent) => isOpen(sent, submissions))
    .map(({ id, ...sent }) => ({
      ...sent,
      status: sent.status === "declined" ? ("declined" as const) : ("under-review" as const),
      submission: id,
    }));
  return [...open, ...inEffect].toSorted(
    (one, other) =>
      one.state.localeCompare(other.state) ||
      order.indexOf(one.status) - order.indexOf(other.status) ||
      one.number.localeCompare(other.number),
  );
}

const order: readonly CertificateStatus[] = [
  "approved",
  "expires-soon",
  "starts-later",
  "under-review",
  "declined",
  "expired",
];

function statusOn({ startsOn, endsOn }: DayRange, today: Day): CertificateStatus {
  if (isBefore(endsOn, today)) return "expired";
  if (isBefore(today, startsOn)) return "starts-later";
  return isBefore(addDays(today, renewalDays), endsOn) ? "approved" : "expires-soon";
}

/** What is declined is shown until something else was sent for that state. */
function isOpen(sent: Submission, submissions: readonly Submission[]): boolean {
  if (sent.status === "under-review") return true;
  return sent.status === "declined" && submissions.find(({ state }) => state === sent.state) === sent;
}

function isSame(one: TaxCertificate, other: TaxCertificate): boolean {
  return one.state === other.state && one.number === other.number;
}

export function addDays(day: Day, days: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10) as Day;
}
