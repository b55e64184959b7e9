import type { Pool } from "pg";

const tables = [
  "restriction",
  "category",
  "brand",
  "warranty",
  "document",
  "item_class",
  "class_attribute",
  "family",
  "item",
  "item_alias",
  "item_relation",
  "guide",
];

/** Everything that an import of the catalog can change, and every row that it refused; when it did so is not counted. */
export async function catalogChecksum(pool: Pool): Promise<string> {
  const content = tables.map(
    (table) => `select '${table}' as place, (to_jsonb(t) - 'updated_at')::text as content from ${table} t`,
  );
  const refused = `select 'refused', concat_ws('|', file_index, line, field, reason) from import_rejection
    where run_id = (select max(id) from import_run)`;
  const { rows } = await pool.query<{ sum: string }>(
    `select md5(string_agg(place || content, chr(10) order by place, content)) as sum
     from (${[...content, refused].join(" union all ")}) everything`,
  );
  return rows[0]?.sum ?? "";
}

export const emptyCatalog = `truncate restriction, category, brand, warranty, document, item_class, family, item, guide,
  outbox, import_run, import_rejection cascade`;
