import { Client } from "pg";
import { loadEnginesEnv } from "../../../scripts/engines-env.ts";
import { migrate } from "../migrate.ts";
import { templateName } from "./migrations-hash.ts";

/** Once a run: the template that every test file's database is a copy of. */
export default async function setup(): Promise<void> {
  const { DATABASE_URL } = loadEnginesEnv();
  const name = templateName();
  const admin = new Client({ connectionString: withDatabase(DATABASE_URL, "postgres") });
  await admin.connect();
  try {
    await admin.query("select pg_advisory_lock(726563)");
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1 and datistemplate", [name]);
    if (rowCount) return;
    await admin.query(`drop database if exists ${name}`);
    await migrate(withDatabase(DATABASE_URL, name), { quiet: true });
    await admin.query(`alter database ${name} with is_template true`);
  } finally {
    await admin.end();
  }
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
