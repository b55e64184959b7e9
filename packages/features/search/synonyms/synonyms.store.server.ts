import type { Database } from "@capstan/platform/db";
import { type Generated, sql } from "kysely";
import type { SynonymGroup } from "./synonym-group.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    synonym_group: {
      code: string;
      kind: SynonymGroup["kind"] | "off";
      words: string[];
      note: Generated<string>;
      updated_at: Generated<Date>;
    };
  }
}

export async function synonymGroups(db: Database): Promise<readonly SynonymGroup[]> {
  const rows = await db.selectFrom("synonym_group").select(["kind", "words"]).orderBy("code").execute();
  return rows.flatMap(({ kind, words }) => (kind === "off" ? [] : [{ kind, words }]));
}

/**
 * Another value for every other content. The newest time of change would not do: a long import may commit after a
 * shorter one and still be older.
 */
export async function synonymsStamp(db: Database): Promise<string> {
  const { stamp } = await db
    .selectFrom("synonym_group")
    .select(sql<string>`coalesce(sum(hashtextextended(row(code, kind, words)::text, 0)), 0)::text`.as("stamp"))
    .executeTakeFirstOrThrow();
  return stamp;
}
