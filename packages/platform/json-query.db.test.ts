import { sql } from "kysely";
import { expect, test } from "vitest";
import { type JsonQuery, batchQuery, columnsQuery, constantQuery } from "./json-query.ts";
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

test("rows that travel by columns come back as they were, in order and with what is missing", async () => {
  const rows = [
    { name: "bolt", price: "0.0185", packs: [1, 2] },
    { name: 'tab "and" \\', price: null, packs: [] },
  ];
  const columns = { name: sql`name`, price: sql`price::text`, packs: sql`packs` };
  const from = (given: readonly object[]) =>
    sql`json_to_recordset(${JSON.stringify(given)}) as row (name text, price numeric(14, 4), packs json)`;
  const answers = await batchQuery(db, {
    all: columnsQuery(columns, from(rows)),
    none: columnsQuery(columns, from([])),
  });
  expect(answers).toEqual({ all: rows, none: [] });
});

test("an answer that is known keeps its place in the statement", async () => {
  expect(await batchQuery(db, { known: constantQuery(new Map([["a", 1]])), few: upTo(2) })).toEqual({
    known: new Map([["a", 1]]),
    few: 2,
  });
});
