import { sql } from "kysely";
import { expect, test } from "vitest";
import { type JsonQuery, batchQuery } from "./json-query.ts";
import { testEngines, watchedDatabase } from "./test-kit/index.ts";

const { db } = testEngines().database;

function upTo(limit: number): JsonQuery<number> {
  return {
    select: sql`select coalesce(json_agg(at), '[]') from generate_series(1, ${limit}::int) as at`,
    read: (found: readonly number[]) => found.length,
  };
}

test("several questions are one statement, and each reads its own answer", async () => {
  const { watched, statements } = watchedDatabase(db);
  expect(await batchQuery(watched, { few: upTo(3), none: upTo(0), many: upTo(500) })).toEqual({
    few: 3,
    none: 0,
    many: 500,
  });
  expect(statements).toHaveLength(1);
});

test("texts of any kind come through as they are", async () => {
  const texts = ["", '3/8"-16 \\ \n', "Größe ≥ 5 µm, 𝛑", '{"a":1}'];
  const said: JsonQuery<readonly string[]> = {
    select: sql`select to_json(${texts}::text[])`,
    read: (found: readonly string[]) => found,
  };
  expect(await batchQuery(db, { said })).toEqual({ said: texts });
});
