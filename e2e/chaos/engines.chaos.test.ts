import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formFields } from "@capstan/features/marketing/server";
import { urls } from "@capstan/features/urls";
import { createDatabase } from "@capstan/platform/db";
import { migrate } from "../../packages/platform/migrate.ts";
import {
  type PrivateEngine,
  startPrivateOpensearch,
  startPrivatePostgres,
  startPrivateRedis,
} from "../../scripts/engines/private.ts";
import { seedSmallCatalog } from "../../scripts/seed/seed-company.ts";
import { type Store, startStore, startWorkerProcess } from "./store.ts";
import { startVisitors } from "./visitors.ts";

/** How long each engine stays away: long enough for its breaker to open; `npm run soak` makes it minutes. */
const awayMs = Number(process.env["CHAOS_AWAY_MS"] ?? 4_000);
const second = 1_000;
const names = ["postgresql", "redis", "opensearch"] as const;
type Name = (typeof names)[number];

const engines = {} as Record<Name, PrivateEngine>;
let store: Store;

beforeAll(async () => {
  [engines.postgresql, engines.redis, engines.opensearch] = await Promise.all([
    startPrivatePostgres(),
    startPrivateRedis(),
    startPrivateOpensearch(),
  ]);
  await migrate(engines.postgresql.url, { quiet: true });
  await seedSmallCatalog(engines.postgresql.url);
  store = await startStore(3_210, engineUrls(), { TRUSTED_PROXIES: "127.0.0.1" });
}, 300_000);

afterAll(async () => {
  await store?.[Symbol.asyncDispose]();
  await Promise.all(Object.values(engines).map(async (engine) => engine[Symbol.asyncDispose]()));
}, 60_000);

function engineUrls(): Record<string, string> {
  return { DATABASE_URL: engines.postgresql.url, REDIS_URL: engines.redis.url, OPENSEARCH_URL: engines.opensearch.url };
}

const outages = [
  {
    what: "killed",
    begin: async (engine: PrivateEngine) => engine.stop("SIGKILL"),
    end: async (engine: PrivateEngine) => engine.start(),
  },
  {
    what: "frozen",
    begin: async (engine: PrivateEngine) => engine.pause(),
    end: async (engine: PrivateEngine) => engine.resume(),
  },
];

describe.each(names)("%s", (name) => {
  test.each(outages)(
    "$what under load: the home page answers 200 with its categories in under a second, and all is well again after",
    async ({ begin, end }) => {
      const visitors = startVisitors(`${store.url}/`, 8, 20);
      await pause(second);
      await begin(engines[name]);
      const awayFrom = performance.now();
      await pause(awayMs);
      expect((await readiness())[name]).toBe("away");
      await end(engines[name]);
      await expect.poll(async () => (await readiness())[name], { timeout: 20_000, interval: 200 }).toBe("up");
      await expect.poll(async () => worksWith(name), { timeout: 20_000, interval: 200 }).toBe(true);
      await visitors.stop();

      const during = visitors.since(awayFrom);
      expect(during.length).toBeGreaterThan(20);
      expect(during.filter((visit) => visit.status !== 200)).toEqual([]);
      expect(during.filter((visit) => !visit.body.includes("Fasteners")).length).toBe(0);
      const slowest = Math.max(...during.map((visit) => visit.endedAt - visit.startedAt));
      console.info(`${name}: ${during.length} visits, slowest ${slowest.toFixed(0)} ms`);
      expect(slowest).toBeLessThan(second);
    },
    awayMs + 120_000,
  );
});

let outagesSeen = 0;

test.each(outages)(
  "redis $what under load: adding to the cart, signing up and giving feedback answer in under a second, in words where refused",
  async ({ begin, end }) => {
    const forms = [
      { path: urls.cart(), body: { sku: await anySku(), quantity: "1" } },
      {
        path: urls.emailSignUp(),
        body: formFields({ address: "ann@mill.example", source: "STORE_FOOTER" }),
      },
      { path: urls.feedback(), body: { rating: "", text: "More drawings, please." } },
    ];
    // A new address for each outage and each try: the limits of the one before are still in the process's memory.
    outagesSeen += 1;
    const from = `192.0.2.${outagesSeen}`;
    await begin(engines.redis);
    const awayFrom = performance.now();
    const posts: Post[] = [];
    const posters = forms.flatMap(({ path, body }) =>
      [1, 2, 3].map(async () => {
        while (performance.now() - awayFrom < awayMs) {
          posts.push(await post(`${store.url}${path}`, { body, from }));
          await pause(20);
        }
      }),
    );
    await Promise.all(posters);
    await end(engines.redis);
    await expect.poll(async () => (await readiness())["redis"], { timeout: 20_000, interval: 200 }).toBe("up");

    const slowest = Math.max(...posts.map(({ ms }) => ms));
    const refused = posts.filter(({ location }) => location.startsWith("/refused"));
    console.info(`redis: ${posts.length} posts, ${refused.length} refused, slowest ${slowest.toFixed(0)} ms`);
    for (const { path } of forms) {
      const own = posts.filter((one) => one.path === path);
      expect(own.length).toBeGreaterThan(20);
      expect(own.filter(({ status }) => status !== 303)).toEqual([]);
      // The first are taken: the limits go on in memory, from zero.
      expect(own.slice(0, 5).filter(({ location }) => !location.startsWith(path))).toEqual([]);
    }
    expect(slowest).toBeLessThan(second);
    const words = await (await fetch(`${store.url}${refused[0]?.location ?? ""}`)).text();
    expect(words).toContain("Too many requests came from you in a short time.");
  },
  awayMs + 120_000,
);

