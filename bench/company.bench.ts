import { Client } from "pg";
import { demoCompany } from "../demo/generate.ts";
import { stockReader } from "../packages/features/availability/server.ts";
import { homeReader } from "../packages/features/home/server.ts";
import { refreshIndex } from "../packages/features/search/server.ts";
import { systemClock } from "../packages/platform/clock.ts";
import { type DatabaseHandle, createDatabase } from "../packages/platform/db.ts";
import { migrate } from "../packages/platform/migrate.ts";
import { type OpensearchHandle, createOpensearch } from "../packages/platform/opensearch.ts";
import { withDatabase } from "../packages/platform/test-kit/global-setup.ts";
import { anonymous } from "../packages/platform/visitor.ts";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { doing } from "../scripts/bench/contract.ts";
import { loadEnginesEnv } from "../scripts/engines-env.ts";
import { seedCompany } from "../scripts/seed/seed-company.ts";
import { loadHistory } from "./company/load-history.ts";

/** How much longer a company's work may take than the demo's. */
const maxRatio = 1.5;
const linesAnOrder = 10;
const documentsAtOnce = 200;
const usualLines = 5_000_000;
/** 5,000,000 lines are 200,000 accounts. */
const linesAnAccount = 25;

export const smallest = ["1000", "1000"];
export const timeLimits: TimeLimits = { fullSeconds: 1_500, smallestSeconds: 240 };

interface Store {
  readonly database: DatabaseHandle;
  readonly opensearch: OpensearchHandle;
  readonly home: number[];
  readonly order: number[];
  readonly documents: number[];
  /** How many documents the orders changed. */
  changed: number;
}

/**
 * The demo's store beside the same one with the past of a company: 5,000,000 order lines of 200,000 accounts. Measured in
 * turns: what the home page reads, uncached; an order until its changes are in the index; 200 documents made anew.
 * `npm run bench -- company 50000 2000` is the short form: order lines, and items of the demo.
 */
export async function run({ args, isSmallest }: BenchRun): Promise<Figures> {
  const [orderLines = usualLines, items = demoCompany.items] = args.map(Number);
  const rounds = isSmallest ? 3 : 15;
  const { DATABASE_URL, ENGINE_PREFIX } = loadEnginesEnv();
  const base = `${new URL(DATABASE_URL).pathname.slice(1)}_bench_company`;
  const names = { demo: `${base}_demo`, company: base };
  const urlOf = (name: string) => withDatabase(DATABASE_URL, name);
  const accounts = Math.ceil(orderLines / linesAnAccount);
  const stores: Store[] = [];
  try {
    doing(`importing ${items} items`);
    await dropDatabases(Object.values(names));
    await migrate(urlOf(names.demo), { quiet: true });
    await seedCompany({ ...demoCompany, items, databaseUrl: urlOf(names.demo) });
    await asAdmin(`create database ${names.company} template ${names.demo}`);
    doing(`loading ${orderLines} order lines`);
    const startedAt = performance.now();
    await loadHistory(urlOf(names.company), { orderLines, accounts });
    const loadSeconds = (performance.now() - startedAt) / 1_000;
    console.log(`${orderLines} order lines of ${accounts} accounts loaded in ${loadSeconds.toFixed(0)} s`);
    doing("indexing both stores");
    const demo = await openStore(urlOf(names.demo), `${ENGINE_PREFIX}bench-company-demo-`);
    stores.push(demo);
    const company = await openStore(urlOf(names.company), `${ENGINE_PREFIX}bench-company-`);
    stores.push(company);
    doing("measuring");
    for (let round = 0; round < rounds; round += 1) {
      for (const store of round % 2 === 0 ? [demo, company] : [company, demo]) await measureRound(store, round);
    }
    return figures(demo, company, { order_lines: orderLines, accounts, items, load_s: loadSeconds.toFixed(0) });
  } finally {
    await Promise.all(stores.map(closeStore));
    await dropDatabases(Object.values(names));
  }
}

