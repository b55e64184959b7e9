import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

export interface Brand {
  readonly code: string;
  readonly name: string;
}

export async function allBrands(db: Database): Promise<readonly Brand[]> {
  return db.selectFrom("brand").select(["code", "name"]).orderBy("code").execute();
}

/** By its code, or by its name in capitals or not. */
export async function brandCalled(db: Database, text: string): Promise<Brand | undefined> {
  return db
    .selectFrom("brand")
    .select(["code", "name"])
    .where((where) => where.or([where("code", "=", text), where(sql`lower(name)`, "=", text.toLowerCase())]))
    .orderBy((order) => order.case().when("code", "=", text).then(0).else(1).end())
    .orderBy("code")
    .executeTakeFirst();
}
