import type { Database } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { accountSources } from "./header-sources.server.ts";
import type { CatalogChoice } from "./header-parts.ts";
import { type CatalogOption, canChooseCatalog } from "./person.ts";
import { chooseCatalogOption } from "./person.store.server.ts";

/** Spec 4: the choice is the user's own, in this account, and only where the scenario offers one. */
export async function chooseCatalog(
  { db }: { readonly db: Database },
  { visitor, option }: { readonly visitor: Visitor; readonly option: CatalogOption },
): Promise<Result<CatalogChoice | null>> {
  const person = await accountSources(db, visitor).person();
  const catalog = person?.account?.catalog;
  if (!person?.account || !catalog || !canChooseCatalog(catalog)) return fail({ code: "CATALOG_NOT_CHOSEN" });
  const chooser = { accountNumber: person.account.number, userId: person.id, agentId: visitor.agentId };
  await chooseCatalogOption(db, chooser, option);
  return ok(await accountSources(db, visitor).customCatalog());
}
