import { createRandom } from "../../demo/kit/random.ts";
import { createDatabase } from "../../packages/platform/db.ts";
import { migrate } from "../../packages/platform/migrate.ts";
import { withDatabase } from "../../packages/platform/test-kit/global-setup.ts";
import { loadEnginesEnv } from "../../scripts/engines-env.ts";

export interface BranchStore {
  readonly databaseUrl: string;
  readonly prefix: string;
}

/** A store with nothing but so many branches, spread over the country; the same for the same number. */
export async function branchStore(branches: number): Promise<BranchStore> {
  const { DATABASE_URL, ENGINE_PREFIX } = loadEnginesEnv();
  const databaseUrl = withDatabase(DATABASE_URL, `${new URL(DATABASE_URL).pathname.slice(1)}_bench_branches`);
  await migrate(databaseUrl, { quiet: true });
  const { pool, close } = createDatabase({ url: databaseUrl, name: "capstan-bench", queryTimeoutMs: 60_000 });
  const random = createRandom("branches");
  const rows = Array.from({ length: branches }, (_, at) => ({
    code: String(1_000 + at),
    latitude: 25 + random.int(0, 24_000) / 1_000,
    longitude: -124 + random.int(0, 57_000) / 1_000,
  }));
  await pool.query("delete from branch");
  await pool.query(
    `insert into branch (code, name, address1, city, state, zip, latitude, longitude, phone, weekday_hours, has_curbside)
     select code, 'Springfield Branch', '4820 W Burnham St', 'Springfield', 'IL', '62701', latitude, longitude,
       '(217) 555-0101', '7:00 AM - 5:00 PM', true
     from json_to_recordset($1) as row (code text, latitude float8, longitude float8)`,
    [JSON.stringify(rows)],
  );
  await close();
  return { databaseUrl, prefix: `${ENGINE_PREFIX}bench-branches-` };
}
