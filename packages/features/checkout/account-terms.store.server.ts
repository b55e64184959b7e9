import type { JsonQuery } from "@capstan/platform/json-query";
import { type Money, moneyOf } from "@capstan/platform/money";
import { bug } from "@capstan/platform/bug";
import { sql } from "kysely";
import type { ShipToAddress } from "./checkout.ts";

/** The account's own address first, then its address book; none for a guest. */
export function shipToAddresses(accountNumber: string | null): JsonQuery<readonly ShipToAddress[]> {
  return {
    select: sql`
      select coalesce(json_agg(json_build_object(
        'code', code, 'name', name, 'address1', address1, 'address2', address2, 'city', city, 'state', state, 'zip', zip,
        'attention', attention, 'dock', dock, 'phone', phone, 'instructions', instructions, 'isDefault', is_default
      ) order by place, name, code), '[]')
      from (
        select 0 as place, '' as code, company_name as name, address1, null as address2, city, state, zip,
          null as attention, null as dock, phone, null as instructions, false as is_default
        from account where number = ${accountNumber}
        union all
        select 1, code, name, address1, address2, city, state, zip, attention, dock, phone, instructions, is_default
        from account_address where account_number = ${accountNumber}
      ) as place`,
    read: (rows: readonly ShipToAddress[]) => rows,
  };
}

export interface AccountCredit {
  readonly limit: Money;
  readonly left: Money;
  readonly paymentTerms: string;
}

/** Null for an account that does not buy on account. */
export function accountCredit(accountNumber: string): JsonQuery<AccountCredit | null> {
  return {
    select: sql`
      select json_build_object(
        'limit', credit_limit::text, 'left', greatest(credit_limit - used, 0)::text, 'paymentTerms', payment_terms
      )
      from account_credit where account_number = ${accountNumber}`,
    read: (row: { readonly limit: string; readonly left: string; readonly paymentTerms: string } | null) =>
      row && { limit: amountOf(row.limit), left: amountOf(row.left), paymentTerms: row.paymentTerms },
  };
}

export interface OrderingMember {
  readonly companyName: string;
  readonly fullName: string;
  readonly email: string;
  readonly spendingLimit: Money | null;
  /** Who can approve what goes beyond it. */
  readonly approvers: readonly string[];
}

/** The buyer as the account knows them; null where they are no member of it. */
export function orderingMember(accountNumber: string, userId: string): JsonQuery<OrderingMember | null> {
  return {
    select: sql`
      select json_build_object(
        'companyName', account.company_name, 'fullName', store_user.full_name, 'email', store_user.email,
        'spendingLimit', membership.spending_limit::text,
        'approvers', (
          select coalesce(json_agg(approver.full_name order by held.role desc, approver.full_name), '[]')
          from membership as held join store_user as approver on approver.id = held.user_id and approver.is_enabled
          where held.account_number = ${accountNumber} and held.role in ('administrator', 'approver')
            and held.user_id <> ${userId}
        )
      )
      from membership
      join account on account.number = membership.account_number
      join store_user on store_user.id = membership.user_id
      where membership.account_number = ${accountNumber} and membership.user_id = ${userId}`,
    read: (row: (Omit<OrderingMember, "spendingLimit"> & { readonly spendingLimit: string | null }) | null) =>
      row && { ...row, spendingLimit: row.spendingLimit === null ? null : amountOf(row.spendingLimit) },
  };
}

/** The names of distribution centers and of the branch, by their codes. */
export function placeNames(branchCode: string | null): JsonQuery<ReadonlyMap<string, string>> {
  return {
    select: sql`
      select coalesce(json_object_agg(code, name), '{}') from (
        select code, name from distribution_center
        union all
        select code, city || ' #' || code from branch where code = ${branchCode}
      ) as place`,
    read: (names: Readonly<Record<string, string>>) => new Map(Object.entries(names)),
  };
}

/** Until when each of the account's certificates holds, by its number. */
export function certificateEnds(accountNumber: string): JsonQuery<ReadonlyMap<string, string>> {
  return {
    select: sql`
      select coalesce(json_object_agg(number, ends_on::text), '{}') from tax_certificate
      where account_number = ${accountNumber}`,
    read: (ends: Readonly<Record<string, string>>) => new Map(Object.entries(ends)),
  };
}

function amountOf(text: string): Money {
  return moneyOf(text) ?? bug("a stored amount is none");
}
