import { ensureProductsIndex, indexChangedItems, productsIndex } from "@capstan/features/search/server";
import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import { anonymous } from "@capstan/platform/visitor";
import { type TestApp, cookieOf, harlow, origin, seedPeople, testApp } from "@capstan/web/test-app";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { AnsweredLine } from "./quick-order.schema.ts";
import { bulkOrderReader, createFileReader } from "./server.ts";

const engines = testEngines();
const { opensearch } = engines;
const { db, pool } = engines.database;
let app: TestApp;
let ann: string;
let addresses = 0;

beforeAll(async () => {
  await seedPeople(engines.database);
  await pool.query(`insert into category (code, name, slug, icon, summary, position)
    values ('FAS', 'Fasteners', 'fasteners', 'screw-lag', '', 1)`);
  await pool.query("insert into brand (code, name, slug) values ('harbolt', 'Harbolt', 'harbolt')");
  await pool.query("insert into item_class (code, name, unspsc) values ('screw', 'Screws', '31161620')");
  await pool.query(`
    insert into item
      (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number, part_number_key,
       lifecycle, ship_pack_quantity)
    select sku, 'FAS', 'screw', 'harbolt', name, 'SCREW', number, replace(number, '-', ''), lifecycle, pack
    from (values
      ('1AA01A', 'Hex Screw', 'HX-100', 'active', 12), ('1AA02A', 'Lag Screw', '6204-2RS', 'active', 1),
      ('1AA03A', 'Wood Screw', '6204-2RS', 'active', 1), ('1AA04A', 'Old Screw', 'OLD-1', 'discontinued', 1),
      ('1AA05A', 'New Screw', 'NEW-1', 'active', 1), ('1AA06A', 'Next Screw', 'NEXT-1', 'planned', 1)
    ) as item (sku, name, number, lifecycle, pack)`);
  await pool.query("insert into item_relation (sku, kind, related_sku) values ('1AA05A', 'supersedes', '1AA04A')");
  await pool.query(
    `insert into item_alias (key, sku, kind, account_number, value) values ('BIN7', '1AA05A', 'customer', $1, 'BIN-7')`,
    [harlow[0]],
  );
  await pool.query(`insert into web_price (sku, kind, starts_on, ends_on, price, needs_sign_in)
    values ('1AA05A', 'web', '-infinity', 'infinity', 2.5, false)`);
  // The account's own catalog holds all but one of them.
  await pool.query(`insert into custom_catalog_item (catalog_code, sku)
    select 'FREE', sku from item where sku <> '1AA01A'`);
  await ensureProductsIndex(opensearch);
  await indexChangedItems({ db, opensearch });
  await opensearch.run("refresh", async (client) => client.indices.refresh({ index: opensearch.index(productsIndex) }));
  app = await testApp(engines);
  ann = await cookieOf(engines, "ann:fully-authenticated");
}, 300_000);

beforeEach(async () => {
  await pool.query("delete from cart");
  addresses += 1;
});

