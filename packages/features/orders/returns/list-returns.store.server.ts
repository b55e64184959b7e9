import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";
import type { ReturnLineView } from "./return-view.ts";
import type { ReturnStatus } from "./return-states.ts";

export interface ListedReturn {
  readonly number: string;
  readonly status: ReturnStatus;
  readonly requestedAt: string;
  readonly refusal: string;
  readonly creditNote: string | null;
  readonly total: string | null;
  readonly hasSlip: boolean;
  readonly hasNote: boolean;
  readonly lines: readonly ReturnLineView[];
  readonly photos: readonly { readonly photo: number; readonly line: number }[];
}

/** An order's returns, the newest first. */
export async function returnsOnFile(
  db: Database,
  { accountNumber, orderNumber }: { readonly accountNumber: string; readonly orderNumber: string },
): Promise<readonly ListedReturn[]> {
  const { rows } = await sql<ListedReturn>`
    select own.number, own.status, own.requested_at::text as "requestedAt", own.refusal,
      own.credit_note as "creditNote", note.total::text,
      exists (
        select from order_document as slip where slip.account_number = own.account_number and slip.name = own.number
          and slip.hash is not null
      ) as "hasSlip",
      exists (
        select from order_document as made where made.account_number = own.account_number
          and made.name = own.credit_note and made.hash is not null
      ) as "hasNote",
      (
        select json_agg(json_build_object(
          'line', line.line, 'sku', line.sku, 'name', coalesce(line.description, line.sku), 'quantity', part.quantity,
          'accepted', part.accepted, 'reason', part.reason, 'finding', part.finding
        ) order by line.line)
        from order_return_line as part
        join sales_order_line as line on line.account_number = part.account_number and line.placed_at = own.placed_at
          and line.order_number = own.order_number and line.line = part.line
        where part.account_number = own.account_number and part.return_number = own.number
      ) as lines,
      (
        select coalesce(json_agg(json_build_object('photo', photo.photo, 'line', photo.line) order by photo.photo), '[]')
        from order_return_photo as photo
        where photo.account_number = own.account_number and photo.return_number = own.number
      ) as photos
    from order_return as own
    left join invoice as note on note.account_number = own.account_number and note.number = own.credit_note
    where own.account_number = ${accountNumber} and own.order_number = ${orderNumber}
    order by own.requested_at desc, own.number desc
  `.execute(db);
  return rows;
}
