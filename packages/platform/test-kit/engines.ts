import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll } from "vitest";
import { type DatabaseHandle, createDatabase } from "../db.ts";
import { type Log, createLog } from "../log.ts";
import { type OpensearchHandle, createOpensearch } from "../opensearch.ts";
import { type RedisHandle, createRedis } from "../redis.ts";
import { withDatabase } from "./global-setup.ts";
import { templateName } from "./migrations-hash.ts";

export interface TestEngines {
  readonly databaseUrl: string;
  readonly database: DatabaseHandle;
  readonly redis: RedisHandle;
  readonly opensearch: OpensearchHandle;
  readonly log: Log;
  /** The prefix of this file's indexes and Redis keys. */
  readonly prefix: string;
}

/** Call it once at the top of a test file: its own copy of the database, its own indexes and keys, gone when the file is done. */
export function testEngines(): TestEngines {
  const id = randomBytes(6).toString("hex");
  const name = `capstan_test_${id}`;
  const prefix = `test-${id}-`;
  const baseUrl = process.env["DATABASE_URL"] ?? "";
  const opensearchUrl = process.env["OPENSEARCH_URL"] ?? "";
  const databaseUrl = withDatabase(baseUrl, name);
  const log = createLog({ level: "silent", name: "test" });
  const database = createDatabase({
    url: databaseUrl,
    name: "capstan-test",
    queryTimeoutMs: 10_000,
    connectTimeoutMs: 5_000,
  });
  const redis = createRedis({ url: process.env["REDIS_URL"] ?? "", prefix, log, timeoutMs: 2_000 });
  const opensearch = createOpensearch({ url: opensearchUrl, prefix, timeoutMs: 20_000 });
  const asAdmin = async (statement: string) => {
    const admin = new Client({ connectionString: withDatabase(baseUrl, "postgres") });
    await admin.connect();
    await admin.query(statement).finally(async () => admin.end());
  };
  beforeAll(async () => asAdmin(`create database ${name} template ${templateName()}`));
  afterAll(async () => {
    await opensearch.run("delete-indices", async (client) =>
      client.indices.delete({ index: `${prefix}*`, ignore_unavailable: true }),
    );
    await Promise.all([database.close(), redis.close(), opensearch.close()]);
    await asAdmin(`drop database if exists ${name} with (force)`);
  });
  return { databaseUrl, database, redis, opensearch, log, prefix };
}
