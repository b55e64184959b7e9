import { needsRebuild, productsIndex } from "@capstan/features/search/server";
import { createOpensearch } from "@capstan/platform/opensearch";
import { Client } from "pg";
import { readSearchEnv } from "../env.ts";
import type { Finding } from "./finding.ts";

const subject = "index";

export interface IndexState {
  /** There is none, or it was made for another version of the store. */
  readonly isOutdated: boolean;
  readonly documents: number;
  readonly items: number;
  /** Changes that no worker has taken into the index yet. */
  readonly waiting: number;
  readonly oldestWaitingSeconds: number;
}

export async function checkSearchIndex(source: NodeJS.ProcessEnv): Promise<Finding> {
  const env = readSearchEnv(source);
  const opensearch = createOpensearch({ url: env.OPENSEARCH_URL, prefix: env.ENGINE_PREFIX, timeoutMs: 5_000 });
  try {
    const isOutdated = await needsRebuild(opensearch);
    const index = opensearch.index(productsIndex);
    const answer = await opensearch.run("count", async (client) => client.count({ index, ignore_unavailable: true }));
    return indexFinding({ isOutdated, documents: answer.body.count, ...(await readRows(env.DATABASE_URL)) });
  } finally {
    await opensearch.close();
  }
}

export function indexFinding(state: IndexState): Finding {
  const { isOutdated, documents, items, waiting, oldestWaitingSeconds } = state;
  const text = `${documents} documents for ${items} items, ${waiting} changes waiting`;
  const rebuild = "a worker rebuilds it within a minute; `capstan search rebuild` does so at once";
  if (isOutdated) return { level: "warn", subject, text: "missing, or made by another version", todo: rebuild };
  if (oldestWaitingSeconds > patienceSeconds) {
    const todo = `the oldest has waited ${Math.round(oldestWaitingSeconds)} s: is a worker running?`;
    return { level: "warn", subject, text, todo };
  }
  if (documents !== items && waiting === 0) return { level: "warn", subject, text, todo: "capstan search rebuild" };
  return { level: "ok", subject, text };
}

/** The worker looks for changes once a minute even where nobody told it of one. */
const patienceSeconds = 120;

async function readRows(url: string): Promise<Pick<IndexState, "items" | "waiting" | "oldestWaitingSeconds">> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000, statement_timeout: 30_000 });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client
    .query<{ items: number; waiting: number; oldest: number }>(
      `select (select count(*) from item)::int as items, count(*)::int as waiting,
         coalesce(extract(epoch from now() - min(created_at)), 0)::float as oldest from outbox`,
    )
    .finally(async () => client.end());
  const { items = 0, waiting = 0, oldest = 0 } = rows[0] ?? {};
  return { items, waiting, oldestWaitingSeconds: oldest };
}
