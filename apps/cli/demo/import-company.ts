import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { importFiles } from "../import/import-files.ts";
import type { CompanySize, Demo, GeneratedFile, ImportKind } from "./load-demo.ts";

export interface CompanyOptions extends CompanySize {
  readonly databaseUrl: string;
  /** Where the files are left for somebody to look at; without it they go when they are in. */
  readonly keepIn?: string | undefined;
  /** Where a test needs only some of it. */
  readonly kinds?: readonly ImportKind[];
  readonly onStep?: (text: string) => void;
}

export interface ImportedCompany {
  readonly files: readonly GeneratedFile[];
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** Generates the company and takes it in through the store's own import, as a customer's data would be. */
export async function importCompany(
  { generateCompany }: Pick<Demo, "generateCompany">,
  options: CompanyOptions,
): Promise<ImportedCompany> {
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

/** A plan made while the tables were empty would stay with the prepared statements. */
async function analyze(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("analyze").finally(async () => client.end());
}
