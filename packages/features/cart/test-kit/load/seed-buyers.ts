import type { DatabaseHandle } from "@capstan/platform/db";
import { giveCheapPasswords, seedItems } from "../cart-store.ts";

/** Of one company: in the first, one item has a contract price. */
export const loadAccounts = ["0884512907", "0884512915"] as const;

export interface SeededBuyers {
  readonly userIds: readonly string[];
  readonly password: string;
}

/** So many buyers, each of whom works in both accounts. */
export async function seedBuyers(database: DatabaseHandle, count: number): Promise<SeededBuyers> {
  const { pool, db } = database;
  await pool.query(`insert into custom_catalog (code, scenario, filter_name, label1, label2)
    values ('FREE', 1, 'free-choice', 'Approved', null), ('FIXED', 2, 'fixed', 'House List', null)`);
  await pool.query(
    `insert into account (number, company_name, customer_kind, address1, city, state, zip, is_open, is_procurement)
     select number, 'Harlow Fabrication', 'business', '1 Road', 'Rockford', 'IL', '61101', true, false
     from unnest($1::text[]) as number`,
    [loadAccounts],
  );
  await seedItems(database, loadAccounts[0]);
  const userIds = Array.from({ length: count }, (_, at) => `buyer${at + 1}`);
  await pool.query(
    `insert into store_user (id, email, full_name, short_name)
     select id, id || '@harlow.example', id, id from unnest($1::text[]) as id`,
    [userIds],
  );
  await pool.query(
    `insert into membership (user_id, account_number, role, is_current)
     select id, number, 'buyer', number = $3 from unnest($1::text[]) as id, unnest($2::text[]) as number`,
    [userIds, loadAccounts, loadAccounts[0]],
  );
  return { userIds, password: await giveCheapPasswords(db, userIds) };
}
