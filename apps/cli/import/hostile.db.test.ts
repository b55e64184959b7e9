import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testEngines } from "@capstan/platform/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Rejection } from "@capstan/platform/import";
import { importFiles } from "./import-files.ts";
import { catalogChecksum, emptyCatalog } from "./test-data/checksum.ts";
import { hostileLines } from "./test-data/hostile-rows.ts";
import { itemRow, jsonLines, categoryRows, skuAt } from "./test-data/small-catalog.ts";

const { database, databaseUrl } = testEngines();
const { pool } = database;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "capstan-hostile-"));
});
afterAll(async () => rm(folder, { recursive: true }));

const goodItems = 200;
const supersedes = { record: "relation", sku: skuAt(0), kind: "supersedes", relatedSku: skuAt(1) };
const goodRows = [...categoryRows, ...Array.from({ length: goodItems }, (_, at) => itemRow(at)), supersedes];
const hostile = hostileLines(1_000, goodItems);

test("of a thousand hostile rows among good ones each is answered with its line and field, and only the good ones go in", async () => {
  const alone = join(folder, "good.jsonl");
  await writeFile(alone, jsonLines(goodRows));
  await importFiles({ databaseUrl, kind: "catalog", files: [alone] });
  const undisturbed = await contentOnly();

  await pool.query(emptyCatalog);
  const mixed = join(folder, "mixed.jsonl");
  await writeFile(
    mixed,
    Buffer.concat([
      Buffer.from(jsonLines(goodRows)),
      ...hostile.map(({ bytes }) => Buffer.concat([bytes, Buffer.from("\n")])),
    ]),
  );
  const rejections: Rejection[] = [];
  const summary = await importFiles({
    databaseUrl,
    kind: "catalog",
    files: [mixed],
    onRejection: (rejection) => rejections.push(rejection),
  });

  const firstByLine = new Map(rejections.toReversed().map((rejection) => [rejection.line, rejection]));
  const answers = hostile.map((_, at) => firstByLine.get(goodRows.length + 1 + at)?.field);
  expect(answers).toEqual(hostile.map(({ field }) => field));
  expect(rejections.every(({ reason }) => reason.length > 5 && reason.length < 300)).toBe(true);
  expect(summary).toMatchObject({ inserted: goodRows.length, updated: 0, rejected: 1_000 });
  expect(await contentOnly()).toBe(undisturbed);
}, 300_000);

/** The checksum without the refused rows. */
async function contentOnly(): Promise<string> {
  await pool.query("delete from import_rejection");
  return catalogChecksum(pool);
}
