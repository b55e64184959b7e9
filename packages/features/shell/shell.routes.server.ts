import { type ListedCategories, listedCategories, readCatalogScope } from "@capstan/features/account/server";
import type { CategoryTree } from "@capstan/features/catalog/server";
import { urls } from "@capstan/features/urls";
import type { DatabaseHandle } from "@capstan/platform/db";
import { type RouteSpec, route } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";
import { easyLinks, mainMenu, menuLinks } from "./menus.ts";
import { type AllProductsAnswer, allProductsAnswer, mainAnswer, menuAnswer } from "./shell.schema.ts";

interface ShellDeps {
  readonly database: Pick<DatabaseHandle, "db">;
  readonly categoryTree: () => Promise<CategoryTree | undefined>;
}

export function shellRoutes({ database: { db }, categoryTree }: ShellDeps): readonly RouteSpec[] {
  const common = { method: "GET", slice: "shell", account: "none", agents: "look" } as const;
  return [
    route({
      ...common,
      path: urls.headerMenu(),
      summary: "The rows of the mobile panel",
      level: "rml-user",
      answer: menuAnswer,
      handle: async () => ok({ menu: [...menuLinks] }),
    }),
    route({
      ...common,
      path: urls.headerMain(),
      summary: "The links of the desktop's upper bar, and the provider's telephone number",
      level: "rml-user",
      answer: mainAnswer,
      handle: async () => ok({ grainger: [...mainMenu.links], graingerPhone: mainMenu.phone }),
    }),
    route({
      ...common,
      path: urls.allProducts(),
      summary: "The All Products menu: its links and the top-level categories",
      level: "anonymous",
      account: "visitor",
      answer: allProductsAnswer,
      errors: ["ENGINE_UNAVAILABLE"],
      cacheSeconds: 60,
      handle: async ({ visitor }) =>
        allProducts(await categoryTree(), await listedCategories(db, await readCatalogScope(db, visitor))),
    }),
  ];
}

/** Everybody browses the same tree, as far as it has something for them; the last known one is told while the database is away. */
function allProducts(categoryTree: CategoryTree | undefined, listed: ListedCategories): Result<AllProductsAnswer> {
  if (!categoryTree) return fail({ code: "ENGINE_UNAVAILABLE", engine: "postgresql" });
  const categories = categoryTree
    .below(null)
    .filter(({ code }) => listed === null || listed.has(code))
    .map(({ name, code, slug, icon }) => ({ name, code, searchUrl: urls.category({ slug, code }), icon }));
  return ok({ easyNavLinks: [...easyLinks], categories });
}
