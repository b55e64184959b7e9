import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { type GeneratedFile, type ImportKind, demoCompany, generateCompany } from "../../packages/demo/generate.ts";
import { importFiles } from "../import/import-files.ts";

export interface SeedOptions {
  readonly databaseUrl: string;
  readonly seed: number;
  readonly items: number;
  readonly asOf: string;
  /** Where the files are left for somebody to look at; without it they go when they are in. */
  readonly keepIn?: string | undefined;
  /** Where a test needs only some of it. */
  readonly kinds?: readonly ImportKind[];
  readonly onStep?: (text: string) => void;
}

export interface Seeded {
  readonly files: readonly GeneratedFile[];
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** Generates the company and takes it in through the store's own import, as a customer's data would be. */
export async function seedCompany(options: SeedOptions): Promise<Seeded> {
  const { databaseUrl, keepIn, kinds, onStep = () => {} } = options;
  const folder = keepIn ?? (await mkdtemp(join(tmpdir(), "capstan-company-")));
  try {
    const files = await generateCompany({ ...options, folder });
    onStep(`${files.reduce((sum, { rows }) => sum + rows, 0)} rows generated`);
    const totals = { inserted: 0, updated: 0, unchanged: 0 };
    for (const { kind, file, rows } of files) {
      if (kinds && !kinds.includes(kind)) continue;
      const { inserted, updated, unchanged, rejected, firstRejections } = await importFiles({
        databaseUrl,
        kind,
        files: [file],
        onProgress: ({ rows: done }) => onStep(`${kind}: ${done} of ${rows} rows`),
      });
      if (rejected > 0)
        throw new Error(`${rejected} rows of ${file} were refused, first: ${JSON.stringify(firstRejections[0])}`);
      totals.inserted += inserted;
      totals.updated += updated;
      totals.unchanged += unchanged;
    }
    await analyze(databaseUrl);
    return { files, ...totals };
  } finally {
    if (keepIn === undefined) await rm(folder, { recursive: true, force: true });
  }
}

/** A thousand items of every kind, for tests that need shelves and not the whole company. */
export async function seedSmallCatalog(databaseUrl: string): Promise<Seeded> {
  return seedCompany({ ...demoCompany, items: 1_000, databaseUrl, kinds: ["catalog"] });
}

/** A plan made while the tables were empty would stay with the prepared statements. */
async function analyze(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("analyze").finally(async () => client.end());
}
