import { type Money, moneyOf } from "@capstan/platform/money";
import type { Role } from "./account.ts";

export const usersPerPage = 50;
export const invitationDays = 7;
/** Holds the token between the mailed link and the page, so that no page has it in its address. */
export const invitationCookie = "invitation";
export const maxInvitations = 200;

export interface AccountUser {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly role: Role;
  /** As it is written in the form; empty where there is none. */
  readonly orderLimit: string;
  readonly isEnabled: boolean;
  readonly isYou: boolean;
}

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly invitedBy: string;
  readonly expiresOn: string;
  readonly isOver: boolean;
}

/** Somebody who registered and wants to join the account. */
export interface JoinRequest {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly requestedOn: string;
}

export interface AccountUsersView {
  readonly account: { readonly number: string; readonly companyName: string };
  readonly canChange: boolean;
  /** Its users need a second factor. */
  readonly requiresSecondStep: boolean;
  readonly search: string;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly users: readonly AccountUser[];
  readonly invitations: readonly Invitation[];
  readonly joinRequests: readonly JoinRequest[];
}

/** What who follows an invitation's link sees. */
export interface InvitationView {
  readonly companyName: string;
  readonly accountNumber: string;
  readonly role: Role;
  readonly invitedBy: string;
  readonly email: string;
  /** What is left to do: by somebody new, by who is not signed in, by the invited, or by who is somebody else. */
  readonly step: "register" | "sign-in" | "join" | "other-user";
}

/** What a form did, as the page's address says it. */
export const userOutcomes = [
  "second-step",
  "saved",
  "removed",
  "invited",
  "resent",
  "withdrawn",
  "request-approved",
  "request-declined",
] as const;
export type UserOutcome = (typeof userOutcomes)[number];

export function userOutcomeIn({ searchParams }: URL): UserOutcome | undefined {
  const outcome = searchParams.get("outcome");
  return userOutcomes.find((known) => known === outcome);
}

export const newcomerProblems = ["short", "common", "name"] as const;
export type NewcomerProblem = (typeof newcomerProblems)[number];

export function newcomerProblemIn({ searchParams }: URL): NewcomerProblem | undefined {
  const outcome = searchParams.get("outcome");
  return newcomerProblems.find((known) => known === outcome);
}

/** From what somebody types: "$2,500" and "2500.00" are one. Null for no limit, undefined for what is no amount. */
export function limitIn(typed: string): Money | null | undefined {
  const text = typed
    .trim()
    .replace(/^\$\s*/, "")
    .replaceAll(",", "");
  if (text === "") return null;
  const amount = moneyOf(text);
  return amount === undefined || amount < 0n ? undefined : amount;
}

/** As the field shows it: "2500", "99.5". */
export function limitText(amount: string | null): string {
  return amount === null ? "" : amount.replace(/\.?0+$/, "");
}
