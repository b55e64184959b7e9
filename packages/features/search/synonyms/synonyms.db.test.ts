import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "@capstan/platform/db";
import { Problem, runImport } from "@capstan/platform/import";
import { testEngines } from "@capstan/platform/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchRecords, synonymsReader } from "../server.ts";

const { database, databaseUrl } = testEngines();
const { db } = database;
const freshMs = 50;
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "capstan-synonyms-"));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

test("a merchandiser's file is live in a running store once it is in, and so is every later edit", async () => {
  const read = synonymsReader(db, { freshMs });
  const meansNow = async (typed: string) => (await read()).expand(typed.split(" "));
  expect(await meansNow("zip tie")).toEqual([["zip"], ["tie"]]);

  await importCsv("TIES,both,cable tie|zip tie,", "PPE,oneway,ppe|hard hat,for newcomers");
  await expect.poll(async () => meansNow("zip tie")).toEqual([["zip tie", "cable tie"]]);
  expect(await meansNow("ppe")).toEqual([["ppe", "hard hat"]]);

  await db
    .updateTable("synonym_group")
    .set({ words: ["cable tie", "zip tie", "wire tie"] })
    .where("code", "=", "TIES")
    .execute();
  await expect.poll(async () => meansNow("wire tie")).toEqual([["wire tie", "cable tie", "zip tie"]]);

  await importCsv("TIES,off,cable tie|zip tie|wire tie,");
  await expect.poll(async () => meansNow("wire tie")).toEqual([["wire"], ["tie"]]);
});

test("a change that commits late is seen, though another that began after it was seen before", async () => {
  const read = synonymsReader(db, { freshMs });
  const means = async (word: string) => (await read()).expand([word])[0];
  await importCsv("EARLY,both,one|two,", "LATE,both,three|four,");
  await db.transaction().execute(async (tx) => {
    // The first statement sets the transaction's time.
    await tx
      .updateTable("synonym_group")
      .set({ words: ["one", "uno"] })
      .where("code", "=", "EARLY")
      .execute();
    await importCsv("LATE,both,three|tres,");
    await expect.poll(async () => means("three")).toEqual(["three", "tres"]);
  });
  await expect.poll(async () => means("one")).toEqual(["one", "uno"]);
});

test("without the database the last synonyms stay, and a process that never had any searches without", async () => {
  const own = createDatabase({ url: databaseUrl, name: "gone", queryTimeoutMs: 1_000, connectTimeoutMs: 500 });
  await importCsv("RODS,both,threaded rod|all thread,");
  const read = synonymsReader(own.db, { freshMs });
  await expect.poll(async () => (await read()).expand(["all", "thread"])).toEqual([["all thread", "threaded rod"]]);
  await own.close();
  await new Promise((resolve) => setTimeout(resolve, 3 * freshMs));
  for (let times = 0; times < 3; times++) {
    expect((await read()).expand(["all", "thread"])).toEqual([["all thread", "threaded rod"]]);
  }
  expect((await synonymsReader(own.db)()).expand(["all", "thread"])).toEqual([["all"], ["thread"]]);
});

test("a wrong group is answered with its reason, and the same file again changes nothing", async () => {
  const rows = ["OK,both,grub screw|set screw,", "ONE,both,alone,", "LOUD,both,Zip Tie|cable tie,", "ODD,each,a|b,"];
  const { inserted, firstRejections } = await importCsv(...rows);
  expect(inserted).toBe(1);
  expect(firstRejections.map(({ line, field, reason }) => `${line} ${field} ${reason}`)).toEqual([
    "3 words names fewer than two phrases",
    expect.stringMatching(/^4 words\[0\] is not a phrase in lower case/),
    expect.stringMatching(/^5 kind /),
  ]);
  expect(await importCsv(...rows)).toMatchObject({ inserted: 0, updated: 0, unchanged: 1 });
});

test("the table itself refuses what no search could look up", async () => {
  const put = async (words: string[]) =>
    db.insertInto("synonym_group").values({ code: "X", kind: "both", words }).execute();
  for (const words of [["alone"], ["same", "same"], ["Loud", "quiet"], ["two  spaces", "b"], ["b", "x".repeat(61)]]) {
    await expect(put(words)).rejects.toThrow(/synonym_group_words_check/);
  }
});

let files = 0;

async function importCsv(...rows: readonly string[]) {
  const file = join(folder, `${(files += 1)}.csv`);
  await writeFile(file, ["code,kind,words,note", ...rows, ""].join("\n"));
  const outcome = await runImport({
    databaseUrl,
    kind: "catalog",
    files: [file],
    record: "synonyms",
    records: searchRecords,
  });
  if (outcome instanceof Problem) throw new Error(outcome.reason);
  return outcome;
}
