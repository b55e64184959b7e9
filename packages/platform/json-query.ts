import { type RawBuilder, sql } from "kysely";
import { bug } from "./bug.ts";
import type { Database, Tx } from "./db.ts";

/** A question that is answered by one JSON value. Those of several stores can be asked in one statement. */
export interface JsonQuery<Answer> {
  /** A select of one column and one row. */
  readonly select: RawBuilder<unknown>;
  readonly read: (json: never) => Answer;
}

/**
 * `= ${anyOf(skus)}`: any of some texts. The planner does not look into the list, so it takes one plan for every length
 * and plans once a connection: planning a statement of many questions anew takes four times as long as running it.
 */
export function anyOf(texts: readonly string[]): RawBuilder<unknown> {
  return sql`any(array(select unnest(${texts}::text[])))`;
}

/**
 * The rows of `from` with these columns, each of which travels as one list: objects with their names take PostgreSQL three
 * times as long to write, and an order of five hundred lines reads thousands of rows.
 */
export function columnsQuery<Row extends object>(
  columns: { readonly [Name in keyof Row]: RawBuilder<unknown> },
  from: RawBuilder<unknown>,
): JsonQuery<readonly Row[]> {
  const names = Object.keys(columns) as (keyof Row & string)[];
  const lists = names.map((name) => sql`json_agg(${columns[name]})`);
  return {
    select: sql`select json_build_array(${sql.join(lists)}) from ${from}`,
    read: (found: readonly (readonly unknown[] | null)[]) =>
      (found[0] ?? []).map((_, row) => {
        const read: Record<string, unknown> = {};
        for (const [column, name] of names.entries()) read[name] = found[column]?.[row];
        return read as Row;
      }),
  };
}

/** A question whose answer is known: a place in a batch that is not needed this time. */
export function constantQuery<Answer>(answer: Answer): JsonQuery<Answer> {
  return { select: sql`select null`, read: () => answer };
}

/**
 * Asks several questions in one statement. A page's few questions take one connection and one way there and back, and
 * a JSON text is read faster than the columns of its rows.
 */
export async function batchQuery<Answers extends Readonly<Record<string, unknown>>>(
  db: Database | Tx,
  queries: { readonly [Name in keyof Answers]: JsonQuery<Answers[Name]> },
): Promise<Answers> {
  const entries = Object.entries(queries) as [keyof Answers & string, JsonQuery<Answers[keyof Answers]>][];
  const columns = entries.map(([name, { select }]) => sql`(${select}) as ${sql.id(name)}`);
  const { rows } = await sql<Record<string, never>>`select ${sql.join(columns)}`.execute(db);
  const [answer] = rows;
  if (!answer) return bug("a select without a table gave no row");
  return Object.fromEntries(entries.map(([name, { read }]) => [name, read(answer[name] as never)])) as Answers;
}
