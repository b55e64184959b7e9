import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";

/** Whose password the mailed link sets; null where it is used up, too old or none. */
export interface ResetView {
  readonly email: string;
}

/** The address that a mailed link confirms; null as above, or where it is another user's. */
export interface EmailView {
  readonly newEmail: string;
}

/** What an app needs, and the same as a picture: rows of dark and light. */
export interface TotpView {
  readonly secret: string;
  readonly qr: readonly (readonly boolean[])[];
}

export interface SecurityView {
  readonly email: string;
  readonly hasApp: boolean;
  readonly recoveryCodes: number;
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly addedAt: number }[];
  readonly signIns: readonly {
    readonly id: string;
    readonly browser: string;
    readonly startedAt: number;
    readonly seenAt: number;
    readonly isThis: boolean;
  }[];
}

export interface CredentialsReader {
  reset(request: Request): Promise<ResetView | null>;
  emailChange(request: Request, visitor: Visitor): Promise<EmailView | null>;
  /** Null where none is being set up. */
  totp(visitor: Visitor): Promise<TotpView | null>;
  /** Null where they were shown before. */
  recoveryCodes(visitor: Visitor): Promise<readonly string[] | null>;
  /** Null where nobody owes the second step. */
  secondStep(request: Request): Promise<{ readonly hasPasskey: boolean } | null>;
  security(request: Request, visitor: Visitor): Promise<SecurityView>;
}

export const credentialsContext = createContext<CredentialsReader>();

/** Enough for its owner to know it by: `d***@tillery.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
