import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";
import type { CertificateStatus } from "./certificate-rows.ts";

/** How the last form went. */
export const certificateOutcomes = [
  "sent",
  "withdrawn",
  "waiting",
  "dates",
  "file-needed",
  "file-refused",
  "file-infected",
] as const;

export type CertificateOutcome = (typeof certificateOutcomes)[number];

export interface CertificateView {
  readonly key: string;
  readonly state: string;
  readonly stateName: string;
  readonly reason: string;
  readonly number: string;
  readonly from: string;
  readonly to: string;
  readonly status: CertificateStatus;
  readonly note: string;
  /** Null where the store has no document of it. */
  readonly submission: string | null;
}

export interface CertificatesView {
  readonly account: { readonly number: string; readonly companyName: string };
  readonly certificates: readonly CertificateView[];
  readonly states: readonly { readonly code: string; readonly name: string }[];
  readonly today: string;
  readonly idempotencyKey: string;
}

/** What the page of an account's exemption certificates reads. */
export interface CertificatePages {
  /** Null for who may not order in the account, or has none. */
  list(visitor: Visitor): Promise<CertificatesView | null>;
}

export const certificatePagesContext = createContext<CertificatePages>();
