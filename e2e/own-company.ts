import { randomBytes, randomInt } from "node:crypto";
import { createDatabase } from "../packages/platform/db.ts";
import { withDatabase } from "../packages/platform/test-kit/global-setup.ts";
import { loadEnginesEnv } from "../scripts/engines-env.ts";
import { storePort } from "./address.ts";

export interface OwnCompany {
  /** The number of its first account, which is everybody's current one, and of its second. */
  readonly accounts: readonly [string, string];
  readonly name: string;
  readonly administrator: string;
  readonly buyer: string;
  /** Where new colleagues have their mail. */
  readonly domain: string;
}

/** A customer of a test's own with two accounts, an administrator and a buyer, whose accounts it may change while other tests run. */
export async function createOwnCompany(): Promise<OwnCompany> {
  const key = randomBytes(4).toString("hex");
  const first = 7_000_000_000 + randomInt(400_000_000) * 2;
  const company: OwnCompany = {
    accounts: [String(first), String(first + 1)],
    name: `Keel & Sons ${key}`,
    administrator: `adm-${key}`,
    buyer: `buy-${key}`,
    domain: `keel-${key}.example`,
  };
  const url = withDatabase(loadEnginesEnv().DATABASE_URL, `capstan_e2e_${storePort}`);
  const { pool, close } = createDatabase({ url, name: "capstan-e2e-company", connectTimeoutMs: 10_000 });
  await pool.query(
    `insert into account (number, company_name, customer_kind, address1, city, state, zip)
     values ($1, $3, 'business', '1 Dock Road', 'Duluth', 'MN', '55802'), ($2, $3, 'business', '2 Dock Road', 'Superior', 'WI', '54880')`,
    [...company.accounts, company.name],
  );
  await pool.query(
    `insert into store_user (id, email, full_name, short_name)
     values ($1, 'ada@' || $3, 'Ada Keel', 'Ada'), ($2, 'ben@' || $3, 'Ben Rudder', 'Ben')`,
    [company.administrator, company.buyer, company.domain],
  );
  await pool.query(
    `insert into membership (user_id, account_number, role, is_current) values
       ($1, $3, 'administrator', true), ($1, $4, 'administrator', false), ($2, $3, 'buyer', true)`,
    [company.administrator, company.buyer, ...company.accounts],
  );
  await close();
  return company;
}
