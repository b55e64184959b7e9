import type { CustomerKind } from "@capstan/features/account";
import type { Tx } from "@capstan/platform/db";
import { sql } from "kysely";

export interface NewAccount {
  readonly companyName: string;
  readonly customerKind: CustomerKind;
  readonly address1: string;
  readonly address2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string | null;
  readonly isTaxExempt: boolean;
}

/** Under the next number that nobody has: an import may have brought some of them. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<string> {
  const { companyName, customerKind, address1, address2, city, state, zip, phone, isTaxExempt } = account;
  for (;;) {
    const { rows } = await sql<{ number: string }>`
      insert into account (
        number, company_name, customer_kind, address1, address2, city, state, zip, phone, is_tax_exempt
      )
      values (
        nextval('account_number_sequence')::text, ${companyName}, ${customerKind}, ${address1}, ${address2}, ${city},
        ${state}, ${zip}, ${phone}, ${isTaxExempt}
      )
      on conflict (number) do nothing returning number
    `.execute(tx);
    if (rows[0]) return rows[0].number;
  }
}
