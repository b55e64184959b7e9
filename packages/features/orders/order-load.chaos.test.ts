import { hashPassword, savePassword } from "@capstan/features/session/server";
import { type WebProcesses, startWebProcesses } from "@capstan/features/test-kit/server";
import { type DatabaseHandle, createDatabase } from "@capstan/platform/db";
import { migrate } from "@capstan/platform/migrate";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorkerProcess } from "../../../e2e/chaos/store.ts";
import { type PrivateEngine, startPrivatePostgres, startPrivateRedis } from "../../../scripts/engines/private.ts";
import type { ServerProcess } from "../../../scripts/server-process.ts";
import { OrderClient } from "./test-kit/order-client.ts";
import { accounts, brokenRules, seedOrderStore, skus, stockUp } from "./test-kit/order-store.ts";

/** `npm run soak` makes it 200,000. */
const attempts = Number(process.env["ORDER_LOAD_ATTEMPTS"] ?? 300);
const clientCount = 32;
const processCount = 2;
/** A process starts in seconds: in a long run one dies again soon after the last is back. */
const kills = Math.max(2, Math.floor(attempts / 2_000));
const origin = "http://store.example";
const password = "correct horse battery staple";
const limitMs = 600_000 + attempts * 150;

const stack = new AsyncDisposableStack();
let postgres: PrivateEngine;
let database: DatabaseHandle;
let web: WebProcesses;
let worker: ServerProcess;
let engines: Record<string, string>;
let clients: readonly OrderClient[];

beforeAll(async () => {
  const [startedPostgres, redis] = await Promise.all([startPrivatePostgres(), startPrivateRedis()]);
  postgres = stack.use(startedPostgres);
  stack.use(redis);
  await migrate(postgres.url, { quiet: true });
  database = createDatabase({ url: postgres.url, name: "load", queryTimeoutMs: 120_000, connectTimeoutMs: 60_000 });
  stack.defer(async () => database.close());
  database.pool.on("error", () => {});
  await seedOrderStore(database);
  // Some of it runs out: what is missing is backordered, and who cancels gives it back.
  const sold = await seedItems();
  await stockUp(database, Object.fromEntries(sold.map((sku) => [sku, 20 + Math.floor(attempts / 20)])));
  const userIds = await seedClients();
  // Nothing of an order needs a search.
  engines = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    OPENSEARCH_URL: "http://127.0.0.1:9",
    LOG_LEVEL: "error",
  };
  web = stack.use(await startWebProcesses(processCount, origin, engines));
  worker = await startWorkerProcess(engines);
  const { ports } = web;
  clients = userIds.map((userId) => new OrderClient({ userId, password, skus: sold, ports, origin }));
  for (const client of clients) await client.signIn();
}, 600_000);

afterAll(async () => {
  await worker?.[Symbol.asyncDispose]();
  await stack.disposeAsync();
}, 120_000);

async function seedClients(): Promise<readonly string[]> {
  const userIds = Array.from({ length: clientCount }, (_, at) => `client${at}`);
  await database.pool.query(
    `insert into store_user (id, email, full_name, short_name) select id, id || '@works.example', id, id from unnest($1::text[]) as id`,
    [userIds],
  );
  await database.pool.query(
    `insert into membership (user_id, account_number, role, is_current)
     select id, ($2::text[])[1 + n % 2], 'buyer', true from unnest($1::text[]) with ordinality as it (id, n)`,
    [userIds, accounts],
  );
  // The second account's credit runs out now and then.
  await database.pool.query("update account_credit set credit_limit = 20 where account_number = $1", [accounts[1]]);
  const passwordHash = await hashPassword(password);
  for (const userId of userIds) await savePassword(database.db, { userId, passwordHash, at: new Date() });
  return userIds;
}

async function killWorker(): Promise<void> {
  if (worker.child.exitCode === null && worker.child.signalCode === null) {
    const ended = once(worker.child, "exit");
    worker.child.kill("SIGKILL");
    await ended;
  }
  worker = await startWorkerProcess(engines);
}

/** More than a handful: who waits for a row is to be rare, as it is in a store. */
async function seedItems(): Promise<readonly string[]> {
  const more = Array.from({ length: 55 }, (_, at) => `2BB${String(at).padStart(2, "0")}A`);
  await database.pool.query(
    `insert into item (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number, part_number_key, weight_lb)
     select sku, 'FAS', 'screw', 'harbolt', 'Screw ' || sku, 'SCREW', sku, sku, 2 from unnest($1::text[]) as sku`,
    [more],
  );
  await database.pool.query(
    "insert into web_price (sku, kind, price) select sku, 'web', 0.0825 from unnest($1::text[]) as sku",
    [more],
  );
  return [...skus, ...more];
}

