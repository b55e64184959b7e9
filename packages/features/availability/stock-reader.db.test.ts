import { createDatabase } from "@capstan/platform/db";
import { testEngines } from "@capstan/platform/test-kit";
import { beforeAll, expect, test } from "vitest";
import { stockReader, withStock } from "./stock-reader.server.ts";

const { database } = testEngines();
const { db, pool } = database;
const on = "2026-11-15";
const rows = ["1AA03A", "1AA03B", "1AA03C", "1AA03D"].map((sku) => ({ sku }));
const skus = rows.map(({ sku }) => sku);
const [first = "", second = ""] = skus;

async function stock(sku: string, place: string, quantity: number, nextOn: string | null = null) {
  await pool.query("insert into stock (sku, location_code, quantity, next_on) values ($1, $2, $3, $4)", [
    sku,
    place,
    quantity,
    nextOn,
  ]);
}

beforeAll(async () => {
  for (const code of ["DC-EAST", "DC-WEST", "DC-IDLE"]) {
    await pool.query(
      "insert into distribution_center (code, name, city, state, zip, latitude, longitude) values ($1, $1, 'Town', 'OH', '44101', 40, -80)",
      [code],
    );
  }
  for (const [code, center, isOpen] of [
    ["B1", "DC-EAST", true],
    ["B2", "DC-EAST", true],
    ["B3", "DC-WEST", true],
    ["B4", null, true],
    ["B5", "DC-IDLE", false],
  ]) {
    await pool.query(
      `insert into branch (code, name, address1, city, state, zip, latitude, longitude, phone, weekday_hours, distribution_center_code, is_open)
       values ($1, $1, '1 Road', 'Town', 'OH', '44101', 40, -80, '555-0100', '7-5', $2, $3)`,
      [code, center, isOpen],
    );
  }
});

test("what the distribution centers of open branches hold together is told, and nothing else counts", async () => {
  await stock("1AA01A", "DC-EAST", 2);
  await stock("1AA01A", "DC-WEST", 2);
  await stock("1AA01A", "DC-IDLE", 900);
  await stock("1AA01A", "B1", 900);
  await stock("1AA01B", "DC-WEST", 6);
  await stock("1AA01C", "DC-EAST", 0, "2026-11-20");
  await stock("1AA01D", "B1", 900);
  const known = await stockReader(db).labels(["1AA01A", "1AA01B", "1AA01C", "1AA01D", "1AA01E"], on);
  expect([...known]).toEqual([
    ["1AA01A", { kind: "few", words: "4 left" }],
    ["1AA01B", { kind: "in", words: "In stock" }],
    ["1AA01C", { kind: "later", words: "Ships Nov 20" }],
  ]);
});

test("what is gone ships with the first delivery that is due, and not on a day that is past", async () => {
  await stock("1AA02A", "DC-EAST", 0, "2026-11-20");
  await stock("1AA02A", "DC-WEST", 0, "2026-11-17");
  await stock("1AA02B", "DC-EAST", 0, "2026-11-14");
  await stock("1AA02B", "DC-WEST", 0, "2026-11-20");
  await stock("1AA02C", "DC-EAST", 0, "2026-11-02");
  await stock("1AA02D", "DC-EAST", 0, "2026-11-15");
  const known = await stockReader(db).labels(["1AA02A", "1AA02B", "1AA02C", "1AA02D"], on);
  expect([...known].map(([sku, { words }]) => `${sku}: ${words}`)).toEqual([
    "1AA02A: Ships Nov 17",
    "1AA02B: Ships Nov 20",
    "1AA02C: Out of stock",
    "1AA02D: Ships Nov 15",
  ]);
});

test("each row of a grid gets its own label, and null where nothing is known of the item", async () => {
  await stock(first, "DC-EAST", 40);
  await stock(second, "DC-EAST", 0);
  const known = await stockReader(db).labels(skus, on);
  expect(withStock(rows, known).map((row) => row.stock?.words ?? null)).toEqual([
    "In stock",
    "Out of stock",
    ...skus.slice(2).map(() => null),
  ]);
});

test("while the database is away nothing is said of stock, and nobody fails for it", async () => {
  const away = createDatabase({ url: "postgres://127.0.0.1:9/none", name: "test" });
  expect(await stockReader(away.db).labels(skus, on)).toEqual(new Map());
  await away.close();
});
