import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";
import type { ReviewReason } from "./registration-states.ts";
import type { Answers, BuyerKind } from "./registration.ts";

/** What became of a user's own registration. */
export interface RegistrationStatus {
  readonly state: "open" | "awaiting-administrator" | "awaiting-review" | "declined";
  readonly companyName: string;
  /** Null until there is one, and for who may not know it yet. */
  readonly accountNumber: string | null;
  /** They buy for themselves alone. */
  readonly isIndividual: boolean;
}

export async function registrationStatus(db: Database, userId: string): Promise<RegistrationStatus | undefined> {
  const { rows } = await sql<RegistrationStatus>`
    select status as state, company_name as "companyName",
      case when status = 'open' then account_number end as "accountNumber",
      buyer_kind = 'individual' as "isIndividual"
    from registration where user_id = ${userId} order by id desc limit 1
  `.execute(db);
  return rows[0];
}

/** Somebody who wants to join an account. */
export interface JoinRequest {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly requestedAt: Date;
}

const maxShown = 200;

/** Who waits for an administrator of the account, the longest first. */
export async function joinRequests(db: Database, accountNumber: string): Promise<readonly JoinRequest[]> {
  const { rows } = await sql<JoinRequest>`
    select id::text as id, full_name as "fullName", email, verified_at as "requestedAt"
    from registration
    where account_number = ${accountNumber} and status = 'awaiting-administrator'
    order by verified_at, registration.id limit ${maxShown}
  `.execute(db);
  return rows;
}

/** A registration that staff has to look at. */
export interface Review extends JoinRequest {
  readonly buyerKind: BuyerKind;
  readonly reason: ReviewReason;
  readonly companyName: string;
  /** The account to join; null where one is to be opened. */
  readonly accountNumber: string | null;
  readonly phone: string;
  readonly address: readonly string[];
  readonly departmentCode: string | null;
  readonly agencyCode: string | null;
  readonly isTaxExempt: boolean;
}

interface ReviewRow extends JoinRequest {
  readonly buyerKind: BuyerKind;
  readonly reason: ReviewReason;
  readonly companyName: string;
  readonly accountNumber: string | null;
  readonly answers: Answers;
}

/** What waits for staff, the longest first. */
export async function reviewQueue(db: Database): Promise<readonly Review[]> {
  const { rows } = await sql<ReviewRow>`
    select id::text as id, full_name as "fullName", email, verified_at as "requestedAt", buyer_kind as "buyerKind",
      review_reason as reason, company_name as "companyName", account_number as "accountNumber", answers
    from registration where status = 'awaiting-review'
    order by verified_at, registration.id limit ${maxShown}
  `.execute(db);
  return rows.map(({ answers, ...row }) => ({
    ...row,
    phone: answers.phone ?? "",
    address: addressLines(answers),
    departmentCode: answers.departmentCode ?? null,
    agencyCode: answers.agencyCode ?? null,
    isTaxExempt: answers.taxExempt === "yes",
  }));
}

function addressLines({ address1 = "", address2 = "", city = "", state = "", postalCode = "" }: Answers) {
  const place = [city, [state, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [address1, address2, place].filter((line) => line !== "");
}
