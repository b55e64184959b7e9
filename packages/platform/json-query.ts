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