test.each(outages)(
  "redis $what: who is signed in is told that it can't be checked, and nobody else is",
  async ({ begin, end }) => {
    const notice = "We can&#x27;t check your sign-in right now.";
    const home = async (cookie: string) => {
      const answer = await fetch(`${store.url}/`, { headers: { cookie } });
      return { isTold: (await answer.text()).includes(notice), kept: answer.headers.get("cache-control") };
    };
    await begin(engines.redis);
    try {
      expect(await home("session=somebody.somewhere")).toEqual({ isTold: true, kept: "private, no-cache" });
      expect(await home("")).toMatchObject({ isTold: false });
    } finally {
      await end(engines.redis);
    }
    await expect.poll(async () => (await readiness())["redis"], { timeout: 20_000, interval: 200 }).toBe("up");
    await expect.poll(async () => (await home("session=somebody.somewhere")).isTold, { timeout: 20_000 }).toBe(false);
  },
  120_000,
);

test("the worker outlives a restart of PostgreSQL and of OpenSearch: what changes after them still reaches the index", async () => {
  await using worker = await startWorkerProcess(engineUrls());
  const hexCapScrew = expect.stringMatching(/^Hex Cap Screw,/);
  await expect.poll(async () => suggested("hex cap"), { timeout: 60_000 }).toContainEqual(hexCapScrew);
  await engines.opensearch.stop("SIGKILL");
  await engines.postgresql.stop("SIGKILL");
  await pause(awayMs);
  await engines.postgresql.start();
  await engines.opensearch.start();
  expect(worker.child.exitCode).toBeNull();

  const { db, close } = createDatabase({ url: engines.postgresql.url, name: "chaos", connectTimeoutMs: 5_000 });
  await db
    .updateTable("item")
    .set({ name: "Renamed After the Outage" })
    .where("sku", "=", (where) => where.selectFrom("item").select("sku").orderBy("sku").limit(1))
    .execute();
  await close();
  await expect
    .poll(async () => suggested("renamed after"), { timeout: 60_000, interval: 500 })
    .toContain("Renamed After the Outage");
}, 180_000);

test("a store that starts while PostgreSQL is away serves the home page without categories, and shows them once it is back", async () => {
  await engines.postgresql.stop("SIGKILL");
  await using late = await startStore(3_220, engineUrls());
  const startedAt = performance.now();
  const first = await fetch(`${late.url}/`);
  const text = await first.text();
  expect(performance.now() - startedAt).toBeLessThan(2 * second);
  expect(first.status).toBe(200);
  expect(text).toContain("can&#x27;t be shown right now");
  await engines.postgresql.start();
  await expect.poll(async () => (await fetch(`${late.url}/`)).text(), { timeout: 20_000 }).toContain("Fasteners");
}, 120_000);

interface Post {
  readonly path: string;
  readonly status: number;
  readonly location: string;
  readonly ms: number;
}

interface Form {
  readonly body: Readonly<Record<string, string>>;
  /** The visitor's address. */
  readonly from: string;
}

/** As a browser posts a form by itself. */
async function post(url: string, { body, from }: Form): Promise<Post> {
  const startedAt = performance.now();
  const answer = await fetch(url, {
    method: "POST",
    body: new URLSearchParams(body),
    headers: { accept: "text/html", origin: store.url, "x-forwarded-for": from },
    redirect: "manual",
    signal: AbortSignal.timeout(20_000),
  });
  await answer.text();
  const ms = performance.now() - startedAt;
  return { path: new URL(url).pathname, status: answer.status, location: answer.headers.get("location") ?? "", ms };
}

async function anySku(): Promise<string> {
  const { db, close } = createDatabase({ url: engines.postgresql.url, name: "chaos", connectTimeoutMs: 5_000 });
  const { sku } = await db.selectFrom("item").select("sku").orderBy("sku").limit(1).executeTakeFirstOrThrow();
  await close();
  return sku;
}

async function suggested(text: string): Promise<string[]> {
  const answer = await fetch(`${store.url}/tap?${new URLSearchParams({ t: text, tae: "true" })}`);
  const body = (await answer.json()) as { products?: readonly { shortDesc: string }[] };
  return (body.products ?? []).map(({ shortDesc }) => shortDesc);
}

async function readiness(): Promise<Record<string, string>> {
  const answer = await fetch(`${store.url}/readyz`);
  return ((await answer.json()) as { engines: Record<string, string> }).engines;
}

/** The engine is used again, not only reachable: the breaker has closed. */
async function worksWith(name: Name): Promise<boolean> {
  if (name !== "opensearch") return true;
  const answer = await fetch(`${store.url}/ta/10/10/10?t=hex`);
  return answer.ok;
}
