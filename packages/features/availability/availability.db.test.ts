import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, posted, testApp } from "@capstan/web/test-app";
import { beforeAll, expect, test } from "vitest";
import { seedCompany } from "../../../scripts/seed/seed-company.ts";

const engines = testEngines();
const { pool } = engines.database;
let app: TestApp;
let sku: string;
let center: string;
let branch: string;

interface Answer {
  readonly rtaResponseItems: readonly {
    readonly itemID: string;
    readonly packQtyErrorMessage: string | null;
    readonly availabilityMessage: string | null;
    readonly notes: readonly string[];
    readonly parts: readonly { readonly quantity: number; readonly kind: string; readonly date: string | null }[];
  }[];
  readonly isPickup: boolean;
}

beforeAll(async () => {
  await seedCompany({ items: 100, databaseUrl: engines.databaseUrl, kinds: ["catalog", "branches"] });
  const { rows } = await pool.query<{ sku: string }>(
    "select sku from item where lifecycle = 'active' order by sku limit 1",
  );
  sku = rows[0]?.sku ?? "";
  const places = await pool.query<{ code: string; center: string }>(
    "select code, distribution_center_code as center from branch where is_open and distribution_center_code is not null order by code limit 1",
  );
  ({ code: branch = "", center = "" } = places.rows[0] ?? {});
  await pool.query(
    "update item set ship_pack_quantity = 12, sell_pack_quantity = 1, minimum_quantity = 12, ships_freight = true, hazard_class = '3' where sku = $1",
    [sku],
  );
  await pool.query("insert into stock (sku, location_code, quantity) values ($1, $2, 24), ($1, $3, 5)", [
    sku,
    center,
    branch,
  ]);
  app = await testApp(engines);
});

async function messages(body: object): Promise<{ readonly status: number; readonly answer: Answer }> {
  const { statusCode, body: text } = await app.inject(
    posted("/rta/getrtamessages", body, { remoteAddress: "10.0.0.1" }),
  );
  return { status: statusCode, answer: JSON.parse(text) as Answer };
}

test("items and quantities are answered place by place, with the pack's message and what is promised", async () => {
  const { status, answer } = await messages({ itemIDs: [sku.toLowerCase(), "9ZZZZ9"], itemQtys: [30, 1] });
  expect(status).toBe(200);
  expect(answer.isPickup).toBe(false);
  const [known, unknown] = answer.rtaResponseItems;
  expect(known).toMatchObject({ itemID: sku, packQtyErrorMessage: "Ships in multiples of 12." });
  expect(known?.parts.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ["ship", 24],
    ["backorder", 6],
  ]);
  expect(known?.availabilityMessage).toMatch(/^24 ship (?:today|[A-Z][a-z]{2} \d+), 6 backordered, date not known$/);
  expect(known?.notes).toHaveLength(2);
  expect(unknown).toMatchObject({ itemID: "9ZZZZ9", availabilityMessage: null, packQtyErrorMessage: null, parts: [] });
});

test("picked up at a branch, the counter's pack counts and what lies there comes first", async () => {
  const { answer } = await messages({ itemIDs: [sku], itemQtys: [12], branchCode: branch });
  expect(answer.isPickup).toBe(true);
  const [line] = answer.rtaResponseItems;
  expect(line).toMatchObject({ packQtyErrorMessage: null, notes: [] });
  expect(line?.parts.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ["pickup", 5],
    ["pickup", 7],
  ]);
});

test.each([
  [{ itemIDs: [], itemQtys: [] }],
  [{ itemIDs: ["1"], itemQtys: [] }],
  [{ itemIDs: ["1"], itemQtys: [0] }],
  [{ itemIDs: ["1"], itemQtys: [100_000] }],
])("%j is refused", async (body) => {
  expect((await messages(body)).status).toBe(400);
});
