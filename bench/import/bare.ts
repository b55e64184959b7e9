import { createReadStream } from "node:fs";
import { chmod } from "node:fs/promises";
import { openSession } from "@capstan/platform/import/session";

/**
 * The limit that PostgreSQL itself sets: the same rows, as COPY's own text, into a table with the same columns and nothing
 * else, no key and no index. The connection is made as the import's is.
 */
export async function bareCopySeconds(databaseUrl: string, folder: string, table: string): Promise<number> {
  await using session = await openSession(databaseUrl);
  const file = `${folder}/${table}.copy`;
  // The server writes it, and runs as a user of its own.
  await chmod(folder, 0o777);
  await session.run(`copy ${table} to '${file}'`);
  await session.run(`create table plain_${table} as table ${table} with no data`);
  await session.run("checkpoint");
  const startedAt = performance.now();
  await session.copy(`copy plain_${table} from stdin`, createReadStream(file, { highWaterMark: 1 << 20 }));
  return (performance.now() - startedAt) / 1_000;
}
