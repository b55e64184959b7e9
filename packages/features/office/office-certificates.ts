import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";
import type { OfficeFact } from "./office.ts";

export interface WaitingCertificate {
  readonly submission: string;
  readonly company: string;
  readonly accountNumber: string;
  readonly state: string;
  readonly number: string;
  readonly reason: string;
  readonly submitter: string;
  readonly since: string;
  readonly isScanned: boolean;
}

export interface CertificateQueueView {
  readonly staffName: string;
  /** The one that waits longest first. */
  readonly certificates: readonly WaitingCertificate[];
  readonly hasMore: boolean;
}

export interface OfficeCertificateView {
  readonly staffName: string;
  readonly submission: string;
  readonly state: string;
  readonly company: string;
  readonly accountNumber: string;
  readonly status: "under-review" | "approved" | "declined" | "withdrawn";
  readonly facts: readonly OfficeFact[];
  readonly isScanned: boolean;
  /** The document in a few words: "PDF, 48 kB". */
  readonly file: string;
  /** As the customer has typed them, for staff to confirm; an end that is none is empty. */
  readonly startsOn: string;
  readonly endsOn: string;
}

export interface OfficeCertificatesReader {
  /** Undefined for whoever is not staff. */
  queue(visitor: Visitor): Promise<CertificateQueueView | undefined>;
  certificate(visitor: Visitor, submission: string): Promise<OfficeCertificateView | undefined>;
}

export const officeCertificatesContext = createContext<OfficeCertificatesReader>();
