import { registerClient } from "@capstan/features/api-clients/server";
import { hashPassword, savePassword } from "@capstan/features/session/server";
import {
  type StripeFake,
  type WebProcesses,
  startStripeFake,
  startWebProcesses,
} from "@capstan/features/test-kit/server";
import { bug } from "@capstan/platform/bug";
import { systemClock } from "@capstan/platform/clock";
import { type DatabaseHandle, createDatabase } from "@capstan/platform/db";
import { migrate } from "@capstan/platform/migrate";
import { type TcpGate, startTcpGate } from "@capstan/platform/test-kit/tcp-gate";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorkerProcess } from "../../../e2e/chaos/store.ts";
import { startPrivateMail } from "../../../scripts/engines/greenmail.ts";
import { type PrivateEngine, startPrivatePostgres, startPrivateRedis } from "../../../scripts/engines/private.ts";
import type { ServerProcess } from "../../../scripts/server-process.ts";
import { ApproverClient } from "./test-kit/load/approver-client.ts";
import { OrderClient } from "./test-kit/load/order-client.ts";
import { OrderMails } from "./test-kit/load/order-mails.ts";
import { miscounted, ordersKnown, subjectsDue, unfinished, wrongCaptures } from "./test-kit/load/order-outcome.ts";
import { WarehouseClient } from "./test-kit/load/warehouse-client.ts";
import { accounts, brokenRules, seedOrderStore, skus, stockUp } from "./test-kit/order-store.ts";

/** `npm run soak` makes it 200,000, and the mail server's absence a minute. */
const attempts = Number(process.env["ORDER_LOAD_ATTEMPTS"] ?? 300);
const mailAwayMs = Number(process.env["CHAOS_AWAY_MS"] ?? 4_000);
const clientCount = 32;
const processCount = 2;
/** A process starts in seconds: in a long run one dies again soon after the last is back. */
const kills = Math.max(2, Math.floor(attempts / 2_000));
/** The mail server keeps all in memory and is emptied whenever it is away. */
const mailsAway = Math.max(1, Math.floor(attempts / 5_000));
const origin = "http://store.example";
const password = "correct horse battery staple";
const webhookSecret = "whsec_load";
/** Its buyers may order nothing without asking. */
const askingAccount = "0884512923";
const approverId = "approver";
const limitMs = 900_000 + attempts * 200;

const stack = new AsyncDisposableStack();
let postgres: PrivateEngine;
let redis: PrivateEngine;
let database: DatabaseHandle;
let web: WebProcesses;
let worker: ServerProcess;
let engines: Record<string, string>;
let provider: StripeFake;
let gate: TcpGate;
let mails: OrderMails;
let warehouse: WarehouseClient;
let clients: readonly OrderClient[];

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPrivatePostgres(), startPrivateRedis()]);
  stack.use(postgres);
  stack.use(redis);
  await migrate(postgres.url, { quiet: true });
  database = createDatabase({ url: postgres.url, name: "load", queryTimeoutMs: 120_000, connectTimeoutMs: 60_000 });
  stack.defer(async () => database.close());
  database.pool.on("error", () => {});
  await seedOrderStore(database);
  // Some of it runs out: what is missing is backordered, and who cancels gives it back.
  const sold = await seedItems();
  await stockUp(database, Object.fromEntries(sold.map((sku) => [sku, 20 + Math.floor(attempts / 20)])));
  const userIds = await seedPeople();
  const mail = stack.use(await startPrivateMail({ heapMb: 1_024 }));
  mails = new OrderMails(
    mail,
    [...userIds, approverId].map((userId) => `${userId}@works.example`),
  );
  gate = stack.use(await startTcpGate({ host: "127.0.0.1", port: Number(new URL(mail.smtpUrl).port) }));
  provider = await startStripeFake({ webhookSecret });
  stack.defer(async () => provider.stop());
  engines = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    // Nothing of an order needs a search.
    OPENSEARCH_URL: "http://127.0.0.1:9",
    LOG_LEVEL: "fatal",
    PUBLIC_ORIGIN: origin,
    SMTP_URL: `smtp://127.0.0.1:${gate.port}`,
    MAIL_FROM: "Capstan Supply <store@capstan.example>",
    STRIPE_SECRET_KEY: "sk_test_load",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: provider.url,
  };
  web = stack.use(await startWebProcesses(processCount, origin, engines));
  worker = await startWorkerProcess(engines);
  const { ports } = web;
  const api = await registerClient(
    { db: database.db, clock: systemClock },
    { name: "Warehouse", accountNumber: null, scopes: ["fulfilment"] },
  );
  warehouse = new WarehouseClient({ ...(api ?? bug("there is no client")), ports });
  const approver = new ApproverClient({ userId: approverId, password, ports, origin });
  const shared = { password, skus: sold, ports, origin, provider, warehouse, approver };
  clients = userIds.map((userId) => new OrderClient({ userId, ...shared }));
  for (const client of [approver, ...clients]) await client.signIn();
}, 600_000);

