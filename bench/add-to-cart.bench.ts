import { randomBytes } from "node:crypto";
import { urls } from "../packages/features/urls.ts";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { doing } from "../scripts/bench/contract.ts";
import { findFreePort } from "../scripts/engines/free-ports.ts";
import { startServer } from "../scripts/server-process.ts";
import { type Buyer, fillCarts, prepareBuyers, removeCarts } from "./add-to-cart/buyers.ts";
import { countStatements } from "./add-to-cart/count-statements.ts";
import { type BenchStore, benchStore } from "./kit/bench-store.ts";
import { type Call, type Pace, type Question, pace } from "./kit/race.ts";
import { type Memory, memoryDuring } from "./kit/memory.ts";
import { ownAddress } from "./kit/own-address.ts";
import { cpuFigures } from "./kit/store-cpu.ts";
import { serveStore } from "./kit/store-server.ts";

const thresholds = { throughput: 0.4, statements: 8, growth: 2, memory: 1.1 };
const connections = 10;
/** The demo's own size: in a tiny catalog PostgreSQL reads whole tables instead of indexes. */
const items = { all: 20_000, few: 1_000 };
const maxLines = 500;
const rounds = { all: 5, few: 1 };
const usualAdditions = 1_500;

export const smallest = ["40"];
export const timeLimits: TimeLimits = { fullSeconds: 1_800, smallestSeconds: 240 };
/** Caches fill and code is compiled before memory can be called flat. */
const warmUpSeconds = 60;

/**
 * Adding to the cart by the real endpoint: session, limits, contract price, restriction, pack and stock checks, an
 * idempotency key and the whole answer, against a bare Fastify and pg that writes the line and reads the cart back. Rounds
 * alternate and the medians count. `npm run bench -- add-to-cart [additions] [seconds]`: with seconds, additions go on that
 * long and the web process's memory must stay flat.
 */
export async function run({ args, isSmallest }: BenchRun): Promise<Figures> {
  const additions = Number(args[0] ?? usualAdditions);
  const memorySeconds = Number(args[1] ?? 0);
  await using store = await benchStore(isSmallest ? items.few : items.all);
  // Each call comes from another address, so that no limit is met, and is counted all the same.
  await using server = await serveStore(store, { TRUSTED_PROXIES: "127.0.0.1" });
  const { url } = server;
  await using bare = await serveBare(store);
  const buyers = await prepareBuyers(store, url, connections);
  try {
    const ours = (sku?: string) => questions(buyers, additions, (buyer) => addCall(url, buyer, sku));
    const bareAdds = () => questions(buyers, additions, ({ bareCart, sku }) => bare.add(bareCart, sku));
    doing("agreeing to the restriction, once");
    await pace(
      questions(buyers, connections, (buyer) => addCall(url, buyer, undefined, agreed)),
      1,
    );
    await pace(ours(), connections);
    await pace(bareAdds(), connections);
    doing("measuring");
    const seen: { readonly ours: Pace; readonly bare: Pace }[] = [];
    for (let round = 0; round < (isSmallest ? rounds.few : rounds.all); round += 1) {
      const both = { bare: await pace(bareAdds(), connections), ours: await pace(ours(), connections) };
      seen.push(both);
      console.log(
        `round ${round + 1}: bare ${both.bare.perSecond.toFixed(0)}, ours ${both.ours.perSecond.toFixed(0)} a second`,
      );
    }
    const memory = await memoryOver(memorySeconds, server.pid, async () => pace(ours(), connections));
    const cost = { store, webPid: server.pid, requests: additions, rounds: 1 };
    const cpu = await cpuFigures("add", cost, async () => pace(ours(), connections));
    doing(`one line against ${maxLines}`);
    const small = await alone(url, buyers[0], additions);
    await fillCarts(store, buyers[0] as Buyer, maxLines - 1);
    const large = await alone(url, buyers[0], additions);
    doing("counting statements");
    const requests = Array.from({ length: 20 }, () => {
      const { body = "", headers = {} } = addCall(url, buyers[1] as Buyer);
      return { payload: body, headers };
    });
    const statements = await countStatements(store, { url: urls.addItems(), origin: url, requests });
    return figuresOf(seen, { small, large, statements, cpu, memory });
  } finally {
    await removeCarts(store, buyers);
  }
}

