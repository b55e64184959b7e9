import { sql } from "kysely";
import type { Database } from "./db.ts";

/**
 * Does some work unless somebody else, in any process, is doing the same: then undefined. The lock goes with its
 * connection, so that a process that dies leaves none behind.
 */
export async function withAdvisoryLock<Done>(
  db: Database,
  name: string,
  work: () => Promise<Done>,
): Promise<Done | undefined> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`
      select pg_try_advisory_lock(hashtextextended(${name}, 0)) as held
    `.execute(connection);
    if (rows[0]?.held !== true) return undefined;
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(connection);
    }
  });
}
