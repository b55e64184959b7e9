import { randomBytes } from "node:crypto";
import { lazyUrls } from "../packages/features/lazy-urls.ts";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { doing } from "../scripts/bench/contract.ts";
import { findFreePort } from "../scripts/engines/free-ports.ts";
import { startServer } from "../scripts/server-process.ts";
import { countStatements } from "./add-to-cart/count-statements.ts";
import { type BenchStore, benchStore } from "./kit/bench-store.ts";
import { type Call, type Pace, type Question, median, pace } from "./kit/race.ts";
import { serveStore } from "./kit/store-server.ts";
import {
  type OrderBuyer,
  fillOrderCarts,
  placeCall,
  prepareOrderBuyers,
  prepareOrderItems,
  shownOrder,
} from "./place-order/order-buyers.ts";

const thresholds = { throughput: 0.3, growth: 3 };
const connections = 10;
const items = { all: 20_000, few: 1_000 };
const usualOrders = 300;
const manyLines = { all: 500, few: 20 };
const usualLines = 5;
const rounds = { all: 5, few: 1 };
/** Placed one after another, to tell what a buyer waits for. */
const alone = 30;

export const smallest = ["20"];
export const timeLimits: TimeLimits = { fullSeconds: 900, smallestSeconds: 240 };

/**
 * Placing an order of five lines by the real endpoint: session, limits, prices, restrictions, promises, freight and tax worked
 * out again and compared with what was shown, stock, credit, number, outbox and audit; against a bare Fastify and pg that
 * writes the same rows in one transaction. Rounds alternate and the medians count. `npm run bench -- place-order [orders]`.
 */
export async function run({ args: [orders], isSmallest }: BenchRun): Promise<Figures> {
  const count = Number(orders ?? usualOrders);
  const most = isSmallest ? manyLines.few : manyLines.all;
  await using store = await benchStore(isSmallest ? items.few : items.all);
  await using server = await serveStore(store, { TRUSTED_PROXIES: "127.0.0.1" });
  await using bare = await serveBare(store);
  doing(`preparing ${count} buyers`);
  const buyers = await prepareOrderBuyers(store, server.url, count);
  const skus = await prepareOrderItems(store, most);
  const few = skus.slice(0, usualLines);
  const ours = async (who = buyers, bought: readonly string[] = few) => placing(store, server.url, who, bought);
  const like = async (bought: readonly string[]) => firstOrder(store, server.url, buyers.slice(0, 1), bought);
  const fewLike = await like(few);
  const bareOrders = async (who = buyers, bought: readonly string[] = few, liked = fewLike) => {
    const carts = await fillOrderCarts(store, who, bought);
    return who.map((buyer, at): Question => [bare.place(buyer, carts[at] ?? "", liked)]);
  };
  await pace(await ours(), connections);
  await pace(await bareOrders(), connections);
  doing("measuring");
  const seen: { readonly ours: Pace; readonly bare: Pace }[] = [];
  for (let round = 0; round < (isSmallest ? rounds.few : rounds.all); round += 1) {
    seen.push({
      bare: await pace(await bareOrders(), connections),
      ours: await pace(await ours(), connections),
    });
  }
  doing(`one line against ${most}`);
  const single = buyers.slice(0, alone);
  const one = await pace(await ours(single, skus.slice(0, 1)), 1);
  const many = await pace(await ours(single, skus), 1);
  const bareOne = await pace(await bareOrders(single, skus.slice(0, 1), await like(skus.slice(0, 1))), 1);
  const bareMany = await pace(await bareOrders(single, skus, await like(skus)), 1);
  doing("counting statements");
  const statements = { one: await statementsOf(skus.slice(0, 1)), many: await statementsOf(skus) };

  async function statementsOf(bought: readonly string[]): Promise<number> {
    const requests = (await ours(single.slice(0, 4), bought)).map(([call]) => ({
      payload: call?.body ?? "",
      headers: call?.headers ?? {},
    }));
    return countStatements(store, { url: lazyUrls.placeOrder(), origin: server.url, requests });
  }

  const throughput = median(seen.map((round) => round.ours.perSecond / round.bare.perSecond));
  const growth = many.p50 / one.p50;
  return {
    holds: throughput >= thresholds.throughput && growth <= thresholds.growth && statements.many <= statements.one,
    values: {
      throughput_ratio: throughput.toFixed(2),
      per_s: median(seen.map((round) => round.ours.perSecond)).toFixed(0),
      bare_per_s: median(seen.map((round) => round.bare.perSecond)).toFixed(0),
      p50_ms: median(seen.map((round) => round.ours.p50)).toFixed(1),
      one_line_p50_ms: one.p50.toFixed(1),
      lines: most,
      many_lines_p50_ms: many.p50.toFixed(1),
      growth: growth.toFixed(2),
      bare_one_line_p50_ms: bareOne.p50.toFixed(1),
      bare_many_lines_p50_ms: bareMany.p50.toFixed(1),
      statements: statements.one,
      many_lines_statements: statements.many,
    },
  };
}

/** The carts are filled and quoted before: only the placing is timed. */
async function placing(
  store: BenchStore,
  url: string,
  buyers: readonly OrderBuyer[],
  skus: readonly string[],
): Promise<readonly Question[]> {
  const [first] = buyers;
  if (!first) throw new Error("there is no buyer");
  await fillOrderCarts(store, buyers, skus);
  const shown = await shownOrder(url, first);
  return buyers.map((buyer): Question => [placeCall(url, buyer, shown)]);
}

/** Whose rows the bare server writes. */
async function firstOrder(
  store: BenchStore,
  url: string,
  buyers: readonly OrderBuyer[],
  skus: readonly string[],
): Promise<LikedOrder> {
  const [[call] = []] = await placing(store, url, buyers, skus);
  if (call?.body === undefined) throw new Error("there is no order to place");
  const answer = await fetch(call.url, { method: "POST", body: call.body, headers: { ...call.headers } });
  const { orderNumber } = (await answer.json()) as { orderNumber?: string };
  if (orderNumber === undefined) throw new Error(`${answer.status} from ${call.url}`);
  return { like: orderNumber, likeAccount: buyers[0]?.accountNumber ?? "" };
}

interface LikedOrder {
  readonly like: string;
  readonly likeAccount: string;
}

async function serveBare({ databaseUrl }: BenchStore) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer("bench/kit/bare-order-server.ts", {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATABASE_URL: databaseUrl },
    log: "bench-bare-order.log",
    endsWith: "SIGTERM",
    readyUrl: url,
  });
  return {
    place: ({ accountNumber, userId }: OrderBuyer, cart: string, liked: LikedOrder): Call => {
      const order = { account: accountNumber, user: userId, cart, ...liked, key: randomBytes(16).toString("hex") };
      return { url: `${url}/place`, body: JSON.stringify(order) };
    },
    [Symbol.asyncDispose]: async () => server[Symbol.asyncDispose](),
  };
}
