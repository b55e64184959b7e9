import type { CatalogOption, CustomCatalog } from "@capstan/features/account";
import type { DatabaseHandle } from "@capstan/platform/db";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import fc from "fast-check";

// Custom catalogs of the demo's categories and items, for the test that walks every way to an item.

export interface TestItem {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  /** The category itself and those above it. */
  readonly path: readonly string[];
  readonly isSold: boolean;
}

export interface TestCatalog {
  readonly code: string;
  readonly scenario: CustomCatalog["scenario"];
  readonly option: CatalogOption | null;
  readonly categories: readonly string[];
  readonly skus: readonly string[];
}

/** Told by the specification's table, and not by the code that is tested. */
export function restricts({ scenario, option }: TestCatalog): boolean {
  return scenario === 2 || scenario === 3 || option !== "SEARCHBUTTON2";
}

export function holds({ categories, skus }: TestCatalog, { sku, path }: TestItem): boolean {
  return skus.includes(sku) || path.some((code) => categories.includes(code));
}

export async function readItems({ pool }: Pick<DatabaseHandle, "pool">): Promise<readonly TestItem[]> {
  const { rows } = await pool.query<TestItem>(`
    with recursive up as (
      select code, array[code] as path from category where parent_code is null
      union all select category.code, up.path || category.code from category join up on category.parent_code = up.code
    )
    select sku, name, brand_code as brand, category_code as category, up.path,
      lifecycle in ('active', 'clearance') as "isSold"
    from item join up on up.code = category_code order by sku`);
  return rows;
}

/** Always the same ones: what fails once fails again. */
export function generateCatalogs(items: readonly TestItem[], count: number): readonly TestCatalog[] {
  const categories = [...new Set(items.flatMap(({ path }) => path))];
  const catalog = fc.record({
    scenario: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
    option: fc.constantFrom(null, "SEARCHBUTTON1" as const, "SEARCHBUTTON2" as const),
    categories: fc.uniqueArray(fc.constantFrom(...categories), { maxLength: 5 }),
    skus: fc.uniqueArray(fc.constantFrom(...items.map(({ sku }) => sku)), { maxLength: 25 }),
  });
  return fc.sample(catalog, { numRuns: count, seed: 7 }).map((each, at) => ({ ...each, code: `GEN-${at}` }));
}

export function buyerOf({ code }: TestCatalog): Visitor {
  const names = { userId: `buyer-${code}`, accountNumber: accountOf(code), role: "buyer" } as const;
  return { ...anonymous, level: "fully-authenticated", ...names };
}

function accountOf(code: string): string {
  return `83${code.replaceAll(/\D/g, "").padStart(7, "0")}`;
}

export async function storeCatalog({ pool }: Pick<DatabaseHandle, "pool">, catalog: TestCatalog): Promise<void> {
  const { code, scenario, option, categories, skus } = catalog;
  const { userId, accountNumber } = buyerOf(catalog);
  await pool.query(
    "insert into custom_catalog (code, scenario, filter_name, label1, label2) values ($1, $2, $3, $4, 'All Products')",
    [code, scenario, `${code}-list`, `${code} List`],
  );
  await pool.query("insert into custom_catalog_category select $1, unnest($2::text[])", [code, categories]);
  await pool.query("insert into custom_catalog_item select $1, unnest($2::text[])", [code, skus]);
  await pool.query(
    `insert into account (number, company_name, customer_kind, address1, city, state, zip, custom_catalog_code)
     values ($1, $2, 'manufacturer', '1 Road', 'Peoria', 'IL', '61602', $2)`,
    [accountNumber, code],
  );
  await pool.query(
    "insert into store_user (id, email, full_name, short_name) values ($1, $1 || '@x.example', $1, $1)",
    [userId],
  );
  await pool.query(
    "insert into membership (user_id, account_number, role, is_current) values ($1, $2, 'buyer', true)",
    [userId, accountNumber],
  );
  if (option !== null)
    await pool.query("insert into custom_catalog_choice (user_id, account_number, option) values ($1, $2, $3)", [
      userId,
      accountNumber,
      option,
    ]);
}
