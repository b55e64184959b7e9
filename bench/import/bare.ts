import { createReadStream } from "node:fs";
import { chmod } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";

/**
 * The limit that PostgreSQL itself sets: the same rows, as COPY's own text, into a table with the same columns and nothing
 * else, no key and no index. Commits wait for the disk no more than the import's do.
 */
export async function bareCopySeconds(databaseUrl: string, folder: string, table: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const file = `${folder}/${table}.copy`;
    // The server writes it, and runs as a user of its own.
    await chmod(folder, 0o777);
    await client.query("set synchronous_commit = off");
    await client.query(`copy ${table} to '${file}'`);
    await client.query(`create table plain_${table} as table ${table} with no data`);
    await client.query("checkpoint");
    const startedAt = performance.now();
    const rows = createReadStream(file, { highWaterMark: 1 << 20 });
    await pipeline(rows, client.query(copyFrom(`copy plain_${table} from stdin`)));
    return (performance.now() - startedAt) / 1_000;
  } finally {
    await client.end();
  }
}