/** What happens to the store, by the number of attempts that have begun: time tells nothing of a slow machine. */
function mishaps(): readonly { readonly at: number; happen(): Promise<void> }[] {
  const atRandom = Array.from({ length: kills }, () => ({
    at: Math.floor(attempts * (0.05 + 0.9 * Math.random())),
    happen: async () => web.killOne(),
  }));
  const restarts = ([undefined, "SIGKILL"] as const).map((signal, at) => ({
    at: Math.floor((attempts * (at + 1)) / 3),
    happen: async () => {
      await postgres.stop(signal);
      await postgres.start();
      // The queue's library ends a worker that loses its connection; whoever runs it starts it again.
      await killWorker();
    },
  }));
  return [...atRandom, ...restarts, { at: Math.floor(attempts / 2), happen: killWorker }].toSorted(
    (one, other) => one.at - other.at,
  );
}

async function ordersKnown() {
  const { rows } = await database.pool.query<{ number: string; status: string; key: string }>(
    `select number, status, key from sales_order
     join order_request on order_request.account_number = sales_order.account_number
       and answer ->> 'orderNumber' = number`,
  );
  return rows;
}

test(
  `${attempts} attempts of ${clientCount} clients with double clicks and retries while web, worker and PostgreSQL die: every acknowledged order is there once, no other is, and the books are right`,
  async () => {
    let begun = 0;
    let happened = Promise.resolve();
    const waiting = [...mishaps()];
    const startedAt = performance.now();
    await Promise.all(
      clients.map(async (client) => {
        while (begun < attempts) {
          begun += 1;
          while (waiting[0] && waiting[0].at <= begun) {
            const { happen } = waiting.shift() as (typeof waiting)[number];
            happened = happened.then(happen);
          }
          await client.attempt().catch((error: unknown) => {
            throw new Error([error, ...client.trail].join("\n"), { cause: error });
          });
        }
      }),
    );
    await happened;
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
    const acknowledged = clients.flatMap((client) => [...client.acknowledged]);
    const cancelled = new Set(clients.flatMap((client) => [...client.cancelled]));
    const orders = await ordersKnown();
    // Every key was sent until it was answered: what is there and what was acknowledged are the same.
    expect(orders.map(({ key, number }) => `${key} ${number}`).toSorted()).toEqual(
      acknowledged.map(([key, number]) => `${key} ${number}`).toSorted(),
    );
    for (const { number, status } of orders)
      expect([number, status]).toEqual([number, cancelled.has(number) ? "cancelled" : "placed"]);
    const { rows } = await database.pool.query<{ orders: number }>("select count(*)::int as orders from sales_order");
    expect(rows[0]?.orders).toBe(acknowledged.length);
    await expect.poll(async () => unpublished(), { timeout: 60_000 + attempts * 10, interval: 500 }).toBe(0);
    expect(await brokenRules(database.db)).toEqual([]);
    expect(await miscounted()).toEqual([]);
    const sum = (of: (client: OrderClient) => number) => clients.reduce((all, client) => all + of(client), 0);
    process.stdout.write(
      `${attempts} attempts in ${seconds} s: ${acknowledged.length} orders, ${cancelled.size} cancelled, ${sum(({ counts }) => counts.changed)} shown again, ${sum(({ counts }) => counts.refused)} over the credit, ${sum(({ counts }) => counts.unanswered)} calls unanswered, ${sum(({ counts }) => counts.repeats)} repeats\n`,
    );
    expect(acknowledged.length).toBeGreaterThan(attempts / 3);
  },
  limitMs,
);

async function unpublished(): Promise<number> {
  const { rows } = await database.pool.query<{ events: number }>(
    "select count(*)::int as events from sales_order_event where published_at is null",
  );
  return rows[0]?.events ?? -1;
}

/** Sales that were counted twice or not at all, whichever worker died meanwhile. */
async function miscounted(): Promise<readonly unknown[]> {
  const { rows } = await database.pool.query(
    `select * from (
       select account_number, sku, count(*) as lines from sales_order_line where sales_counted group by account_number, sku
     ) as true_counts full join account_item using (account_number, sku)
     where lines is distinct from order_lines`,
  );
  return rows;
}
