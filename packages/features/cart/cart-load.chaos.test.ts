import { type WebProcesses, startWebProcesses } from "@capstan/features/test-kit/server";
import { type DatabaseHandle, createDatabase } from "@capstan/platform/db";
import { migrate } from "@capstan/platform/migrate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PrivateEngine, startPrivatePostgres, startPrivateRedis } from "../../../scripts/engines/private.ts";
import { LoadBuyer, type LostAddition } from "./test-kit/load/load-buyer.ts";
import { linesOfBuyer, unclaimedGuestCarts } from "./test-kit/load/load-tables.ts";
import { loadAccounts, seedBuyers } from "./test-kit/load/seed-buyers.ts";

/** `npm run soak` makes it a million. */
const operations = Number(process.env["CART_LOAD_OPERATIONS"] ?? 1_200);
const buyerCount = 32;
const processCount = 3;
/** A process starts in seconds: in a long run one dies again soon after the last is back. */
const kills = Math.max(2, Math.floor(operations / 4_000));
const origin = "http://store.example";
/** A long run tells how far it is. */
const told = 5_000;
const limitMs = 600_000 + operations * 30;

const stack = new AsyncDisposableStack();
let postgres: PrivateEngine;
let database: DatabaseHandle;
let web: WebProcesses;
let buyers: readonly LoadBuyer[];

beforeAll(async () => {
  const [startedPostgres, redis] = await Promise.all([startPrivatePostgres(), startPrivateRedis()]);
  postgres = stack.use(startedPostgres);
  stack.use(redis);
  await migrate(postgres.url, { quiet: true });
  database = createDatabase({ url: postgres.url, name: "load", queryTimeoutMs: 60_000, connectTimeoutMs: 60_000 });
  stack.defer(async () => database.close());
  database.pool.on("error", () => {});
  const { userIds, password } = await seedBuyers(database, buyerCount);
  // Nothing of the cart needs a search.
  const engines = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, OPENSEARCH_URL: "http://127.0.0.1:9" };
  web = stack.use(await startWebProcesses(processCount, origin, engines));
  const { ports } = web;
  buyers = userIds.map((userId) => new LoadBuyer({ userId, password, accounts: loadAccounts, ports, origin }));
}, 600_000);

afterAll(async () => stack.disposeAsync(), 120_000);

type Act = (buyer: LoadBuyer) => Promise<void>;

/** What a buyer does next, and how often of a hundred times. */
const acts: readonly (readonly [number, Act])[] = [
  [32, async (buyer) => buyer.add()],
  [5, async (buyer) => buyer.addInTwoTabs()],
  [9, async (buyer) => buyer.repeat()],
  [12, async (buyer) => buyer.changeQuantity()],
  [6, async (buyer) => buyer.changeInStaleTabs()],
  [8, async (buyer) => buyer.remove()],
  [7, async (buyer) => buyer.replace()],
  [4, async (buyer) => buyer.signIn()],
  [3, async (buyer) => buyer.signOut()],
  [4, async (buyer) => buyer.switchAccount()],
  [2, async (buyer) => buyer.addFromPageOfOtherAccount()],
  [6, async (buyer) => buyer.count()],
  [1, async (buyer) => buyer.look()],
  [1, async (buyer) => buyer.compare(await linesOfBuyer(database, buyer))],
];
const anyAct = acts.flatMap(([share, act]) => Array.from({ length: share }, () => act));

/** What happens to the store, by the number of operations that have begun: time tells nothing of a slow machine. */
function mishaps(): readonly { readonly at: number; happen(): Promise<void> }[] {
  const atRandom = Array.from({ length: kills }, () => ({
    at: Math.floor(operations * (0.05 + 0.9 * Math.random())),
    happen: async () => web.killOne(),
  }));
  const restarts = ([undefined, "SIGKILL"] as const).map((signal, at) => ({
    at: Math.floor((operations * (at + 1)) / 3),
    happen: async () => {
      await postgres.stop(signal);
      await postgres.start();
    },
  }));
  return [...atRandom, ...restarts].toSorted((one, other) => one.at - other.at);
}

test(
  `${operations} operations of ${buyerCount} buyers while web processes are killed and PostgreSQL restarts: every acknowledged addition is there once, others at most once, no cart mixes accounts, counts and totals match`,
  async () => {
    let begun = 0;
    let happened = Promise.resolve();
    const waiting = [...mishaps()];
    const startedAt = performance.now();
    await Promise.all(
      buyers.map(async (buyer) => {
        while (begun < operations) {
          begun += 1;
          if (begun % told === 0) tell(`${begun} operations after ${secondsSince(startedAt)} s`);
          while (waiting[0] && waiting[0].at <= begun) {
            const { happen } = waiting.shift() as (typeof waiting)[number];
            happened = happened.then(happen);
          }
          const act = anyAct[Math.floor(Math.random() * anyAct.length)] as Act;
          await act(buyer).catch(async (error: unknown) => {
            const lines = (await linesOfBuyer(database, buyer)).map((line) => Object.values(line).join(" "));
            throw new Error([error, ...buyer.trail, "in the tables:", ...lines].join("\n"), { cause: error });
          });
        }
      }),
    );
    await happened;
    const seconds = secondsSince(startedAt);
    for (const buyer of buyers) {
      await buyer.look();
      buyer.compare(await linesOfBuyer(database, buyer));
    }
    const unanswered = buyers.reduce((sum, { counts }) => sum + counts.unanswered, 0);
    const lost = buyers.flatMap((buyer) => buyer.lost);
    const unclaimed = await unclaimedGuestCarts(database, buyers);
    tell(
      `${operations} operations in ${seconds} s, ${kills} processes killed, ${unanswered} calls unanswered, ${unclaimed.length} of ${lost.length} first additions without an answer are there`,
    );
    // What nobody heard of may be there, once.
    expect(notAmong(lost, unclaimed)).toEqual([]);
  },
  limitMs,
);

function tell(text: string): void {
  process.stdout.write(`${text}\n`);
}

function secondsSince(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(0);
}

function notAmong(lost: readonly LostAddition[], found: readonly LostAddition[]): readonly string[] {
  const left = lost.map(({ sku, quantity }) => `${quantity} ${sku}`);
  return found
    .map(({ sku, quantity }) => `${quantity} ${sku}`)
    .filter((text) => {
      const at = left.indexOf(text);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
}
