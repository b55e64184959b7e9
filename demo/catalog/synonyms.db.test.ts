import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { searchRecords, synonymsReader, parseQuery } from "@capstan/features/search/server";
import { Problem, runImport } from "@capstan/platform/import";
import { testEngines } from "@capstan/platform/test-kit/index";
import { afterAll, beforeAll, expect, test } from "vitest";
import { synonymRecords } from "./synonyms.ts";

const { database, databaseUrl } = testEngines();
const groups = [...synonymRecords()];
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "capstan-synonyms-"));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

test("the company's synonyms go through the public import, and a second time changes nothing", async () => {
  expect(await takeIn()).toMatchObject({ inserted: groups.length, rejected: 0 });
  expect(await takeIn()).toMatchObject({ inserted: 0, updated: 0, rejected: 0 });
});

test("whoever types a phrase of a group asks for all that stands for it", async () => {
  const synonyms = await synonymsReader(database.db)();
  const missed = groups.flatMap(({ kind, words }) =>
    (kind === "both" ? words : words.slice(0, 1)).filter((phrase) => {
      const { units, uses } = parseQuery(phrase, { synonyms });
      const meant = new Set([...units.flat(), ...uses]);
      return words.some((other) => !meant.has(other));
    }),
  );
  expect(missed).toEqual([]);
});

async function takeIn() {
  const file = join(folder, "synonyms.jsonl");
  await writeFile(file, groups.map((group) => `${JSON.stringify(group)}\n`).join(""));
  const outcome = await runImport({ databaseUrl, kind: "catalog", files: [file], records: searchRecords });
  if (outcome instanceof Problem) throw new Error(outcome.reason);
  return outcome;
}
