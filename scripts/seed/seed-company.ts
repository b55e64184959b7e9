import { type ImportedCompany, importCompany } from "../../apps/cli/demo/import-company.ts";
import { type ImportKind, loadDemo } from "../../apps/cli/demo/load-demo.ts";

export interface SeedOptions {
  readonly databaseUrl: string;
  /** As many as the demo has, where none is given. */
  readonly items?: number | undefined;
  /** Where a test needs only some of it. */
  readonly kinds?: readonly ImportKind[];
}

/** The demo company in a database, for tests and benches; `capstan demo` is the operator's way. */
export async function seedCompany({ items, ...options }: SeedOptions): Promise<ImportedCompany> {
  const demo = await loadDemo();
  if (!demo) throw new Error("The demo company is not in this checkout: there is no folder demo.");
  return importCompany(demo, { ...demo.demoCompany, ...(items === undefined ? {} : { items }), ...options });
}

/** A thousand items of every kind, for tests that need categories and not the whole company. */
export async function seedSmallCatalog(databaseUrl: string): Promise<ImportedCompany> {
  return seedCompany({ items: 1_000, databaseUrl, kinds: ["catalog"] });
}