async function check(body: object, cookie = "") {
  const answer = await app.inject({
    method: "POST",
    url: "/content/bulk-order-pad/lines",
    payload: body,
    headers: { origin, cookie },
    remoteAddress: `10.0.3.${addresses}`,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ lines: readonly AnsweredLine[] }>().lines;
}

async function upload(bytes: Buffer) {
  return app.inject({
    method: "POST",
    url: "/content/bulk-order-pad/file",
    payload: bytes,
    headers: { origin, "content-type": "application/octet-stream" },
    remoteAddress: `10.0.3.${addresses}`,
  });
}

const skusIn = (products: readonly { readonly sku: string }[]) => products.map(({ sku }) => sku);

test("each pasted line is answered: ready, to be fixed to its pack, to be chosen, replaced, unknown or not read", async () => {
  const lines = await check({
    text: "NEW-1 x 4\n1AA01A 5\n6204-2RS x 10\nOLD-1 2\n1AA06A 1\n1AA05B 3\n1AA05A\nsee you tomorrow",
  });
  expect(lines.map(({ row, status }) => `${row} ${status}`)).toEqual([
    "1 ready",
    "2 pack",
    "3 choose",
    "4 discontinued",
    "5 not-sold",
    "6 unknown",
    "7 ready",
    "8 unread",
  ]);
  expect(lines[0]?.product).toMatchObject({ sku: "1AA05A", price: "$2.50", total: "$10.00" });
  expect(lines[1]).toMatchObject({
    quantity: 5,
    quantities: [12],
    message: "Ships in multiples of 12. You asked for 5.",
  });
  expect(skusIn(lines[2]?.choices ?? [])).toEqual(["1AA02A", "1AA03A"]);
  expect(skusIn(lines[3]?.choices ?? [])).toEqual(["1AA05A"]);
  expect(skusIn(lines[5]?.choices ?? [])).toContain("1AA05A");
  expect(lines[6]).toMatchObject({ quantity: 1, isQuantityAssumed: true, message: "No quantity given, so 1." });
});

test("an account's own number is known to that account alone", async () => {
  const [own] = await check({ text: "BIN-7 2" }, ann);
  const [other] = await check({ text: "BIN-7 2" });
  expect(own).toMatchObject({ status: "ready", product: { sku: "1AA05A" } });
  expect(other?.status).not.toBe("ready");
});

test("what the account's own catalog leaves out is not ready for its buyers, and says how it can be had", async () => {
  const [own] = await check({ text: "HX-100 12" }, ann);
  const [everybody] = await check({ text: "HX-100 12" });
  expect(everybody?.status).toBe("ready");
  expect(own).toMatchObject({
    status: "not-sold",
    choices: [],
    message: "This product is outside Approved. Switch to Your Products to order it.",
  });
});

test("any number of lines takes the same number of statements", async () => {
  const statements = async (count: number) => {
    let sent = 0;
    const count1 = () => (sent += 1);
    pool.on("acquire", count1);
    await check({
      lines: Array.from({ length: count }, (_, at) => ({ item: at % 2 ? "NEW-1" : "HX-100", quantity: 12 })),
    });
    pool.off("acquire", count1);
    return sent;
  };
  expect(await statements(1_000)).toBe(await statements(10));
});

test("a file is answered row by row, in whatever encoding, and what is no list is refused with a reason", async () => {
  const good = await upload(Buffer.from("\ufeffItem\tQty\r\nNEW-1\t4\r\nHX-100\t24\r\n", "utf16le"));
  expect(good.statusCode).toBe(200);
  expect(good.json<{ lines: readonly AnsweredLine[] }>().lines.map(({ row, status }) => `${row} ${status}`)).toEqual([
    "2 ready",
    "3 ready",
  ]);
  const refusals = [
    { bytes: Buffer.from("%PDF-1.7 order"), code: "FILE_KIND_UNKNOWN" },
    { bytes: Buffer.from("PK\u0003\u0004 order"), code: "FILE_UNREADABLE" },
    { bytes: Buffer.from(`Item,Qty\n${"NEW-1,1\n".repeat(5_001)}`), code: "FILE_TOO_LONG" },
    { bytes: Buffer.alloc(6 * 1024 * 1024, "NEW-1,1\n"), code: "BODY_TOO_LARGE" },
  ];
  for (const { bytes, code } of refusals) {
    const answer = await upload(bytes);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json<{ error: { code: string } }>().error.code).toBe(code);
  }
});

test("who checks too often is refused", async () => {
  const answers = [];
  for (let call = 0; call <= 60; call++) answers.push((await upload(Buffer.from("NEW-1,1\n"))).statusCode);
  expect(answers.at(0)).toBe(200);
  expect(answers.at(-1)).toBe(429);
});

test("a plain form is answered by rows, and another adds what is right and keeps the rest", async () => {
  const files = createFileReader();
  const reader = bulkOrderReader({ db, opensearch, clock: systemClock, files, origin });
  const post = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return reader.submit(new Request(`${origin}/content/bulk-order-pad`, { method: "POST", body: form }), anonymous);
  };
  const read = await post({ intent: "read", text: "NEW-1 x 4\n6204-2RS 2\n9ZZ99Z 1" });
  expect(read.lines.map(({ status }) => status)).toEqual(["ready", "choose", "unknown"]);
  expect((await pool.query("select 1 from cart_line")).rowCount).toBe(0);
  const added = await post({
    intent: "add",
    "item-0": "NEW-1",
    "quantity-0": "4",
    "item-1": "6204-2RS",
    "quantity-1": "2",
    "sku-1": "1AA03A",
    "item-2": "9ZZ99Z",
    "quantity-2": "1",
  });
  expect(added.lines.map(({ isAdded }) => isAdded)).toEqual([true, true, false]);
  expect(added.cookie).toMatch(/^cart=/);
  const { rows } = await pool.query("select sku, quantity from cart_line order by sku");
  expect(rows).toEqual([
    { sku: "1AA03A", quantity: 2 },
    { sku: "1AA05A", quantity: 4 },
  ]);
  const fixed = await post({ make: "0:12", "item-0": "1AA01A", "quantity-0": "5", "item-1": "", "quantity-1": "1" });
  expect(fixed.lines).toMatchObject([{ status: "ready", quantity: 12, fixedFrom: 5 }]);
  const both = await post({ intent: "add", "item-0": "1AA01A", "quantity-0": "12", "asked-0": "5" });
  expect(both.lines).toMatchObject([{ isAdded: true, fixedFrom: 5 }]);
  await files.close();
});
