import { lazyUrls } from "../packages/features/lazy-urls.ts";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { doing } from "../scripts/bench/contract.ts";
import { benchSession } from "./kit/bench-session.ts";
import { benchStore } from "./kit/bench-store.ts";
import { type Question, median, pace } from "./kit/race.ts";
import { type StoreServer, serveStore } from "./kit/store-server.ts";
import { type OrderStore, copyOfStore, fillOrders, ownOrder } from "./orders/order-lines.ts";

const threshold = 1.5;
const items = 1_000;
const usualLines = 20_000_000;
/** What the small company has beside the account that is looked at. */
const smallLines = 20_000;
const rounds = { all: 7, few: 1 };
const requests = { all: 40, few: 4 };

export const smallest = ["40000"];
export const timeLimits: TimeLimits = { fullSeconds: 5_400, smallestSeconds: 300 };

/**
 * Order history, search and an order's page of one account with 6,000 lines, in a company with so many lines against the
 * same account in a small company. Rounds alternate, the medians count. `npm run bench -- orders [lines]`.
 */
export async function run({ args: [given], isSmallest }: BenchRun): Promise<Figures> {
  const lines = Number(given ?? usualLines);
  const { databaseUrl, prefix } = await preparedStore();
  await using small = await copyOfStore(databaseUrl, { name: "orders_small", prefix });
  await using large = await copyOfStore(databaseUrl, { name: "orders_large", prefix });
  await fillOrders(small, Math.min(smallLines, lines / 2));
  doing(`writing ${lines} order lines`);
  await fillOrders(large, lines);
  await using smallServer = await serveStore(small, { TRUSTED_PROXIES: "127.0.0.1" });
  await using largeServer = await serveStore(large, { TRUSTED_PROXIES: "127.0.0.1" });
  const count = isSmallest ? requests.few : requests.all;
  const sides = {
    small: await questionsOf(small, smallServer, count),
    large: await questionsOf(large, largeServer, count),
  };
  const kinds = Object.keys(sides.small);
  doing("measuring");
  const values: Record<string, number | string> = { lines };
  let worst = 0;
  for (const kind of kinds) {
    const ask = async (side: keyof typeof sides) => (await pace(sides[side][kind] ?? [], 1)).p50;
    await ask("small");
    await ask("large");
    const seen: { readonly small: number; readonly large: number }[] = [];
    for (let round = 0; round < (isSmallest ? rounds.few : rounds.all); round += 1)
      seen.push({ small: await ask("small"), large: await ask("large") });
    const growth = median(seen.map((round) => round.large / round.small));
    worst = Math.max(worst, growth);
    values[`${kind}_growth`] = growth.toFixed(2);
    values[`${kind}_p50_ms`] = median(seen.map((round) => round.large)).toFixed(1);
    values[`${kind}_small_p50_ms`] = median(seen.map((round) => round.small)).toFixed(1);
  }
  return { holds: worst <= threshold, values };
}

/** Made once and kept; what the bench writes goes into copies, which are dropped. */
async function preparedStore(): Promise<{ readonly databaseUrl: string; readonly prefix: string }> {
  await using store = await benchStore(items);
  return { databaseUrl: store.databaseUrl, prefix: store.prefix };
}

async function questionsOf(
  store: OrderStore,
  { url }: StoreServer,
  count: number,
): Promise<Readonly<Record<string, readonly Question[]>>> {
  const cookie = `session=${await benchSession(store, url, `${ownOrder.user}:fully-authenticated`)}`;
  const paths = {
    history: lazyUrls.orderHistoryView(),
    by_purchase_order: lazyUrls.orderHistoryView({ q: ownOrder.purchaseOrder }),
    by_item: lazyUrls.orderHistoryView({ q: store.sku }),
    by_buyer: lazyUrls.orderHistoryView({ q: ownOrder.buyer }),
    detail: lazyUrls.order({ orderNumber: ownOrder.number }),
  };
  return Object.fromEntries(
    Object.entries(paths).map(([kind, path]) => [
      kind,
      Array.from({ length: count }, (): Question => [{ url: url + path, headers: { cookie } }]),
    ]),
  );
}
