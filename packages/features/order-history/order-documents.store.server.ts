import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";
import type { OrderKey } from "./order.store.server.ts";

export interface OrderDocument {
  readonly name: string;
  readonly kind: "invoice" | "credit-note" | "packing-slip" | "return-slip";
  /** What it is of. */
  readonly shipment: number | null;
  readonly returnNumber: string | null;
  readonly isMade: boolean;
  /** Null on a slip; what a credit note gives back is negative. */
  readonly total: string | null;
  readonly dueOn: string | null;
}

/** Invoices first, then credit notes and slips. */
export async function documentsOf(db: Database, key: OrderKey): Promise<readonly OrderDocument[]> {
  const { rows } = await sql<OrderDocument>`
    select document.name, document.kind, document.shipment, document.return_number as "returnNumber",
      document.hash is not null as "isMade",
      (case invoice.kind when 'credit-note' then -invoice.total else invoice.total end)::text as total,
      invoice.due_on::text as "dueOn"
    from order_document as document
    left join invoice on invoice.account_number = document.account_number and invoice.number = document.name
    where document.account_number = ${key.accountNumber} and document.order_number = ${key.number}
    order by array_position(array['invoice', 'credit-note', 'packing-slip', 'return-slip'], document.kind),
      document.shipment, document.name
  `.execute(db);
  return rows;
}
