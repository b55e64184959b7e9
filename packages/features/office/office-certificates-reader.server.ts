import { extensionOf } from "@capstan/features/files/server";
import { stateName } from "@capstan/features/geocoding/server";
import { dayAndTime } from "@capstan/platform/format-time";
import {
  type ReviewedSubmission,
  submissionForStaff,
  validity,
  waitingSubmissions,
} from "@capstan/features/orders/server";
import type { Database } from "@capstan/platform/db";
import type { OfficeCertificateView, OfficeCertificatesReader, WaitingCertificate } from "./office-certificates.ts";
import { staffOf } from "./staff-of.server.ts";

const maxCertificates = 100;
const idPattern = /^\d{1,18}$/;

export function officeCertificatesReader({ db }: { readonly db: Database }): OfficeCertificatesReader {
  return {
    queue: async (visitor) => {
      const name = await staffOf(db, visitor);
      if (name === undefined) return undefined;
      const found = await waitingSubmissions(db, maxCertificates + 1);
      return {
        staffName: name,
        hasMore: found.length > maxCertificates,
        certificates: found.slice(0, maxCertificates).map(waitingOf),
      };
    },
    certificate: async (visitor, submission) => {
      const name = await staffOf(db, visitor);
      if (name === undefined || !idPattern.test(submission)) return undefined;
      const sent = await submissionForStaff(db, submission);
      return sent && certificateView(name, sent);
    },
  };
}

function waitingOf(sent: ReviewedSubmission): WaitingCertificate {
  const { id, company, accountNumber, state, number, reason, submitter, submittedAt, scan } = sent;
  return {
    submission: id,
    company,
    accountNumber,
    state: stateName(state),
    number,
    reason,
    submitter,
    since: dayAndTime(submittedAt.toISOString()),
    isScanned: scan === "clean",
  };
}

function certificateView(staffName: string, sent: ReviewedSubmission): OfficeCertificateView {
  const { id, status, state, company, accountNumber, startsOn, endsOn, note, scan, type, bytes } = sent;
  const facts = [
    { name: "State", value: stateName(state) },
    { name: "Certificate", value: sent.number },
    { name: "Reason", value: sent.reason },
    { name: "Valid", value: validity(startsOn, endsOn) },
    { name: "Sent by", value: `${sent.submitter}, ${sent.email}` },
    { name: "Sent", value: dayAndTime(sent.submittedAt.toISOString()) },
    ...(note === "" ? [] : [{ name: "Declined", value: note }]),
  ];
  return {
    staffName,
    submission: id,
    state: stateName(state),
    company,
    accountNumber,
    status,
    facts,
    isScanned: scan === "clean",
    file: `${extensionOf(type).toUpperCase()}, ${Math.ceil(bytes / 1024).toLocaleString("en-US")} kB`,
    startsOn,
    endsOn: endsOn === "infinity" ? "" : endsOn,
  };
}
