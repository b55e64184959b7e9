import { pipeline } from "node:stream/promises";
import { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Query } from "./column.ts";

/** One connection for the whole run: its temporary tables and its advisory lock live as long as it does. */
export interface Session extends AsyncDisposable {
  readonly query: Query;
  /** Runs a statement and answers how many rows it touched. */
  run(text: string, values?: readonly unknown[]): Promise<number>;
  copy(statement: string, rows: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void>;
}

export async function openSession(databaseUrl: string): Promise<Session> {
  const client = new Client({ connectionString: databaseUrl, application_name: "capstan-import", keepAlive: true });
  await client.connect();
  // A batch and the place where it ends are one transaction: what a crash loses, it loses together.
  // A batch is small beside its table: to read or hash the whole table for each would cost more the more there is.
  await client.query(`set synchronous_commit = off; set jit = off; set work_mem = '64MB'; set temp_buffers = '64MB';
    set enable_hashjoin = off; set enable_seqscan = off; set random_page_cost = 1.1;
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set client_min_messages = warning`);
  return {
    query: async (text, values = []) => (await client.query<Record<string, unknown>>(text, [...values])).rows,
    // Without values several statements may stand in one text.
    run: async (text, values) => (await client.query(text, values && [...values])).rowCount ?? 0,
    copy: async (statement, rows) => pipeline(rows, client.query(copyFrom(statement))),
    [Symbol.asyncDispose]: async () => client.end(),
  };
}

/** The database's own "no" to a row: wrong data (22) or a broken constraint (23). Anything else ends the run. */
export function isRefusedData(error: unknown): error is Error {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code.startsWith("22") || code.startsWith("23");
}
