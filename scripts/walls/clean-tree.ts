const features = "packages/features";

/** A small store that breaks no wall, with the near misses that a wall must let through. */
export const cleanTree: Readonly<Record<string, string>> = {
  "packages/platform/result.ts": `export const ok = 1;`,
  "packages/platform/clock.ts": `export const systemClock = { now: () => new Date() };`,
  "packages/platform/log.ts": `import { pino } from "pino";\nexport const log = pino();`,
  "packages/platform/db.ts": `import { Kysely } from "kysely";\nexport type Database = Kysely<object>;\nexport const createDatabase = () => Kysely;`,
  "packages/ui/button/index.ts": `export { Button } from "./button.tsx";`,
  "packages/ui/button/button.tsx": `export const Button = () => <button type="button">Branch #1234</button>;`,
  "packages/ui/tokens/tokens.css": `:root { --ink: #101820; }`,
  "packages/ui/button/button.css": `.button { color: var(--ink); }\n#add { color: inherit; }`,
  "demo/index.ts": `import { findItem } from "@capstan/features/catalog/server";\nexport const company = findItem;`,

  [`${features}/urls.ts`]: `export const urls = { cart: "/cart" };`,
  [`${features}/catalog/item.ts`]: `import { ok } from "@capstan/platform/result";\nexport const item = ok;\nexport type Item = typeof item;`,
  [`${features}/catalog/item.db.test.ts`]: `import { testApp } from "@capstan/web/test-app";\nexport const startedAt = [testApp, Date.now()];`,
  [`${features}/catalog/item.e2e.ts`]: `const open = (page: Page) => page.goto("/cart");
test("opens [spec 1/1]", async ({ page }) => open(page));
test("leads from an example to a page [spec 1/1]", async ({ page, request }) => {
  await page.goto("/_kit/button");
  await request.get("/cart");
});`,
  [`${features}/catalog/item.store.server.ts`]: `import { sql } from "kysely";\nexport const allItems = sql\`select 1\`;`,
  [`${features}/catalog/find-item.server.ts`]: `import type { Database } from "@capstan/platform/db";
import { allItems } from "./item.store.server.ts";
export const findItem = (db: Database) => {
  using held = { [Symbol.dispose]: () => db };
  return held ? allItems : undefined;
};`,
  [`${features}/catalog/index.ts`]: `export { item } from "./item.ts";\nexport { ItemCard } from "./ui/item-card.tsx";`,
  [`${features}/catalog/server.ts`]: `export { findItem } from "./find-item.server.ts";`,
  [`${features}/catalog/ui/item-card.tsx`]: `import { Button } from "@capstan/ui/button";
import type { findItem } from "../find-item.server.ts";
export const ItemCard = ({ find }: { find?: typeof findItem }) => (
  // oxlint-disable-next-line capstan/inline-style -- drawn on the client only
  <p style={{ width: 10 }} data-find={find} data-when={new Date(0).toISOString()} data-cut={"a/category".indexOf("/")}>
    <Button />
    <img src="/category-icons.svg#bolt" alt="" />
  </p>
);`,
  [`${features}/catalog/ui/item.route.tsx`]: `import { ItemCard } from "./item-card.tsx";\nexport const loader = () => 1;\nexport default function Page() {\n  return <ItemCard />;\n}`,
  [`${features}/search/index.ts`]: `export { find } from "./find.ts";`,
  [`${features}/search/find.ts`]: `export const find = 1;`,
  [`${features}/search/find.server.ts`]: `import { findItem } from "@capstan/features/catalog/server";\nexport const findAll = findItem;`,
  [`${features}/search/ui/card.tsx`]: `export { ItemCard } from "@capstan/features/catalog";`,

  "apps/web/app.ts": `import { findItem } from "@capstan/features/catalog/server";\nexport const app = findItem;`,
  "apps/web/test-app.ts": `import { app } from "./app.ts";\nexport const testApp = app;`,
  "apps/web/main.ts": `import { app } from "./app.ts";\nexport const port = [app, process.env["PORT"]];`,
  "apps/web/ssr/routes.ts": `export default ["/cart", "../../packages/features/catalog/ui/item.route.tsx"];`,
  "apps/web/env.ts": `export const env = 1;`,
  "apps/worker/main.ts": `import { findItem } from "@capstan/features/catalog/server";\nexport const work = findItem;`,
  "db/migrations/1_item.sql": `-- migrate:up\ncreate table item (sku text primary key);`,
  "scripts/tool.ts": `export const tool = 1;`,
  "docs/requirements/shop.md": `- **1/1** The store opens.`,
};
