import { indexChangedItems, productsIndex, resultsReader } from "@capstan/features/search/server";
import { rebuildSuggestions } from "@capstan/features/typeahead/server";
import { type OpensearchHandle, createOpensearch } from "@capstan/platform/opensearch";
import { sized, testEngines } from "@capstan/platform/test-kit";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedReaders } from "../../../apps/web/deps.ts";
import { origin, testApp } from "../../../apps/web/test-app.ts";
import { seedSmallCatalog } from "../../../scripts/seed/seed-company.ts";
import { oddRequest } from "./odd-requests.ts";

const count = sized(1_000, 50_000);
const seed = 20_261_115;
const lanes = 4;
/** What makes the engine work without end takes minutes; a busy machine takes a few seconds. */
const answerLimitMs = 15_000;
const engineWords = /_exception\b|org\.(?:opensearch|apache)|root_cause|search_phase|\bat \S+ \(\S+:\d+:\d+\)/;

const engines = testEngines();
const { db } = engines.database;
const { opensearch } = engines;
const open: FastifyInstance[] = [];

beforeAll(async () => {
  await seedSmallCatalog(engines.databaseUrl);
  await indexChangedItems({ db, opensearch });
  await opensearch.run("refresh", async (client) => client.indices.refresh({ index: opensearch.index(productsIndex) }));
  await rebuildSuggestions({ db, opensearch, graceMs: 0 });
}, 180_000);

afterAll(async () => {
  for (const app of open) await app.close();
});

/** The REST routes as they are, and the data of the results page as the page gets it, without the page. */
async function startApp(handle: OpensearchHandle): Promise<FastifyInstance> {
  const clock = { now: () => new Date("2026-11-15T12:00:00Z") };
  const results = resultsReader({ db, opensearch: handle, ...sharedReaders(db, handle), clock, origin });
  const pages = {
    addFiles: async () => {},
    mount: async (server: FastifyInstance) =>
      void server.get("/search", { handler: async ({ url }) => results.search(new Request(origin + url)) }),
  };
  const app = await testApp({ ...engines, opensearch: handle }, { FLOOD_LIMIT: 10_000_000 }, { pages });
  open.push(app);
  return app;
}

interface Answer {
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly body: string;
}

async function requestAll(app: FastifyInstance, paths: readonly string[]): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const request = async (path: string) => {
    const startedAt = performance.now();
    const { statusCode: status, body } = await app.inject(path);
    answers.push({ path, status, ms: performance.now() - startedAt, body });
  };
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let at = lane; at < paths.length; at += lanes) await request(paths[at] ?? "");
    }),
  );
  return answers;
}

/** The first few that somebody has to look at, short enough to be read. */
function shown(faults: readonly Answer[]): readonly Answer[] {
  return faults
    .slice(0, 20)
    .map((fault) => ({ ...fault, path: fault.path.slice(0, 500), body: fault.body.slice(0, 300) }));
}

test(
  "whatever is asked of the search, nothing fails, no word of the engine's gets out, and no answer takes for ever",
  async () => {
    const answers = await requestAll(await startApp(opensearch), fc.sample(oddRequest(), { seed, numRuns: count }));
    const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(0);
    console.info(`${count} odd requests: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`);
    expect(answers.length).toBe(count);
    expect(shown(answers.filter(({ status }) => status >= 500))).toEqual([]);
    expect(shown(answers.filter(({ body }) => engineWords.test(body)))).toEqual([]);
    expect(shown(answers.filter(({ ms }) => ms > answerLimitMs))).toEqual([]);
  },
  count * 500 + 60_000,
);

test("while the engine is away, whatever is asked is answered from the database or refused as unavailable", async () => {
  const away = createOpensearch({ url: "http://127.0.0.1:9", prefix: "" });
  const answers = await requestAll(await startApp(away), fc.sample(oddRequest(), { seed, numRuns: count / 10 }));
  const isWrong = ({ path, status }: Answer) => status >= 500 && (status !== 503 || path.startsWith("/search"));
  expect(shown(answers.filter(isWrong))).toEqual([]);
  expect(shown(answers.filter(({ body }) => engineWords.test(body)))).toEqual([]);
}, 300_000);
