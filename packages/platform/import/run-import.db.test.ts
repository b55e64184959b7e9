import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testEngines } from "../test-kit/index.ts";
import { code, integer, oneOf, optional, refersTo, text, withDefault } from "./columns.ts";
import { list, part } from "./list-columns.ts";
import { Problem } from "./problem.ts";
import { defineRecord } from "./record.ts";
import { type ImportOptions, type ImportSummary, runImport } from "./run-import.ts";
import { openSession } from "./session.ts";

const { database, databaseUrl } = testEngines();
const { db } = database;
let folder: string;

const depotCode = (about: string) => refersTo("depot has the code", { table: "depot", column: "code" }, code(about));

const depot = defineRecord({
  name: "depot",
  about: "",
  table: "depot",
  key: ["code"],
  columns: {
    code: code(""),
    parentCode: optional(depotCode("")),
    slug: text(""),
    doors: part("", {
      table: "depot_door",
      inherits: { depotCode: "code" },
      parentKey: ["depotCode"],
      key: ["name"],
      columns: { name: text(""), width: withDefault(integer(""), 1) },
    }),
  },
  acyclic: { from: "code", to: "parentCode" },
  unique: [{ field: "slug" }],
});

const crate = defineRecord({
  name: "crate",
  about: "",
  table: "crate",
  key: ["code"],
  columns: {
    code: code(""),
    depotCode: depotCode(""),
    weight: integer(""),
    state: withDefault(oneOf("", ["full", "empty"]), "full"),
    labels: list(text("")),
  },
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "capstan-import-"));
  await sql`create table depot (code text primary key, parent_code text references depot, slug text not null unique)`.execute(
    db,
  );
  await sql`create table depot_door (depot_code text references depot, name text, width int check (width < 1000), primary key (depot_code, name))`.execute(
    db,
  );
  // The import is not told of the limit on weight.
  await sql`create table crate (code text primary key, depot_code text not null references depot,
    weight int check (weight < 1000), state text not null, labels text[] not null)`.execute(db);
});
beforeEach(async () => {
  await sql`truncate depot, depot_door, crate, import_run, import_rejection`.execute(db);
});
afterAll(async () => rm(folder, { recursive: true }));

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  // Rewritten within a millisecond it would still be the same file to the clock.
  await utimes(path, 1_700_000_000, 1_700_000_000);
  return path;
}

async function take(files: readonly string[], more: Partial<ImportOptions> = {}): Promise<ImportSummary> {
  const outcome = await runImport({ databaseUrl, kind: "test", records: [depot, crate], files, ...more });
  if (outcome instanceof Problem) throw new Error(outcome.reason);
  return outcome;
}

const jsonLines = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");
const depotRow = (name: string, more = {}) => ({ record: "depot", code: name, slug: name.toLowerCase(), ...more });
const crateRow = (name: string, more = {}) => ({ record: "crate", code: name, depotCode: "D1", weight: 5, ...more });
const rowsOf = async (table: "depot" | "crate" | "depot_door") =>
  (
    await sql<
      Record<string, unknown>
    >`select xmin::text, ctid::text, t.* from ${sql.table(table)} t order by 3, 4`.execute(db)
  ).rows;
const reasonsOf = ({ firstRejections }: ImportSummary) =>
  firstRejections.map(({ line, field, reason }) => [line, field, reason] as const);

test("rows go in wherever what they refer to stands", async () => {
  const rows = [
    crateRow("C1", { depotCode: "D2" }),
    depotRow("D2", { parentCode: "D1" }),
    depotRow("D1"),
    crateRow("C2"),
  ];
  for (const pieceBytes of [30, 1_000_000]) {
    await sql`truncate depot, depot_door, crate`.execute(db);
    const summary = await take([await fileOf(`order-${pieceBytes}.jsonl`, jsonLines(rows))], {
      pieceBytes,
      batchRows: 1,
    });
    expect(summary).toMatchObject({ read: 4, inserted: 4, rejected: 0 });
  }
});

