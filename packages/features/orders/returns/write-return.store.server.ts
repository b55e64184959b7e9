import { hashOf, insertFile } from "@capstan/features/files/server";
import { bug } from "@capstan/platform/bug";
import type { Tx } from "@capstan/platform/db";
import { type Money, moneyText } from "@capstan/platform/money";
import { sql } from "kysely";
import type { LockedOrder, OrderKey } from "../fulfilment/fulfilment.store.server.ts";
import type { OrderActor } from "../order-states.ts";
import type { PhotoType } from "./photo-type.ts";
import type { ReturnedUnits } from "./refund.ts";
import type { ReturnStatus } from "./return-states.ts";

export interface ReturnKey {
  readonly accountNumber: string;
  readonly number: string;
}

/**
 * Takes units for a return, all or none: the update itself asks that no more come back of a line than have left. Releasing
 * is the same with negative quantities.
 */
export async function takeUnits(
  tx: Tx,
  { accountNumber, orderNumber, placedAt }: OrderKey,
  units: readonly { readonly line: number; readonly quantity: number }[],
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update sales_order_line as own set returned = own.returned + taken.quantity
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as taken (line integer, quantity integer)
    where own.account_number = ${accountNumber} and own.placed_at = ${placedAt} and own.order_number = ${orderNumber}
      and own.line = taken.line
      and own.returned + taken.quantity between 0 and (
        select coalesce(sum(part.quantity), 0) from order_shipment as sent
        join order_shipment_line as part on part.account_number = sent.account_number
          and part.order_number = sent.order_number and part.placed_at = sent.placed_at
          and part.shipment = sent.shipment and part.line = own.line
        where sent.account_number = own.account_number and sent.order_number = own.order_number
          and sent.placed_at = own.placed_at and sent.status in ('shipped', 'delivered', 'picked-up', 'returned')
      )
  `.execute(tx);
  return numAffectedRows === BigInt(units.length);
}

export interface NewReturn {
  readonly requestKey: string;
  readonly status: "requested" | "approved";
  readonly method: "label" | "branch";
  readonly branchCode: string | null;
  readonly labelFee: Money;
  readonly note: string;
  readonly contact: string;
  readonly userId: string;
  readonly agentId: string | null;
  readonly lines: readonly ReturnedUnits[];
  readonly now: Date;
}

/** Takes the next number and writes the return. The counter is locked last: others wait for this commit alone. */
export async function writeReturn(
  tx: Tx,
  { accountNumber, orderNumber, placedAt }: OrderKey,
  made: NewReturn,
): Promise<string> {
  const approvedAt = made.status === "approved" ? made.now : null;
  const { rows } = await sql<{ number: string }>`
    with numbered as (
      update document_series set last_number = last_number + 1 where kind = 'return'
      returning prefix || last_number as number
    )
    insert into order_return (
      account_number, number, order_number, placed_at, request_key, status, method, branch_code, label_fee, note, contact,
      user_id, agent_id, requested_at, approved_at
    )
    select ${accountNumber}, number, ${orderNumber}, ${placedAt}, ${made.requestKey}, ${made.status}, ${made.method},
      ${made.branchCode}, ${moneyText(made.labelFee)}::numeric, ${made.note}, ${made.contact}, ${made.userId},
      ${made.agentId}, ${made.now}, ${approvedAt}
    from numbered returning number
  `.execute(tx);
  const number = rows[0]?.number ?? bug("the series of returns is missing");
  await sql`
    insert into order_return_line (account_number, return_number, line, quantity, reason)
    select ${accountNumber}, ${number}, line, quantity, reason
    from jsonb_to_recordset(${JSON.stringify(made.lines)}::jsonb) as part (line integer, quantity integer, reason text)
  `.execute(tx);
  return number;
}

export interface NewPhoto {
  readonly line: number;
  readonly type: PhotoType;
  readonly bytes: Uint8Array;
}

/** The same bytes are kept once. */
export async function writePhotos(
  tx: Tx,
  { accountNumber, number }: ReturnKey,
  photos: readonly NewPhoto[],
): Promise<void> {
  for (const [at, { line, type, bytes }] of photos.entries()) {
    const hash = hashOf(bytes);
    await insertFile(tx, hash, bytes);
    await sql`
      insert into order_return_photo (account_number, return_number, photo, line, type, hash)
      values (${accountNumber}, ${number}, ${at + 1}, ${line}, ${type}, ${hash})
    `.execute(tx);
  }
}

export interface ReturnEvent {
  readonly report: string;
  readonly returnNumber: string;
  readonly actor: OrderActor;
  readonly userId: string | null;
  readonly agentId: string | null;
  readonly status: LockedOrder["status"];
  readonly now: Date;
}

/** The order's next event. `report` says that no mail about the order follows from it. */
export async function addReturnEvent(tx: Tx, key: LockedOrder, event: ReturnEvent): Promise<void> {
  const { accountNumber, orderNumber, placedAt, version } = key;
  const details = JSON.stringify({ report: event.report, return: event.returnNumber });
  await sql`
    select add_order_event(
      ${accountNumber}, ${orderNumber}, ${version + 1}, ${placedAt}, ${event.now}, ${event.status}, ${event.actor},
      ${event.userId}, ${event.agentId}, ${details}::jsonb
    )
  `.execute(tx);
  await sql`
    update sales_order set version = ${version + 1}
    where account_number = ${accountNumber} and placed_at = ${placedAt} and number = ${orderNumber}
  `.execute(tx);
}

export interface ReturnStep {
  readonly to: ReturnStatus;
  readonly at: string;
  readonly location: string | null;
  readonly refusal: string;
  readonly creditNote: string | null;
}

/** One step of the return's way; the database refuses one that is not lawful. */
export async function moveReturn(tx: Tx, { accountNumber, number }: ReturnKey, step: ReturnStep): Promise<void> {
  await sql`
    update order_return set status = ${step.to},
      location_code = coalesce(${step.location}, location_code),
      refusal = case when ${step.to} = 'refused' then ${step.refusal} else refusal end,
      credit_note = coalesce(${step.creditNote}, credit_note),
      approved_at = case when ${step.to} = 'approved' then ${step.at}::timestamptz else approved_at end,
      received_at = case when ${step.to} = 'received' then ${step.at}::timestamptz else received_at end,
      inspected_at = case when ${step.to} = 'inspected' then ${step.at}::timestamptz else inspected_at end,
      refunded_at = case when ${step.to} = 'refunded' then ${step.at}::timestamptz else refunded_at end,
      refused_at = case when ${step.to} = 'refused' then ${step.at}::timestamptz else refused_at end
    where account_number = ${accountNumber} and number = ${number}
  `.execute(tx);
}

/** Of two reports of its arrival the earlier time holds. */
export async function keepEarlierArrival(tx: Tx, { accountNumber, number }: ReturnKey, at: string): Promise<void> {
  await sql`
    update order_return set received_at = least(received_at, ${at}::timestamptz)
    where account_number = ${accountNumber} and number = ${number}
  `.execute(tx);
}

export interface Finding {
  readonly line: number;
  readonly accepted: number;
  readonly restocked: number;
  readonly finding: string;
}

export async function writeFindings(
  tx: Tx,
  { accountNumber, number }: ReturnKey,
  findings: readonly Finding[],
): Promise<void> {
  await sql`
    update order_return_line as own
    set accepted = found.accepted, restocked = found.restocked, finding = found.finding
    from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb)
      as found (line integer, accepted integer, restocked integer, finding text)
    where own.account_number = ${accountNumber} and own.return_number = ${number} and own.line = found.line
  `.execute(tx);
}

/** Puts what is as good as new back on the shelf; locked in the order in which everybody locks stock. */
export async function restock(
  tx: Tx,
  { accountNumber, orderNumber, placedAt }: OrderKey,
  location: string,
  findings: readonly Finding[],
): Promise<void> {
  const back = findings.filter(({ restocked }) => restocked > 0);
  if (back.length === 0) return;
  await sql`
    insert into stock (sku, location_code, quantity)
    select own.sku, ${location}, sum(found.restocked)::integer
    from jsonb_to_recordset(${JSON.stringify(back)}::jsonb) as found (line integer, restocked integer)
    join sales_order_line as own on own.account_number = ${accountNumber} and own.placed_at = ${placedAt}
      and own.order_number = ${orderNumber} and own.line = found.line
    group by own.sku order by own.sku
    on conflict (sku, location_code) do update set quantity = stock.quantity + excluded.quantity
  `.execute(tx);
}
