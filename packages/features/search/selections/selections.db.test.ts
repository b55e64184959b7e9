import { createDatabase } from "@capstan/platform/db";
import { createLog } from "@capstan/platform/log";
import { createOpensearch } from "@capstan/platform/opensearch";
import { testEngines } from "@capstan/platform/test-kit";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { urls } from "../../urls.ts";
import { ensureProductsIndex, popularSearches, resultsReader, searchRecorder, synonymsReader } from "../server.ts";
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

test("popular searches are those of the last days that found something, and too few to be anybody's in particular", async () => {
  const record = (text: string, found: number, times: number) => {
    for (let time = 0; time < times; time += 1) recorder.record({ text, suggestConfigId: null, found });
  };
  record("hex cap screw", 120, 5);
  record("gloves", 40, 9);
  record("nothing like it", 0, 9);
  record("what one person wanted", 3, 2);
  await recorder.flush();
  const old = searchRecorder({ db, clock: { now: () => new Date(Date.now() - 40 * 86_400_000) }, log: engines.log });
  for (let time = 0; time < 50; time += 1) old.record({ text: "last month", suggestConfigId: null, found: 1 });
  await old.flush();
  expect(await popularSearches(db, 30)).toEqual([
    { term: "gloves", times: 9 },
    { term: "hex cap screw", times: 5 },
  ]);
  expect((await popularSearches(db, 60))[0]).toEqual({ term: "last month", times: 50 });
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
