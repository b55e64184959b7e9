import { bug } from "@capstan/platform/bug";
import type { Day } from "@capstan/platform/day";
import type { Database, Tx } from "@capstan/platform/db";
import { type Money, moneyOf, moneyText } from "@capstan/platform/money";
import { sql } from "kysely";
import { type Hold, type HoldFacts, type HoldReason, type UnlicensedLine, holdSettings } from "./hold-rules.ts";

interface OrderKey {
  readonly accountNumber: string;
  readonly orderNumber: string;
}

interface StoredFacts {
  readonly total: string;
  readonly used: string | null;
  readonly reviewLimit: string | null;
  readonly flag: string | null;
  readonly ships: boolean;
  readonly addressLines: readonly (string | null)[];
  readonly zip: string;
  readonly isKnown: boolean;
  readonly isUndeliverable: boolean;
  readonly unlicensed: readonly UnlicensedLine[];
}

/** In the transaction that places it: the account's credit is locked there, so of two orders the second sees the first. */
export async function holdFacts(tx: Tx, { accountNumber, orderNumber }: OrderKey, on: Day): Promise<HoldFacts> {
  const { rows } = await sql<StoredFacts>`
    select own.total::text, credit.used::text, credit.review_limit::text as "reviewLimit", credit.hold_reason as flag,
      exists (
        select from sales_order_line as line
        where line.account_number = own.account_number and line.placed_at = own.placed_at
          and line.order_number = own.number and line.fulfilment = 'ship'
      ) as ships,
      array[own.ship_to ->> 'address1', own.ship_to ->> 'address2'] as "addressLines",
      left(own.ship_to ->> 'zip', 5) as zip,
      exists (select from undeliverable_zip where zip = left(own.ship_to ->> 'zip', 5)) as "isUndeliverable",
      own.total <= ${moneyText(holdSettings.newAddressOver)}::numeric or exists (
        select from account
        where number = own.account_number and lower(address1) = lower(own.ship_to ->> 'address1')
          and left(zip, 5) = left(own.ship_to ->> 'zip', 5)
      ) or exists (
        select from account_address as book
        where book.account_number = own.account_number and lower(book.address1) = lower(own.ship_to ->> 'address1')
          and left(book.zip, 5) = left(own.ship_to ->> 'zip', 5)
      ) or exists (
        select from sales_order as earlier
        where earlier.account_number = own.account_number and earlier.number <> own.number
          and earlier.status not in ('cancelled', 'on-hold', 'awaiting-approval', 'draft')
          and lower(earlier.ship_to ->> 'address1') = lower(own.ship_to ->> 'address1')
          and left(earlier.ship_to ->> 'zip', 5) = left(own.ship_to ->> 'zip', 5)
      ) as "isKnown",
      (
        select coalesce(json_agg(json_build_object(
          'line', line.line, 'description', line.description, 'license', rule.license
        ) order by line.line), '[]')
        from sales_order_line as line
        join item on item.sku = line.sku
        join restriction as rule on rule.code = any(item.restrictions) and rule.license is not null
          and ${on}::date between rule.starts_on and rule.ends_on
          and (rule.states = '{}' or own.ship_to ->> 'state' = any(rule.states))
        where line.account_number = own.account_number and line.placed_at = own.placed_at
          and line.order_number = own.number and not exists (
            select from account_license as shown
            where shown.account_number = own.account_number and shown.license = rule.license
              and ${on}::date between shown.starts_on and shown.ends_on
          )
      ) as unlicensed
    from sales_order_number as known
    join sales_order as own on own.account_number = known.account_number and own.placed_at = known.placed_at
      and own.number = known.number
    left join account_credit as credit on credit.account_number = own.account_number
    where known.account_number = ${accountNumber} and known.number = ${orderNumber}
  `.execute(tx);
  return factsIn(rows[0] ?? bug("a placed order is not there"));
}

function factsIn(row: StoredFacts): HoldFacts {
  const { total, used, reviewLimit, flag, ships, addressLines, zip, isKnown, isUndeliverable, unlicensed } = row;
  const lines = addressLines.filter((line) => line !== null);
  return {
    total: amountOf(total),
    credit:
      used === null
        ? null
        : { used: amountOf(used), reviewLimit: reviewLimit === null ? null : amountOf(reviewLimit), flag },
    address: ships ? { lines, zip, isKnown, isUndeliverable } : null,
    unlicensed,
  };
}

function amountOf(text: string): Money {
  return moneyOf(text) ?? bug("a stored amount is none");
}

export async function insertHolds(
  tx: Tx,
  { accountNumber, orderNumber }: OrderKey,
  { holds, now }: { readonly holds: readonly Hold[]; readonly now: Date },
): Promise<void> {
  await sql`
    insert into order_hold (account_number, order_number, kind, reason, details, placed_at, held_at)
    select ${accountNumber}, ${orderNumber}, hold.kind, hold.reason, hold.details, known.placed_at, ${now}
    from jsonb_to_recordset(${JSON.stringify(holds)}::jsonb) as hold (kind text, reason text, details jsonb)
    join sales_order_number as known on known.number = ${orderNumber} and known.account_number = ${accountNumber}
  `.execute(tx);
}

/** What the request that placed it is answered from now on. */
export async function answerOnHold(tx: Tx, accountNumber: string, idempotencyKey: string): Promise<void> {
  await sql`
    update order_request set answer = answer || '{"status": "on-hold"}'
    where account_number = ${accountNumber} and key = ${idempotencyKey}
  `.execute(tx);
}

export interface OpenHold {
  readonly kind: Hold["kind"];
  readonly reason: HoldReason;
  readonly details: Readonly<Record<string, unknown>>;
  readonly heldAt: Date;
}

/** What an order waits for now. */
export async function openHolds(
  db: Database | Tx,
  { accountNumber, orderNumber }: OrderKey,
): Promise<readonly OpenHold[]> {
  const { rows } = await sql<OpenHold>`
    select kind, reason, details, held_at as "heldAt" from order_hold
    where account_number = ${accountNumber} and order_number = ${orderNumber} and released_at is null
    order by kind
  `.execute(db);
  return rows;
}

/** How many there were to release. */
export async function releaseHolds(
  tx: Tx,
  { accountNumber, orderNumber, userId, now }: OrderKey & { readonly userId: string; readonly now: Date },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update order_hold set released_at = ${now}, released_by = ${userId}
    where account_number = ${accountNumber} and order_number = ${orderNumber} and released_at is null
  `.execute(tx);
  return Number(numAffectedRows);
}
