import { createOpensearch } from "@capstan/platform/opensearch";
import { testEngines } from "@capstan/platform/test-kit";
import { beforeAll, expect, test } from "vitest";
import { seedSmallCatalog } from "../../../scripts/seed/seed-company.ts";
import { indexChangedItems, productsIndex } from "../search/server.ts";
import { suggest } from "./suggest.server.ts";

const engines = testEngines();
const { opensearch } = engines;

beforeAll(async () => {
  await seedSmallCatalog(engines.databaseUrl);
  await indexChangedItems({ db: engines.database.db, opensearch });
  await opensearch.run("refresh", async (client) => client.indices.refresh({ index: opensearch.index(productsIndex) }));
});

async function answerTo(text: string) {
  const result = await suggest({ opensearch }, { text });
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

test("names that begin with what was typed are suggested, and their categories", async () => {
  const answer = await answerTo("hex cap");
  expect(answer.generalSuggestionResults.length).toBeGreaterThan(0);
  expect(answer.generalSuggestionResults.filter((name) => !/hex cap/i.test(name))).toEqual([]);
  expect(answer.categorySuggestionResults).toContainEqual({
    display: "Hex Cap Screws",
    url: "/category/hex-cap-screws-FAS-BOLTS-HEX",
    key: "FAS-BOLTS-HEX",
    name: "Hex Cap Screws",
  });
});

test("a brand is suggested by its beginning", async () => {
  const answer = await answerTo("harb");
  expect(answer.brandSuggestionResults.map((brand) => brand.name)).toEqual(["Harbolt"]);
});

test("fewer than two characters after trimming never reach the engine [spec 7.2/1]", async () => {
  const away = createOpensearch({ url: "http://127.0.0.1:9", prefix: "" });
  for (const text of ["", "h", " h ", "   "]) {
    const result = await suggest({ opensearch: away }, { text });
    expect(result).toMatchObject({ ok: true, value: { generalSuggestionResults: [] } });
  }
  expect(await suggest({ opensearch: away }, { text: "he" })).toMatchObject({
    ok: false,
    failure: { code: "ENGINE_UNAVAILABLE" },
  });
});
