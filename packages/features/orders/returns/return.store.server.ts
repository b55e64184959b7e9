import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { PhotoType } from "./photo-type.ts";
import type { ReturnReasonCode } from "./return-reasons.ts";
import type { ReturnStatus } from "./return-states.ts";
import type { ReturnKey } from "./write-return.store.server.ts";

/** The return that a request made before. */
export async function returnByKey(
  tx: Tx,
  accountNumber: string,
  requestKey: string,
): Promise<{ readonly number: string; readonly status: ReturnStatus } | undefined> {
  const { rows } = await sql<{ number: string; status: ReturnStatus }>`
    select number, status from order_return where account_number = ${accountNumber} and request_key = ${requestKey}
  `.execute(tx);
  return rows[0];
}

/** A return as reports change it; whoever reads it to change it holds the order. */
export interface ReturnState {
  readonly number: string;
  readonly status: ReturnStatus;
  readonly location: string | null;
  readonly labelFee: string;
  readonly lines: readonly ReturnStateLine[];
}

export interface ReturnStateLine {
  readonly line: number;
  readonly quantity: number;
  readonly reason: ReturnReasonCode;
  readonly accepted: number | null;
  readonly restocked: number;
  readonly finding: string;
}

export async function returnsOf(
  db: Database | Tx,
  { accountNumber, orderNumber }: { readonly accountNumber: string; readonly orderNumber: string },
): Promise<readonly ReturnState[]> {
  const { rows } = await sql<ReturnState>`
    select own.number, own.status, own.location_code as location, own.label_fee::text as "labelFee", (
      select json_agg(json_build_object(
        'line', part.line, 'quantity', part.quantity, 'reason', part.reason, 'accepted', part.accepted,
        'restocked', part.restocked, 'finding', part.finding
      ) order by part.line)
      from order_return_line as part
      where part.account_number = own.account_number and part.return_number = own.number
    ) as lines
    from order_return as own
    where own.account_number = ${accountNumber} and own.order_number = ${orderNumber}
    order by own.requested_at, own.number
  `.execute(db);
  return rows;
}

export interface StoredPhoto {
  readonly type: PhotoType;
  readonly hash: string;
}

/** Only of a return that the account has. */
export async function photoOnFile(
  db: Database,
  { accountNumber, number }: ReturnKey,
  photo: number,
): Promise<StoredPhoto | undefined> {
  const { rows } = await sql<StoredPhoto>`
    select type, hash from order_return_photo
    where account_number = ${accountNumber} and return_number = ${number} and photo = ${photo}
  `.execute(db);
  return rows[0];
}

export async function photoBytes(
  db: Database,
  { accountNumber, number }: ReturnKey,
  photo: number,
): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ content: Buffer }>`
    select content from order_return_photo join document_file using (hash)
    where account_number = ${accountNumber} and return_number = ${number} and photo = ${photo}
  `.execute(db);
  return rows[0]?.content;
}
