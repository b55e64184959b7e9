import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { aliasesOf } from "../../demo/catalog/aliases.ts";
import { itemRecords } from "../../demo/catalog/item-records.ts";
import { catalogItems } from "../../demo/catalog/items.ts";
import { categoryRecords } from "../../demo/catalog/category-records.ts";
import { synonymRecords } from "../../demo/catalog/synonyms.ts";
import { companyRecords } from "../../demo/company/index.ts";
import { companyItem, demoCompany } from "../../demo/generate.ts";
import { writeJsonLines } from "../../demo/kit/write-rows.ts";
import { needsRebuild, rebuildProducts } from "../../packages/features/search/server.ts";
import { rebuildSuggestions, suggestionsIndex, suggestionsShape } from "../../packages/features/typeahead/server.ts";
import { type Database, type DatabaseHandle, createDatabase } from "../../packages/platform/db.ts";
import { hasShape } from "../../packages/platform/index-alias.ts";
import { migrate } from "../../packages/platform/migrate.ts";
import { type OpensearchHandle, createOpensearch } from "../../packages/platform/opensearch.ts";
import { withDatabase } from "../../packages/platform/test-kit/global-setup.ts";
import { loadEnginesEnv } from "../../scripts/engines-env.ts";
import { doing } from "../../scripts/bench/contract.ts";
import { importFiles } from "../../apps/cli/import/import-files.ts";
import type { ImportKind } from "../../apps/cli/import/kinds.ts";

export interface BenchStore extends AsyncDisposable {
  readonly items: number;
  readonly db: Database;
  readonly databaseUrl: string;
  readonly opensearch: OpensearchHandle;
  readonly prefix: string;
}

/** Orders, prices and accounts are those of a company of this size, whatever the size of the catalog. */
const companySize = 20_000;
const { seed, asOf } = demoCompany;

/**
 * A store of any size with the demo's own catalog, through the import and the rebuild as a customer's would be. It
 * stays for the next run; what an older version of the store has left is brought up to date.
 */
export async function benchStore(items: number): Promise<BenchStore> {
  const { DATABASE_URL, OPENSEARCH_URL, ENGINE_PREFIX } = loadEnginesEnv();
  // Beside the store of the environment, so that two checkouts with stores of their own have benches of their own.
  const name = `${new URL(DATABASE_URL).pathname.slice(1)}_bench_${items}`;
  const databaseUrl = withDatabase(DATABASE_URL, name);
  const prefix = `${ENGINE_PREFIX}bench-${items}-`;
  await createMissing(withDatabase(DATABASE_URL, "postgres"), name);
  await migrate(databaseUrl, { quiet: true });
  const database = createDatabase({ url: databaseUrl, name: "capstan-bench", queryTimeoutMs: 600_000 });
  const opensearch = createOpensearch({ url: OPENSEARCH_URL, prefix, timeoutMs: 120_000 });
  if (!(await isFilled(database, items))) await fill(databaseUrl, items);
  await take(databaseUrl, "catalog", synonymRecords());
  if (await needsRebuild(opensearch)) {
    doing(`indexing ${items} items`);
    await rebuildProducts({
      db: database.db,
      opensearch,
      onBatch: said(100_000, "items indexed"),
      graceMs: 0,
      isHasty: true,
    });
  }
  if (!(await hasShape(opensearch, suggestionsIndex, suggestionsShape))) {
    doing("indexing suggestions");
    const suggestions = await rebuildSuggestions({ db: database.db, opensearch, graceMs: 0 });
    console.log(`${suggestions} suggestions indexed`);
  }
  return {
    items,
    db: database.db,
    databaseUrl,
    opensearch,
    prefix,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([database.close(), opensearch.close()]);
    },
  };
}

async function createMissing(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, async (admin) => {
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [name]);
    if (!rowCount) await admin.query(`create database ${name}`);
  });
}

/** A catalog of so many items has a few more, which people look for: what it was filled with stands in a comment. */
async function isFilled({ pool }: Pick<DatabaseHandle, "pool">, items: number): Promise<boolean> {
  const { rows } = await pool.query<{ filled: string | null }>(
    "select obj_description('public'::regnamespace, 'pg_namespace') as filled",
  );
  return rows[0]?.filled === filledWith(items);
}

function filledWith(items: number): string {
  return `a catalog of ${items} items`;
}

async function fill(databaseUrl: string, items: number): Promise<void> {
  doing(`importing ${items} items`);
  const company = companyRecords({ seed, asOf, items: sampleOf(items) });
  await take(databaseUrl, "catalog", company.catalog);
  await take(databaseUrl, "catalog", categoryRecords());
  await take(databaseUrl, "catalog", itemRecords(catalogItems({ seed, items }), { seed, asOf }));
  await take(databaseUrl, "catalog", aliasesOf(catalogItems({ seed, items }), seed));
  await take(databaseUrl, "branches", company.branches);
  await take(databaseUrl, "accounts", company.accounts);
  await take(databaseUrl, "prices", company.prices);
  await withClient(databaseUrl, async (client) => {
    await client.query("vacuum analyze");
    await client.query(`comment on schema public is '${filledWith(items)}'`);
  });
}

async function take(databaseUrl: string, kind: ImportKind, rows: Iterable<object>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "capstan-bench-store-"));
  try {
    const { file } = await writeJsonLines(join(folder, `${kind}.jsonl`), rows);
    const summary = await importFiles({ databaseUrl, kind, files: [file] });
    if (summary.rejected > 0) throw new Error(`${kind}: ${JSON.stringify(summary.firstRejections[0])}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Every so-manieth item: the company trades in these. */
function sampleOf(items: number) {
  const step = Math.max(1, Math.floor(items / companySize));
  return catalogItems({ seed, items })
    .filter((_, at) => at % step === 0)
    .map((item) => companyItem(item, []))
    .toArray();
}

function said(every: number, what: string): (done: number) => void {
  let next = every;
  return (done) => {
    if (done < next) return;
    console.log(`${done} ${what}`);
    next += every;
  };
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await work(client).finally(async () => client.end());
}