test("a second import of the same rows rewrites none of them", async () => {
  const file = await fileOf(
    "again.jsonl",
    jsonLines([
      depotRow("D1", { doors: [{ name: "north" }, { name: "south", width: 3 }] }),
      crateRow("C1", { labels: ["a", "b"] }),
    ]),
  );
  await take([file]);
  const before = await Promise.all([rowsOf("depot"), rowsOf("depot_door"), rowsOf("crate")]);
  expect(await take([file])).toMatchObject({ inserted: 0, updated: 0, unchanged: 2, partRows: 0, isResumed: false });
  expect(await Promise.all([rowsOf("depot"), rowsOf("depot_door"), rowsOf("crate")])).toEqual(before);
});

test("a changed row is changed, its list is replaced, and its neighbors stay untouched", async () => {
  const doors = [{ name: "north" }, { name: "south" }];
  await take([await fileOf("one.jsonl", jsonLines([depotRow("D1", { doors }), crateRow("C1"), crateRow("C2")]))]);
  const untouched = (await rowsOf("crate"))[1];
  const changed = jsonLines([
    depotRow("D1", { doors: [{ name: "south", width: 2 }] }),
    crateRow("C1", { weight: 6 }),
    crateRow("C2"),
  ]);
  const summary = await take([await fileOf("two.jsonl", changed)]);
  expect(summary).toMatchObject({ inserted: 0, updated: 1, unchanged: 2, partRows: 2 });
  expect((await rowsOf("crate"))[1]).toEqual(untouched);
  expect(await rowsOf("depot_door")).toMatchObject([{ name: "south", width: 2 }]);
});

test("a wrong row is reported by line, field and reason, and the others go in", async () => {
  const content = jsonLines([
    depotRow("D1"),
    crateRow("C1", { weight: "heavy", state: "gone" }),
    crateRow("C2", { depotCode: "D9" }),
    { record: "barrel", code: "B1" },
    crateRow("C3", { colour: "red" }),
    crateRow("C4"),
    crateRow("C4", { weight: 7 }),
  ]);
  const summary = await take([await fileOf("wrong.jsonl", `${content}not json\n[1]\n`)]);
  expect(reasonsOf(summary)).toEqual([
    [2, "weight", "is not a whole number: heavy"],
    [2, "state", "is none of full, empty: gone"],
    [3, "depotCode", "no depot has the code D9"],
    [4, "record", "is none of depot, crate: barrel"],
    [5, "colour", "is not a field of crate"],
    [7, "", "line 6 has the same key"],
    [8, "", "is not valid JSON"],
    [9, "", "is not a JSON object"],
  ]);
  expect(summary).toMatchObject({ read: 9, inserted: 2, rejected: 7 });
  expect((await rowsOf("crate")).map((row) => row["code"])).toEqual(["C4"]);
});

test("what only the database refuses costs one row, not its batch, whichever way the batch goes in", async () => {
  const rows = Array.from({ length: 200 }, (_, at) => crateRow(`C${100 + at}`, at === 151 ? { weight: 5_000 } : {}));
  const file = await fileOf("check.jsonl", jsonLines([depotRow("D1"), ...rows]));
  for (const more of [{}, { pieceBytes: 500, batchRows: 5 }]) {
    await sql`truncate depot, depot_door, crate`.execute(db);
    const summary = await take([file], more);
    expect(summary).toMatchObject({ inserted: 200, rejected: 1 });
    expect(reasonsOf(summary)[0]).toEqual([153, "", expect.stringContaining("the database refuses it")]);
  }
});

test("what only the database refuses in a list costs its own record, and the lists of others stay whole", async () => {
  const depots = Array.from({ length: 9 }, (_, at) =>
    depotRow(`D${at}`, { doors: [{ name: "north" }, { name: "south", width: at === 4 ? 5_000 : at }] }),
  );
  const summary = await take([await fileOf("doors.jsonl", jsonLines(depots))]);
  expect(summary).toMatchObject({ inserted: 8, rejected: 1, partRows: 16 });
  expect(reasonsOf(summary)[0]?.[0]).toBe(5);
});