const agreed = { disclaimerAccepted: "true", lowLeadComplianceLevel: "true", willShipToRestrictedState: "NO" };
let calls = 0;

/** As the page sends it, with a key of its own. */
function addCall(url: string, buyer: Buyer, sku = buyer.sku, more: Readonly<Record<string, string>> = {}): Call {
  calls += 1;
  const form = {
    "cartEntries[0].sku": sku,
    "cartEntries[0].quantity": "1",
    idempotencyKey: randomBytes(16).toString("hex"),
    ...more,
  };
  return {
    url: `${url}${urls.addItems()}`,
    body: new URLSearchParams(form).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: url,
      cookie: buyer.cookie,
      ...ownAddress(calls),
    },
  };
}

function questions(buyers: readonly Buyer[], count: number, call: (buyer: Buyer) => Call): readonly Question[] {
  return Array.from({ length: count }, (_, at) => [call(buyers[at % buyers.length] as Buyer)]);
}

/** One after another: what a buyer waits for. */
async function alone(url: string, buyer: Buyer | undefined, additions: number): Promise<Pace> {
  if (!buyer) throw new Error("there is no buyer");
  const few = Math.min(additions, 300);
  await pace(
    questions([buyer], Math.ceil(few / 10), (one) => addCall(url, one)),
    1,
  );
  return pace(
    questions([buyer], few, (one) => addCall(url, one)),
    1,
  );
}

async function serveBare({ databaseUrl }: BenchStore) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer("bench/kit/bare-cart-server.ts", {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATABASE_URL: databaseUrl },
    log: "bench-bare-cart.log",
    endsWith: "SIGTERM",
    readyUrl: url,
  });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return {
    add: (cart: string, sku: string): Call => {
      return { url: `${url}/add`, body: new URLSearchParams({ cart, sku, quantity: "1" }).toString(), headers };
    },
    [Symbol.asyncDispose]: async () => server[Symbol.asyncDispose](),
  };
}

async function memoryOver(seconds: number, pid: number, work: () => Promise<unknown>): Promise<Memory | null> {
  if (seconds === 0) return null;
  doing("warming up");
  await memoryDuring(pid, Math.min(warmUpSeconds, seconds), work);
  doing(`watching memory for ${seconds} s`);
  return memoryDuring(pid, seconds, work);
}

interface Others {
  readonly small: Pace;
  readonly large: Pace;
  readonly statements: number;
  readonly cpu: Readonly<Record<string, string>>;
  readonly memory: Memory | null;
}

function figuresOf(
  seen: readonly { readonly ours: Pace; readonly bare: Pace }[],
  { small, large, statements, cpu, memory }: Others,
): Figures {
  const middle = (value: (round: (typeof seen)[number]) => number) =>
    seen.map(value).toSorted((one, other) => one - other)[Math.floor(seen.length / 2)] ?? 0;
  const throughput = middle(({ ours, bare }) => ours.perSecond / bare.perSecond);
  const growth = large.p50 / small.p50;
  return {
    holds:
      throughput >= thresholds.throughput &&
      statements <= thresholds.statements &&
      growth <= thresholds.growth &&
      (memory === null || memory.endMb <= memory.startMb * thresholds.memory),
    values: {
      throughput_ratio: throughput.toFixed(2),
      per_s: middle(({ ours }) => ours.perSecond).toFixed(0),
      bare_per_s: middle(({ bare }) => bare.perSecond).toFixed(0),
      statements,
      one_line_p50_ms: small.p50.toFixed(1),
      full_cart_p50_ms: large.p50.toFixed(1),
      full_cart_ratio: growth.toFixed(2),
      ...(memory && { rss_start_mb: memory.startMb.toFixed(0), rss_end_mb: memory.endMb.toFixed(0) }),
      ...cpu,
    },
  };
}
