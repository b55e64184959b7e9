import { startWorker } from "@capstan/platform/worker";
import { testEngines } from "@capstan/platform/test-kit";
import { seedStarterCatalog } from "../../demo/seed-starter.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productsIndex, searchJobs } from "./server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
let worker: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  await seedStarterCatalog(engines.databaseUrl);
  worker = await startWorker({
    pool,
    databaseUrl: engines.databaseUrl,
    log: engines.log,
    jobs: searchJobs({ db, opensearch: engines.opensearch }),
    concurrency: 2,
  });
});
afterAll(async () => worker.stop());

test("a new item reaches the index through the outbox and the worker", async () => {
  await expect
    .poll(async () => nameInIndex("2KD94A"), { timeout: 20_000 })
    .toBe("Ball Bearing, 6204-2RS, Sealed, 20 mm Bore");
});

test("a changed item reaches the index, whoever changed it", async () => {
  await db
    .updateTable("item")
    .set({ name: "Ball Bearing, 6204-2RS, Double Sealed" })
    .where("sku", "=", "2KD94A")
    .execute();
  await expect
    .poll(async () => nameInIndex("2KD94A"), { timeout: 20_000 })
    .toBe("Ball Bearing, 6204-2RS, Double Sealed");
});

test("a change that is rolled back never reaches the index", async () => {
  await expect.poll(outboxSize, { timeout: 20_000 }).toBe(0);
  await db
    .transaction()
    .execute(async (tx) => {
      await tx.updateTable("item").set({ name: "Never" }).where("sku", "=", "2KD96A").execute();
      throw new Error("changed my mind");
    })
    .catch(() => {});
  expect(await outboxSize()).toBe(0);
});

test("a deleted item leaves the index", async () => {
  await db.deleteFrom("item").where("sku", "=", "2KF13B").execute();
  await expect.poll(async () => nameInIndex("2KF13B"), { timeout: 20_000 }).toBeUndefined();
});

test("the outbox is empty once the index has caught up", async () => {
  await expect.poll(outboxSize, { timeout: 20_000 }).toBe(0);
});

async function nameInIndex(sku: string): Promise<string | undefined> {
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