test("a row that leans on one which the database refused is refused too", async () => {
  const depots = Array.from({ length: 60 }, (_, at) => depotRow(`D${100 + at}`, at === 50 ? { slug: "d100" } : {}));
  const crates = depots.map((_, at) => crateRow(`C${100 + at}`, { depotCode: `D${100 + at}` }));
  const mixed = depots.flatMap((row, at) => [row, crates[at] ?? {}]);
  for (const more of [{}, { pieceBytes: 200, batchRows: 2 }]) {
    await sql`truncate depot, depot_door, crate`.execute(db);
    const summary = await take([await fileOf("lean.jsonl", jsonLines(mixed))], more);
    expect(reasonsOf(summary)).toEqual([
      [101, "slug", "another depot has it already: d100"],
      [102, "depotCode", "no depot has the code D150"],
    ]);
  }
});

test("the same key in two files and in two batches is refused with the place of the first", async () => {
  const first = await fileOf("first.jsonl", jsonLines([depotRow("D1"), crateRow("C1")]));
  const second = await fileOf(
    "second.jsonl",
    jsonLines([crateRow("C2"), crateRow("C1", { weight: 9 }), crateRow("C2")]),
  );
  const summary = await take([first, second], { pieceBytes: 20, batchRows: 1 });
  expect(reasonsOf(summary)).toEqual([
    [2, "", "line 2 of first.jsonl has the same key"],
    [3, "", "line 1 has the same key"],
  ]);
});

test("parents in a circle are refused, in one batch or in many", async () => {
  const rows = [depotRow("A", { parentCode: "B" }), depotRow("B", { parentCode: "A" }), depotRow("D1")];
  const file = await fileOf("circle.jsonl", jsonLines(rows));
  for (const more of [{}, { pieceBytes: 20, batchRows: 1 }]) {
    const summary = await take([file], more);
    expect(summary.rejected).toBe(2);
    expect((await rowsOf("depot")).map((row) => row["code"])).toEqual(["D1"]);
  }
  await take([await fileOf("line.jsonl", jsonLines([depotRow("D2", { parentCode: "D1" })]))]);
  const bent = await take([await fileOf("bent.jsonl", jsonLines([depotRow("D1", { parentCode: "D2" })]))]);
  expect(reasonsOf(bent)).toEqual([[1, "parentCode", "closes a circle: D1 > D2 > D1"]]);
});

test("a value that only one row may have is refused to the second, in one batch or in many", async () => {
  const rows = [depotRow("D1", { slug: "yard" }), depotRow("D2", { slug: "yard" })];
  for (const more of [{}, { pieceBytes: 20, batchRows: 1 }]) {
    await sql`truncate depot, depot_door, crate`.execute(db);
    const summary = await take([await fileOf("unique.jsonl", jsonLines(rows))], more);
    expect(reasonsOf(summary)).toEqual([[2, "slug", "another depot has it already: yard"]]);
  }
});

test("a rehearsal finds what an import would find, across batches, and leaves nothing behind", async () => {
  const rows = [depotRow("D1"), crateRow("C1"), crateRow("C2", { depotCode: "D9" }), crateRow("C3", { weight: 4_000 })];
  const file = await fileOf("dry.jsonl", jsonLines(rows));
  const rehearsed = await take([file], { isDryRun: true, pieceBytes: 30, batchRows: 1 });
  expect(await rowsOf("depot")).toEqual([]);
  expect((await sql`select from import_run`.execute(db)).rows).toEqual([]);
  const real = await take([file]);
  expect(rehearsed.firstRejections).toEqual(real.firstRejections);
  expect(rehearsed).toMatchObject({ inserted: 2, rejected: 2 });
});

test("CSV says the same as JSON Lines", async () => {
  await take([await fileOf("depots.jsonl", jsonLines([depotRow("D1")]))]);
  const csv = 'code,depotCode,weight,state,labels\r\nC1,D1,5,,"a|b, c"\r\nC2,D1,x,,\r\nC3,D1\r\n';
  const summary = await take([await fileOf("crates.csv", `\ufeff${csv}`)], { record: "crate" });
  expect(reasonsOf(summary)).toEqual([
    [3, "weight", "is not a whole number: x"],
    [4, "", "has 2 cells; the header has 5"],
  ]);
  expect(await rowsOf("crate")).toMatchObject([{ code: "C1", weight: 5, state: "full", labels: ["a", "b, c"] }]);
});

