import { categoryTreeReader } from "@capstan/features/catalog/server";
import { type Server, type Socket, connect, createServer } from "node:net";
import { once } from "node:events";
import { type OpensearchHandle, createOpensearch } from "@capstan/platform/opensearch";
import { testEngines } from "@capstan/platform/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedSmallCatalog } from "../../../../scripts/seed/seed-company.ts";
import { indexChangedItems, productsIndex, resultsReader, synonymsReader } from "../server.ts";

const engines = testEngines();
const { db } = engines.database;
const origin = "http://store.example";
const clock = { now: () => new Date("2026-11-15T12:00:00Z") };
const categoryTree = categoryTreeReader(db);
const synonyms = synonymsReader(db);

/** A way to the real engine that can be cut and opened again. */
class Line {
  readonly #target = new URL(process.env["OPENSEARCH_URL"] ?? "");
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  port = 0;

  async open(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(Number(this.#target.port || 9200), this.#target.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on("error", () => {});
        socket.on("close", () => [near, far].forEach((end) => end.destroy()));
      }
      near.pipe(far);
      far.pipe(near);
    });
    this.#server.listen(this.port, "127.0.0.1");
    await once(this.#server, "listening");
    const address = this.#server.address();
    this.port = typeof address === "object" ? (address?.port ?? 0) : 0;
  }

  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await once(server, "close");
  }
}

const line = new Line();
let opensearch: OpensearchHandle;
let item: { readonly sku: string; readonly manufacturer_part_number: string; readonly name: string };

beforeAll(async () => {
  await seedSmallCatalog(engines.databaseUrl);
  await indexChangedItems({ db, opensearch: engines.opensearch });
  await engines.opensearch.run("refresh", async (client) =>
    client.indices.refresh({ index: engines.opensearch.index(productsIndex) }),
  );
  await line.open();
  opensearch = createOpensearch({ url: `http://127.0.0.1:${line.port}`, prefix: engines.prefix, timeoutMs: 5_000 });
  item = await db
    .selectFrom("item")
    .select(["sku", "manufacturer_part_number", "name"])
    .where("category_code", "like", "FAS-%")
    .where("lifecycle", "=", "active")
    .orderBy("sku")
    .executeTakeFirstOrThrow();
}, 300_000);

afterAll(async () => {
  await opensearch.close();
  await line.cut();
});

const reader = (engine: OpensearchHandle) =>
  resultsReader({ db, opensearch: engine, clock, origin, categoryTree, synonyms });
const search = async (engine: OpensearchHandle, text: string) =>
  reader(engine).search(new Request(`${origin}/search?${new URLSearchParams({ searchQuery: text })}`));
const category = async (engine: OpensearchHandle, query = "") =>
  reader(engine).category(new Request(`${origin}/category/fasteners-FAS${query}`), "fasteners-FAS");

test("while the engine is away an exact item or part number is answered from PostgreSQL, and the page says that search is limited", async () => {
  const away = createOpensearch({ url: "http://127.0.0.1:9", prefix: "" });
  for (const text of [item.sku, item.sku.toLowerCase(), item.manufacturer_part_number]) {
    const view = await search(away, text);
    expect(view.isLimited).toBe(true);
    expect(view.families.flatMap(({ rows }) => rows.map(({ sku }) => sku))).toContain(item.sku);
  }
  expect((await search(away, item.sku)).exact).toMatchObject({ sku: item.sku, name: item.name });
  expect(await search(away, "hex cap screw")).toMatchObject({ isLimited: true, total: 0, families: [], exact: null });
});

test("while the engine is away words lead to the categories that may have them, the one that they name first", async () => {
  const away = createOpensearch({ url: "http://127.0.0.1:9", prefix: "" });
  const categoriesFor = async (text: string) => (await search(away, text)).categories.map(({ name }) => name);
  expect((await categoriesFor("hex cap screw"))[0]).toBe("Hex Cap Screws");
  expect((await categoriesFor("1/2 in brass ball valve"))[0]).toBe("Ball Valves");
  expect((await categoriesFor("something to stop a nut from shaking loose")).length).toBeGreaterThan(0);
  expect(await categoriesFor("qqxxzzyy")).toEqual([]);
  expect(await categoriesFor(item.sku)).toEqual([]);
});

test("while the engine is away a category shows its first items, and claims no filter that nobody applied", async () => {
  const away = createOpensearch({ url: "http://127.0.0.1:9", prefix: "" });
  const view = await category(away, "?f.finish=Plain");
  expect(view).toMatchObject({ isLimited: true, title: "Fasteners", applied: [], facets: [], pages: null });
  expect(view?.families.length).toBeGreaterThan(0);
});

test("an outage is met at once once it is known, and the engine is used again within seconds of its return", async () => {
  expect(await search(opensearch, "hex cap screw")).toMatchObject({ isLimited: false });
  await line.cut();
  for (let call = 0; call < 6; call += 1) expect((await search(opensearch, "hex cap screw")).isLimited).toBe(true);
  const began = performance.now();
  expect((await category(opensearch))?.isLimited).toBe(true);
  expect((await search(opensearch, item.sku)).exact?.sku).toBe(item.sku);
  expect(performance.now() - began).toBeLessThan(2_000);
  await line.open();
  const view = () => search(opensearch, "hex cap screw");
  await expect.poll(async () => (await view()).isLimited, { timeout: 5_000, interval: 200 }).toBe(false);
  expect((await view()).total).toBeGreaterThan(0);
  expect(await category(opensearch)).toMatchObject({ isLimited: false });
});
