import { startWorker } from "@capstan/platform/worker";
import { testEngines } from "@capstan/platform/test-kit";
import { seedSmallCatalog } from "../../../scripts/seed/seed-company.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productsIndex, searchJobs } from "./server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
type Named = { readonly sku: string; readonly name: string };
let [first, second, third]: (Named | undefined)[] = [];
let worker: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  await seedSmallCatalog(engines.databaseUrl);
  [first, second, third] = await db.selectFrom("item").select(["sku", "name"]).orderBy("sku").limit(3).execute();
  worker = await startWorker({
    pool,
    databaseUrl: engines.databaseUrl,
    log: engines.log,
    jobs: searchJobs({ db, opensearch: engines.opensearch, clock: { now: () => new Date() } }),
    concurrency: 2,
  });
});
afterAll(async () => worker.stop());

test("a new item reaches the index through the outbox and the worker", async () => {
  await expect.poll(async () => nameInIndex(first?.sku), { timeout: 20_000 }).toBe(first?.name);
});

test("a changed item reaches the index, whoever changed it", async () => {
  await db
    .updateTable("item")
    .set({ name: "Ball Bearing, 6204-2RS, Double Sealed" })
    .where("sku", "=", first?.sku ?? "")
    .execute();
  await expect
    .poll(async () => nameInIndex(first?.sku), { timeout: 20_000 })
    .toBe("Ball Bearing, 6204-2RS, Double Sealed");
});

test("a change that is rolled back never reaches the index", async () => {
  await expect.poll(outboxSize, { timeout: 20_000 }).toBe(0);
  await db
    .transaction()
    .execute(async (tx) => {
      await tx
        .updateTable("item")
        .set({ name: "Never" })
        .where("sku", "=", second?.sku ?? "")
        .execute();
      throw new Error("changed my mind");
    })
    .catch(() => {});
  expect(await outboxSize()).toBe(0);
});

test("a deleted item leaves the index", async () => {
  const sku = third?.sku ?? "";
  await db.deleteFrom("item_alias").where("sku", "=", sku).execute();
  await db
    .deleteFrom("item_relation")
    .where((where) => where.or([where("sku", "=", sku), where("related_sku", "=", sku)]))
    .execute();
  await db.deleteFrom("item").where("sku", "=", sku).execute();
  await expect.poll(async () => nameInIndex(third?.sku), { timeout: 20_000 }).toBeUndefined();
});

test("the outbox is empty once the index has caught up", async () => {
  await expect.poll(outboxSize, { timeout: 20_000 }).toBe(0);
});

async function nameInIndex(sku = ""): Promise<string | undefined> {
  const index = engines.opensearch.index(productsIndex);
  const answer = await engines.opensearch.run("get", async (client) =>
    client.get({ index, id: sku }, { ignore: [404] }),
  );
  return (answer.body._source as { name: string } | undefined)?.name;
}

async function outboxSize(): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