test.each([
  ["unknown.csv", "code,depotCode,weight,colour\nC1,D1,5,red\n", "the column colour is not known"],
  ["twice.csv", "code,code\nC1,C1\n", "the header names code twice"],
  ["none.csv", "\n", "there is no header"],
  ["kind.txt", "code\n", "only .csv, .jsonl and .ndjson are read"],
  ["wide.jsonl", Buffer.from("\ufeff{}", "utf16le"), "is UTF-16; save it as UTF-8"],
])("a file that can't be read as a whole is refused before anything goes in: %s", async (name, content, reason) => {
  const good = await fileOf("good.jsonl", jsonLines([depotRow("D1")]));
  const outcome = await runImport({
    databaseUrl,
    kind: "test",
    records: [depot, crate],
    files: [good, await fileOf(name, content)],
    record: name.endsWith(".csv") ? "crate" : undefined,
  });
  expect(outcome).toBeInstanceOf(Problem);
  expect((outcome as Problem).reason).toContain(reason);
  expect(await rowsOf("depot")).toEqual([]);
});

test("broken UTF-8 costs its own line and is not replaced", async () => {
  const good = Buffer.from(jsonLines([depotRow("D1"), depotRow("D2", { slug: "größe" })]));
  const bad = Buffer.concat([
    Buffer.from('{"record":"depot","code":"D3","slug":"'),
    Buffer.from([0xc3, 0x28]),
    Buffer.from('"}\n'),
  ]);
  const file = await fileOf("bytes.jsonl", Buffer.concat([good, bad, Buffer.from(jsonLines([depotRow("D4")]))]));
  for (const pieceBytes of [7, 1_000_000]) {
    await sql`truncate depot, depot_door, crate`.execute(db);
    const summary = await take([file], { pieceBytes });
    expect(reasonsOf(summary)).toEqual([[3, "", "is not valid UTF-8"]]);
    expect((await rowsOf("depot")).map((row) => row["slug"])).toEqual(["d1", "größe", "d4"]);
  }
});

test("a file with too many wrong rows is given up", async () => {
  const rows = Array.from({ length: 300 }, (_, at) => crateRow(`C${at}`, { weight: -1 }));
  const file = await fileOf("hopeless.jsonl", jsonLines([depotRow("D1"), ...rows]));
  const summary = await take([file], { maxRejected: 20, pieceBytes: 500, batchRows: 1 });
  expect(summary.isStopped).toBe(true);
  expect(summary.read).toBeLessThan(200);
  expect((await take([file], { maxRejected: 1_000 })).isResumed).toBe(false);
});

test("two imports of one kind do not run at once", async () => {
  await using other = await openSession(databaseUrl);
  await other.run("select pg_advisory_lock(hashtextextended('capstan.import.test', 0))");
  const file = await fileOf("locked.jsonl", jsonLines([depotRow("D1")]));
  const outcome = await runImport({
    databaseUrl,
    kind: "test",
    records: [depot, crate],
    files: [file],
    lockWaitMs: 50,
  });
  expect(outcome).toMatchObject({ reason: "another import of test is running" });
});

test("cut off in the midst it goes on, knows the keys it has seen, and counts as if nothing had been", async () => {
  const rows = Array.from({ length: 400 }, (_, at) => crateRow(`C${at % 380}`, { weight: at }));
  const file = await fileOf("cut.jsonl", jsonLines([depotRow("D1"), ...rows]));
  const whole = await take([file]);
  await sql`truncate depot, depot_door, crate, import_run, import_rejection`.execute(db);
  const cutOff = new Error("cut off");
  await expect(
    take([file], {
      pieceBytes: 500,
      batchRows: 1,
      onProgress: ({ rows: done }) => {
        if (done > 100) throw cutOff;
      },
    }),
  ).rejects.toThrow(cutOff);
  expect((await take([file], { isDryRun: true })).isResumed).toBe(false);
  const rest = await take([file], { pieceBytes: 500, batchRows: 1 });
  expect(rest.isResumed).toBe(true);
  expect({ ...rest, isResumed: false }).toEqual(whole);
});
