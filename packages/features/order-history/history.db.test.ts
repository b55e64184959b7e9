import { testEngines } from "@capstan/platform/test-kit";
import { buffer, text } from "node:stream/consumers";
import { inflateRawSync } from "node:zlib";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { exportHistory } from "./export-history.server.ts";
import { type HistoryParams, historyParams } from "./history-params.ts";
import type { HistoryView } from "./order-history.ts";
import { readHistory } from "./read-history.server.ts";
import { emptyOrders, insertOrder, orrin, people, seedHistoryStore, skus } from "./test-kit/history-store.ts";

const { database } = testEngines();
const { db, pool } = database;
const deps = { db, clock: { now: () => new Date("2026-11-18T12:00:00Z") } };

beforeAll(async () => seedHistoryStore(database));
beforeEach(async () => emptyOrders(database));

const paramsOf = (query: string) => historyParams(new URL(`https://store.example/?${query}`));

async function history(query = "", visitor: keyof typeof people = "dana") {
  const view = await readHistory(deps, people[visitor], paramsOf(query));
  if (!view) throw new Error("there is no view");
  return view;
}

const found = async (query: string, visitor: keyof typeof people = "dana") =>
  (await history(query, visitor)).rows.map(({ number }) => number);

test("pages of twenty lead through all orders and back, though many were placed in the same microsecond", async () => {
  for (let at = 1; at <= 45; at += 1)
    await insertOrder(database, {
      number: `1041-${String(at).padStart(5, "0")}`,
      placedAt:
        at % 3 === 0 ? "2026-11-16T11:46:00.123456Z" : `2026-11-${String((at % 15) + 1).padStart(2, "0")}T08:00:00Z`,
    });
  const seen: string[] = [];
  const pages: (readonly string[])[] = [];
  const base = paramsOf("");
  let before: HistoryParams["before"] = null;
  for (;;) {
    const view: HistoryView | null = await readHistory(deps, people.dana, { ...base, before });
    const numbers = view?.rows.map(({ number }) => number) ?? [];
    pages.push(numbers);
    seen.push(...numbers);
    if (!view?.older) break;
    before = view.older;
  }
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(new Set(seen).size).toBe(45);
  const { rows } = await pool.query<{ number: string }>(
    "select number from sales_order order by placed_at desc, number desc",
  );
  expect(seen).toEqual(rows.map(({ number }) => number));
  const last = await readHistory(deps, people.dana, { ...base, before });
  const back = await readHistory(deps, people.dana, { ...base, after: last?.newer ?? null });
  expect(back?.rows.map(({ number }) => number)).toEqual(pages[1]);
  const first = await readHistory(deps, people.dana, { ...base, after: back?.newer ?? null });
  expect(first?.rows.map(({ number }) => number)).toEqual(pages[0]);
  expect(first?.newer).toBeNull();
});

test("an order is found by its number, the beginning of its PO, an item or its buyer, in any case", async () => {
  await insertOrder(database, { number: "1041-00001", purchaseOrder: "HF-20418", lines: [[skus[1], 3]] });
  await insertOrder(database, { number: "1041-00002", purchaseOrder: "HF-30000", user: "pat" });
  expect(await found("q=%23+1041-00001")).toEqual(["1041-00001"]);
  expect(await found("q=hf-2")).toEqual(["1041-00001"]);
  expect(await found(`q=${skus[1].toLowerCase()}`)).toEqual(["1041-00001"]);
  expect(await found("q=reyes")).toEqual(["1041-00002"]);
  expect(await found("q=HF-")).toEqual(["1041-00002", "1041-00001"]);
  expect(await found("q=20418")).toEqual([]);
  expect(await found(`q=${encodeURIComponent("%")}`)).toEqual([]);
});

