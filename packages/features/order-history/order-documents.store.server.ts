import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";
import type { OrderKey } from "./order.store.server.ts";

export interface OrderDocument {
  readonly name: string;
  readonly kind: "invoice" | "credit-note" | "packing-slip";
  readonly shipment: number;
  readonly isMade: boolean;
  /** Null on a packing slip. */
  readonly total: string | null;
  readonly dueOn: string | null;
}

/** Invoices first, each by shipment. */
export async function documentsOf(db: Database, key: OrderKey): Promise<readonly OrderDocument[]> {
  const { rows } = await sql<OrderDocument>`
    select document.name, document.kind, document.shipment, document.hash is not null as "isMade",
      invoice.total::text, invoice.due_on::text as "dueOn"
    from order_document as document
    left join invoice on invoice.account_number = document.account_number and invoice.number = document.name
    where document.account_number = ${key.accountNumber} and document.order_number = ${key.number}
    order by document.kind, document.shipment, document.name
  `.execute(db);
  return rows;
}