afterAll(async () => {
  await worker?.[Symbol.asyncDispose]();
  await stack.disposeAsync();
}, 120_000);

async function seedPeople(): Promise<readonly string[]> {
  const userIds = Array.from({ length: clientCount }, (_, at) => `client${at}`);
  const { pool, db } = database;
  await pool.query(
    `insert into account (number, company_name, customer_kind, address1, city, state, zip)
     values ($1, 'Asking Works', 'business', '1 Road', 'Milwaukee', 'WI', '53202')`,
    [askingAccount],
  );
  await pool.query("insert into account_credit (account_number, credit_limit) values ($1, 1000000)", [askingAccount]);
  await pool.query(
    `insert into store_user (id, email, full_name, short_name) select id, id || '@works.example', id, id from unnest($1::text[]) as id`,
    [[...userIds, approverId]],
  );
  // One in eight has to ask.
  await pool.query(
    `insert into membership (user_id, account_number, role, is_current, spending_limit)
     select id, case when n % 8 = 0 then $3 else ($2::text[])[1 + n % 2] end, 'buyer', true, case when n % 8 = 0 then 0.01 end
     from unnest($1::text[]) with ordinality as it (id, n)
     union all select $4, $3, 'approver', true, null`,
    [userIds, accounts, askingAccount, approverId],
  );
  // The second account's credit runs out now and then.
  await pool.query("update account_credit set credit_limit = 20 where account_number = $1", [accounts[1]]);
  const passwordHash = await hashPassword(password);
  for (const userId of [...userIds, approverId]) await savePassword(db, { userId, passwordHash, at: new Date() });
  return userIds;
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

async function killWorker(): Promise<void> {
  if (worker.child.exitCode === null && worker.child.signalCode === null) {
    const ended = once(worker.child, "exit");
    worker.child.kill("SIGKILL");
    await ended;
  }
  worker = await startWorkerProcess(engines);
}

async function restartPostgres(signal: "SIGKILL" | undefined): Promise<void> {
  await postgres.stop(signal);
  await postgres.start();
  // The queue's library ends a worker that loses its connection; whoever runs it starts it again.
  await killWorker();
}

/** Sessions, tokens and limits are gone: everybody signs in again. */
async function wipeRedis(): Promise<void> {
  const { hostname, port } = new URL(redis.url);
  const socket = connect(Number(port), hostname);
  socket.write("FLUSHALL\r\n");
  await once(socket, "data");
  socket.destroy();
}

async function takeMailAway(): Promise<void> {
  gate.shut();
  await pause(mailAwayMs);
  await mails.collect();
  gate.open();
}

/** What happens to the store, by the number of attempts that have begun: time tells nothing of a slow machine. */
function mishaps(): readonly { readonly at: number; happen(): Promise<void> }[] {
  const at = (share: number, happen: () => Promise<void>) => ({ at: Math.floor(attempts * share), happen });
  return [
    ...Array.from({ length: kills }, () => at(0.05 + 0.9 * Math.random(), async () => web.killOne())),
    at(1 / 3, async () => restartPostgres(undefined)),
    at(2 / 3, async () => restartPostgres("SIGKILL")),
    at(0.45, wipeRedis),
    at(0.5, killWorker),
    ...Array.from({ length: mailsAway }, (_, n) => at((n + 1) / (mailsAway + 1), takeMailAway)),
  ].toSorted((one, other) => one.at - other.at);
}

async function runAll(): Promise<void> {
  let begun = 0;
  let happened = Promise.resolve();
  const waiting = [...mishaps()];
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
}

test(
  `${attempts} attempts of ${clientCount} clients with double clicks, two tabs, cards, approvals and retries while web, worker, PostgreSQL, Redis and mail fail: every acknowledged order is there once, no other is, and the books, cards and mails are right`,
  async () => {
    const startedAt = performance.now();
    await runAll();
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
    await expect
      .poll(async () => unfinished(database), { timeout: 300_000 + attempts * 20, interval: 1_000 })
      .toEqual([]);
    const acknowledged = clients.flatMap((client) => [...client.acknowledged]);
    const byCard = clients.flatMap((client) => client.cards.orders);
    const cancelled = new Set([
      ...clients.flatMap((client) => [...client.cancelled]),
      ...byCard.filter(({ isPaid }) => !isPaid).map(({ orderNumber }) => orderNumber),
    ]);
    const orders = await ordersKnown(database);
    // Every key was sent until it was answered: what is there and what was acknowledged are the same.
    const acknowledgedNumbers = new Set([
      ...acknowledged.map(([, number]) => number),
      ...byCard.map((order) => order.orderNumber),
    ]);
    const strangers = orders.filter(({ number }) => !acknowledgedNumbers.has(number));
    // A form for a card that was sent again may find its own draft replaced: that one is canceled, and the page says so.
    expect(strangers.filter(({ method, status }) => method !== "card" || status !== "cancelled")).toEqual([]);
    expect(orders).toHaveLength(acknowledgedNumbers.size + strangers.length);
    for (const { number } of strangers) cancelled.add(number);
    const keys = new Map(orders.map(({ key, number }) => [key, number]));
    for (const [key, number] of acknowledged) expect([key, keys.get(key)]).toEqual([key, number]);
    const lawful = (number: string) => {
      if (cancelled.has(number)) return ["cancelled"];
      return warehouse.shipped.has(number) ? ["in-fulfilment", "shipped"] : ["placed", "awaiting-approval"];
    };
    for (const { number, status } of orders) expect([number, ...lawful(number)]).toContain(status);
    for (const number of clients.flatMap((client) => [...client.approved]))
      expect([number, "placed", "cancelled"]).toContain(orders.find((order) => order.number === number)?.status);
    expect(await brokenRules(database.db)).toEqual([]);
    expect(await miscounted(database)).toEqual([]);
    expect(await wrongCaptures(database, provider, byCard)).toEqual([]);
    gate.shut();
    await mails.collect();
    expect(mails.twice).toEqual([]);
    expect(mails.subjects.toSorted()).toEqual((await subjectsDue(database)).toSorted());
    const sum = (of: (client: OrderClient) => number) => clients.reduce((all, client) => all + of(client), 0);
    const figures = {
      orders: orders.length,
      cancelled: cancelled.size,
      "by card": byCard.length,
      shipped: warehouse.shipped.size,
      approved: sum(({ approved }) => approved.size),
      "answers and cancellations at once": sum(({ counts }) => counts.races),
      "in two tabs": sum(({ counts }) => counts.twoTabs),
      "shown again": sum(({ counts }) => counts.changed),
      "over the credit": sum(({ counts }) => counts.refused),
      "calls unanswered": sum((client) => client.unanswered),
      repeats: sum(({ counts }) => counts.repeats),
      mails: mails.subjects.length,
    };
    const words = Object.entries(figures).map(([name, count]) => `${count} ${name}`);
    process.stdout.write(`${attempts} attempts in ${seconds} s: ${words.join(", ")}\n`);
    expect(orders.length).toBeGreaterThan(attempts / 3);
  },
  limitMs,
);