test("status, dates and buyer narrow a search as well as a list", async () => {
  await insertOrder(database, { number: "1041-00001", status: "delivered", placedAt: "2026-03-01T06:00:00Z" });
  await insertOrder(database, { number: "1041-00002", status: "placed" });
  await insertOrder(database, { number: "1041-00003", status: "shipped", user: "pat" });
  await insertOrder(database, { number: "1041-00004", placedAt: "2025-10-01T00:00:00Z" });
  expect(await found("status=open")).toEqual(["1041-00003", "1041-00002"]);
  expect(await found("status=delivered")).toEqual(["1041-00001"]);
  expect(await found("buyer=pat")).toEqual(["1041-00003"]);
  expect(await found("date=last-year")).toEqual(["1041-00004"]);
  expect(await found("from=2026-03-01&to=2026-03-01")).toEqual(["1041-00001"]);
  expect(await found(`q=${skus[0]}&status=placed`)).toEqual(["1041-00002"]);
  expect(await found("date=nonsense&status=nonsense&before=nonsense")).toHaveLength(3);
});

test("another account's orders are found by nobody, whatever is searched for", async () => {
  await insertOrder(database, { number: "1041-00009", account: orrin, user: "ora", purchaseOrder: "OR-1" });
  for (const query of ["", "q=1041-00009", "q=OR-1", "q=becker", `q=${skus[0]}`, "buyer=ora", "date=all"])
    expect({ query, found: await found(query) }).toEqual({ query, found: [] });
  expect(await found("q=1041-00009", "ora")).toEqual(["1041-00009"]);
});

test("an approver reviews what waits, a buyer reorders, who only looks does neither", async () => {
  await insertOrder(database, { number: "1041-00001", status: "awaiting-approval", approveBy: "2026-11-19T00:00:00Z" });
  const actions = async (visitor: keyof typeof people) => (await history("", visitor)).rows[0]?.action;
  expect([await actions("dana"), await actions("ann"), await actions("vic")]).toEqual(["review", "reorder", null]);
});

test("the chart adds up what was spent by month and category, without what was canceled", async () => {
  await insertOrder(database, { number: "1041-00001", lines: [[skus[0], 50]] });
  await insertOrder(database, { number: "1041-00002", status: "cancelled", lines: [[skus[0], 500]] });
  await insertOrder(database, { number: "1041-00003", placedAt: "2026-01-05T00:00:00Z", lines: [[skus[1], 25]] });
  const { spend } = await history();
  expect(spend?.total).toBe("$150");
  expect(spend?.months.map(({ total }) => total).filter((total) => total !== "$0.00")).toEqual(["$50.00", "$100.00"]);
  expect(spend?.categories).toEqual([{ name: "Fasteners", amount: "$150" }]);
});

test("an export has every order of the view and of no other, in both formats, and runs no formula", async () => {
  for (let at = 1; at <= 30; at += 1)
    await insertOrder(database, {
      number: `1041-${String(at).padStart(5, "0")}`,
      purchaseOrder: at === 7 ? "=1+1" : null,
    });
  await insertOrder(database, { number: "1041-90000", account: orrin, user: "ora" });
  const csv = exportHistory(deps, people.dana, paramsOf("status=placed"), "csv");
  const rows = (await text(csv?.body as never)).trim().split("\r\n");
  expect(rows).toHaveLength(31);
  expect(rows[0]).toBe("Placed,Order,PO,Buyer,Ship to,Lines,Total,Status");
  expect(rows.find((row) => row.includes("1041-00007"))).toContain(",'=1+1,");
  const sheet = sheetOf(await buffer(exportHistory(deps, people.dana, paramsOf(""), "xlsx")?.body as never));
  expect(sheet.match(/<row>/g)).toHaveLength(31);
  expect(sheet).not.toContain("1041-90000");
  expect(sheet).toContain('<t xml:space="preserve">=1+1</t>');
});

/** The last part of the archive, by its directory, as any reader of ZIP files finds it. */
function sheetOf(file: Buffer): string {
  const end = file.length - 22;
  expect(file.readUInt32LE(end)).toBe(0x06_05_4b_50);
  let at = file.readUInt32LE(end + 16);
  for (let part = file.readUInt16LE(end + 10); part > 1; part -= 1) at += 46 + file.readUInt16LE(at + 28);
  const [packed, local] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 42)];
  const begins = local + 30 + file.readUInt16LE(local + 26);
  const bytes = inflateRawSync(file.subarray(begins, begins + packed));
  expect(bytes.length).toBe(file.readUInt32LE(at + 24));
  return bytes.toString();
}
