import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sized, testEngines } from "@capstan/platform/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importFiles } from "./import-files.ts";
import { catalogChecksum, emptyCatalog } from "./test-data/checksum.ts";
import { hostileLines } from "./test-data/hostile-rows.ts";
import { itemRow, jsonLines, categoryRows, skuAt } from "./test-data/small-catalog.ts";

const { database, databaseUrl } = testEngines();
const { pool } = database;
const script = join(import.meta.dirname, "../main.ts");
const items = sized(8_000, 20_000);
const kills = sized(4, 10);
let folder: string;
let files: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "capstan-kill-"));
  files = [join(folder, "1-links.jsonl"), join(folder, "2-items.jsonl"), join(folder, "3-hostile.jsonl")];
  // Links stand before what they link, so that the second look is among what is killed.
  const links = Array.from({ length: 2_000 }, (_, at) => ({
    record: "relation",
    sku: skuAt(at),
    kind: at % 2 === 0 ? "supersedes" : "related",
    relatedSku: skuAt(at + 1),
  }));
  const hostile = hostileLines(400, items).flatMap(({ bytes }) => [bytes, Buffer.from("\n")]);
  await writeFile(files[0] ?? "", jsonLines(links));
  await writeFile(
    files[1] ?? "",
    jsonLines([...Array.from({ length: items }, (_, at) => itemRow(at)), ...categoryRows]),
  );
  await writeFile(files[2] ?? "", Buffer.concat(hostile));
});
afterAll(async () => rm(folder, { recursive: true }));

test(`killed ${kills} times at random moments and run again, it leaves what an undisturbed run leaves`, async () => {
  await importFiles({ databaseUrl, kind: "catalog", files });
  const undisturbed = await catalogChecksum(pool);
  await pool.query(emptyCatalog);

  for (let kill = 0; kill < kills; kill += 1) {
    const before = await position();
    const child = start();
    await moved(before, child);
    await sleep(randomInt(0, 121));
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }
  const wasUnfinished = (await position()) !== "finished";
  const last = start();
  await once(last, "exit");

  expect(last.exitCode).toBe(1);
  expect(wasUnfinished, "the file is too short for so many kills").toBe(true);
  expect(await catalogChecksum(pool)).toBe(undisturbed);
  expect(await runs()).toBe(1);
  expect(await skusInOutbox()).toBe(items);
}, 300_000);

function start(): ChildProcess {
  const args = [script, "import", "catalog", ...files, "--database", databaseUrl, "--batch-rows", "100"];
  return spawn(process.execPath, args, { stdio: "ignore" });
}

/** Until a batch more is in: each kill then falls into work, and not into the start of a process. */
async function moved(before: string, child: ChildProcess): Promise<void> {
  const isOver = () => child.exitCode !== null;
  while (!isOver() && (await position()) === before) await sleep(10);
}

async function position(): Promise<string> {
  const { rows } = await pool.query<{ place: string }>(
    `select case state when 'running' then concat_ws(':', file_index, byte_offset, (select count(*) from item_relation))
     else state end as place from import_run order by id desc limit 1`,
  );
  return rows[0]?.place ?? "";
}

async function runs(): Promise<number> {
  return (await pool.query("select from import_run")).rowCount ?? 0;
}

async function skusInOutbox(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(distinct sku)::int as count from outbox, unnest(keys) sku where topic = 'item'",
  );
  return rows[0]?.count ?? 0;
}
