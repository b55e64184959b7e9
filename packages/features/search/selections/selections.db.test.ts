import { createDatabase } from "@capstan/platform/db";
import { createLog } from "@capstan/platform/log";
import { createOpensearch } from "@capstan/platform/opensearch";
import { testEngines } from "@capstan/platform/test-kit";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { urls } from "../../urls.ts";
import { ensureProductsIndex, recordedSearches, resultsReader, searchRecorder, synonymsReader } from "../server.ts";
import { suggestConfigIds } from "../suggest-config.ts";

const engines = testEngines();
const { db } = engines.database;
const clock = { now: () => new Date() };
const recorder = searchRecorder({ db, clock, log: engines.log });
const origin = "http://store.example";

beforeAll(async () => ensureProductsIndex(engines.opensearch));

afterEach(async () => {
  await recorder.flush();
  await db.deleteFrom("search_selection").execute();
});

function reader(opensearch = engines.opensearch) {
  return resultsReader({
    db,
    opensearch,
    clock,
    origin,
    categoryTree: async () => undefined,
    synonyms: synonymsReader(db),
    recordSearch: recorder.record,
  });
}

async function visit(path: string, headers: Record<string, string> = {}) {
  return reader().search(new Request(origin + path, { headers }));
}

async function recorded() {
  await recorder.flush();
  return db
    .selectFrom("search_selection")
    .select(["term", "suggest_config_id", "found", "times"])
    .orderBy("term")
    .orderBy("suggest_config_id")
    .execute();
}

test("each of the nine places in the search box is recorded with its search, and what was typed without one", async () => {
  expect(suggestConfigIds).toEqual({
    recentSearch: 1,
    category: 2,
    categoryPanel: 3,
    brand: 4,
    brandPanel: 5,
    productSuggestion: 6,
    productShopAll: 7,
    productInPanel: 8,
    brandPanelProduct: 9,
  });
  for (const suggestConfigId of Object.values(suggestConfigIds)) {
    await visit(urls.search({ searchQuery: "Hex Cap", suggestConfigId }));
  }
  await visit(urls.search({ searchQuery: "hex  cap" }));
  expect(await recorded()).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, null].map((id) => ({ term: "hex cap", suggest_config_id: id, found: 0, times: 1 })),
  );
});

test("a value that is none of the nine is ignored, and the search is recorded all the same", async () => {
  for (const id of ["0", "10", "x", "1'; drop table item"]) {
    await visit(`/search?${new URLSearchParams({ searchQuery: "nuts", suggestConfigId: id })}`);
  }
  expect(await recorded()).toEqual([{ term: "nuts", suggest_config_id: null, found: 0, times: 4 }]);
});

test("other pages, other views, pages fetched ahead and empty searches are no searches", async () => {
  await visit("/search?searchQuery=nuts&sort=price&suggestConfigId=2");
  await visit("/search?searchQuery=nuts&f.finish=Plain");
  await visit("/search?searchQuery=nuts&page=2");
  await visit("/search?searchQuery=nuts", { "sec-purpose": "prefetch" });
  await visit("/search?searchQuery=");
  expect(await recorded()).toEqual([]);
});

test("while the engine is away nothing is recorded as found or not found", async () => {
  const away = createOpensearch({ url: "http://127.0.0.1:9", prefix: "" });
  await reader(away).search(new Request(`${origin}/search?searchQuery=nuts`));
  expect(await recorded()).toEqual([]);
});

test("searches are written within moments by themselves, and a hundred different ones at once", async () => {
  const count = async () => {
    const { total } = await db
      .selectFrom("search_selection")
      .select(({ fn }) => fn.countAll<string>().as("total"))
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  recorder.record({ text: "washer", suggestConfigId: null, found: 1 });
  await expect.poll(count, { timeout: 5_000 }).toBe(1);
  for (let at = 0; at < 250; at += 1) recorder.record({ text: `washer ${at}`, suggestConfigId: 6, found: at });
  await expect.poll(count, { timeout: 10_000 }).toBe(251);
});

test("a database that is away costs the rows that wait and nothing else", async () => {
  const away = createDatabase({ url: "postgres://127.0.0.1:9/none", name: "test" });
  const log = createLog({ level: "silent", name: "test" });
  const warn = vi.spyOn(log, "warn");
  const lost = searchRecorder({ db: away.db, clock, log });
  lost.record({ text: "washer", suggestConfigId: null, found: 1 });
  await expect(lost.flush()).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  await away.close();
});

test("recorded searches are typed ones of the last weeks that found something, often enough and on several days", async () => {
  const dayMs = 86_400_000;
  const record = async (
    text: string,
    daysAgo: readonly number[],
    { found = 3, id = null as 6 | null, times = 2 } = {},
  ) => {
    for (const ago of daysAgo) {
      const on = searchRecorder({ db, clock: { now: () => new Date(Date.now() - ago * dayMs) }, log: engines.log });
      for (let time = 0; time < times; time += 1) on.record({ text, suggestConfigId: id, found });
      await on.flush();
    }
  };
  await record("hex cap screw", [1, 2, 3]);
  await record("gloves", [1, 2, 3], { times: 5 });
  await record("nothing like it", [1, 2, 3], { found: 0 });
  await record("too seldom", [1, 2, 3], { times: 1 });
  await record("one day's errand", [1], { times: 50 });
  await record("picked from the list", [1, 2, 3], { id: 6 });
  await record("last summer", [150, 151, 152], { times: 50 });
  expect(await recordedSearches(db, { days: 90, minDays: 3, minTimes: 5 })).toEqual([
    { term: "gloves", times: 15 },
    { term: "hex cap screw", times: 6 },
  ]);
});

test("the table has no column for who searched", async () => {
  const { rows } = await engines.database.pool.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'search_selection' order by ordinal_position",
  );
  expect(rows.map(({ column_name: name }) => name)).toEqual([
    "id",
    "day",
    "term",
    "suggest_config_id",
    "found",
    "times",
  ]);
});
