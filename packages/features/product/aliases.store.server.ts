import type { Database } from "@capstan/platform/db";

/** The names that everybody may know an item by; those of an account are its own. */
export async function publicAliases(db: Database, sku: string) {
  return db
    .selectFrom("item_alias")
    .select(["kind", "value"])
    .where("account_number", "=", "")
    .where("sku", "=", sku)
    .orderBy("kind")
    .orderBy("value")
    .execute();
}
