import type { Database } from "@capstan/platform/db";
import { bookRules, rowsBreaking } from "./check-books.store.server.ts";
import { returnRules } from "./check-returns.store.server.ts";
import { paymentRules } from "./payments/check-payments.store.server.ts";
import { invoiceRules, shipmentRules } from "./check-shipments.store.server.ts";

export interface CheckedRule {
  readonly name: string;
  /** The first of them. */
  readonly broken: readonly Readonly<Record<string, unknown>>[];
}

/** Asks of all orders, stock and credit whether they agree, all at one moment: what is being placed meanwhile is not seen half. */
export async function checkBooks(db: Database): Promise<readonly CheckedRule[]> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      const checked: CheckedRule[] = [];
      for (const rule of [...bookRules, ...shipmentRules, ...invoiceRules, ...returnRules, ...paymentRules])
        checked.push({ name: rule.name, broken: await rowsBreaking(tx, rule) });
      return checked;
    });
}