async function openStore(url: string, prefix: string): Promise<Store> {
  const { OPENSEARCH_URL } = loadEnginesEnv();
  const database = createDatabase({ url, name: "capstan-bench", queryTimeoutMs: 60_000, connectTimeoutMs: 5_000 });
  const opensearch = createOpensearch({ url: OPENSEARCH_URL, prefix, timeoutMs: 120_000 });
  await deleteIndexes(opensearch);
  console.log(`${await refreshIndex({ db: database.db, opensearch, isHasty: true })} items indexed for ${prefix}*`);
  return { database, opensearch, home: [], order: [], documents: [], changed: 0 };
}

async function closeStore({ database, opensearch }: Store): Promise<void> {
  await deleteIndexes(opensearch);
  await Promise.all([database.close(), opensearch.close()]);
}

async function deleteIndexes(opensearch: OpensearchHandle): Promise<void> {
  await opensearch.run("delete-indices", async (client) =>
    client.indices.delete({ index: opensearch.index("products*"), ignore_unavailable: true }),
  );
}

async function measureRound(store: Store, round: number): Promise<void> {
  const { pool, db } = store.database;
  store.home.push(await timed(async () => loadHome(store)));
  const { rows } = await pool.query<{ sku: string }>("select sku from item order by md5(sku || $1) limit $2", [
    round,
    documentsAtOnce,
  ]);
  const skus = rows.map(({ sku }) => sku);
  const deps = { db, opensearch: store.opensearch };
  store.order.push(
    await timed(async () => {
      await placeOrder(store, `B${round}`, skus.slice(0, linesAnOrder));
      store.changed += await refreshIndex(deps);
    }),
  );
  store.documents.push(
    await timed(async () => {
      await pool.query("select outbox_items($1)", [skus]);
      await refreshIndex(deps);
    }),
  );
}

/** A part that came too late is missing on the page: no time would tell that. */
async function loadHome({ database: { db } }: Store): Promise<void> {
  const reader = homeReader({ db, clock: systemClock, stock: stockReader(db) });
  const { popular, brands, guides, branchCount, isComplete } = await reader.load(anonymous);
  if (!isComplete || [popular.length, brands.length, guides.length, branchCount].includes(0))
    throw new Error("a part of the home page was not read in time");
}

async function placeOrder({ database }: Store, number: string, skus: readonly string[]): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await client.query(
      `insert into sales_order (number, account_number, placed_at, status)
       select $1, min(number), now(), 'placed' from account where number not like '5%'`,
      [number],
    );
    await client.query(
      `insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at)
       select number, line, account_number, sku, 1, 9.5, placed_at
       from sales_order cross join unnest($2::text[]) with ordinality as ordered (sku, line) where number = $1`,
      [number, skus],
    );
    await client.query("commit");
  } finally {
    client.release();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function figures(demo: Store, company: Store, others: Readonly<Record<string, number | string>>): Figures {
  const ms = (key: "home" | "order" | "documents") => ({ demo: median(demo[key]), company: median(company[key]) });
  const [home, order, documents] = [ms("home"), ms("order"), ms("documents")];
  const ratios = [home, order, documents].map((pair) => pair.company / pair.demo);
  const [homeRatio = 0, indexRatio = 0, documentsRatio = 0] = ratios;
  return {
    holds: ratios.every((ratio) => ratio <= maxRatio),
    values: {
      home_ratio: homeRatio.toFixed(2),
      index_ratio: indexRatio.toFixed(2),
      documents_ratio: documentsRatio.toFixed(2),
      threshold: maxRatio,
      home_ms: home.company.toFixed(1),
      demo_home_ms: home.demo.toFixed(1),
      index_ms: order.company.toFixed(1),
      demo_index_ms: order.demo.toFixed(1),
      documents_ms: documents.company.toFixed(1),
      demo_documents_ms: documents.demo.toFixed(1),
      changed_an_order: (company.changed / company.order.length).toFixed(1),
      demo_changed_an_order: (demo.changed / demo.order.length).toFixed(1),
      ...others,
    },
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Infinity;
}

async function dropDatabases(names: readonly string[]): Promise<void> {
  for (const name of names) await asAdmin(`drop database if exists ${name} with (force)`);
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new Client({ connectionString: withDatabase(loadEnginesEnv().DATABASE_URL, "postgres") });
  await admin.connect();
  await admin.query(statement).finally(async () => admin.end());
}
