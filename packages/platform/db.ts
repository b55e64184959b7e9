import { createHash } from "node:crypto";
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type Transaction } from "kysely";
import { Pool, type PoolClient } from "pg";
import { EngineOverloaded, type Guard, createGuard, isConnectionError } from "./guard.ts";
import type { Log } from "./log.ts";

/** Each slice adds its tables by declaration merging, beside the store that reads them. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- slices add their tables to it
export interface Tables {}

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export interface DatabaseOptions {
  readonly url: string;
  readonly name: string;
  readonly maxConnections?: number;
  readonly queryTimeoutMs?: number;
  /** How long to wait for a connection: for a new one, and for one of those that are all in use. */
  readonly connectTimeoutMs?: number;
  readonly log?: Pick<Log, "warn">;
}

export interface DatabaseHandle {
  readonly db: Database;
  readonly pool: Pool;
  readonly guard: Guard;
  /** Asks the server directly, past the breaker: for readiness and for the doctor. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export function createDatabase(options: DatabaseOptions): DatabaseHandle {
  const { queryTimeoutMs = 2_000, connectTimeoutMs = 300 } = options;
  const pool = new Pool({
    connectionString: options.url,
    application_name: options.name,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: connectTimeoutMs,
    // The server gives up first; the client's own limit is for a server that no longer answers at all.
    statement_timeout: queryTimeoutMs,
    query_timeout: queryTimeoutMs + 250,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  // A connection that breaks is replaced at its next use; without a listener it would end the process.
  pool.on("error", (error) => options.log?.warn({ err: error }, "an idle connection to postgresql broke"));
  pool.on("connect", (client) => client.on("error", () => {}));
  const guard = createGuard({ engine: "postgresql", timeoutMs: queryTimeoutMs + 500, isOutage: isDatabaseOutage });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namedStatements(pool, guard) }) });
  return {
    db,
    pool,
    guard,
    ping: async () => {
      await pool.query("select 1");
    },
    close: async () => {
      await db.destroy();
    },
  };
}

/** pg says "timeout" in words where it has no code; a server that is shutting down uses class 57P. */
function isDatabaseOutage(error: Error): boolean {
  if (error instanceof EngineOverloaded) return false;
  if (isConnectionError(error)) return true;
  const code = "code" in error ? String(error.code) : "";
  if (code.startsWith("57P") || code.startsWith("08") || code === "53300") return true;
  return (
    /timeout|terminat(?:ed|ing connection)|Connection ended|not queryable/i.test(error.message) && code !== "57014"
  );
}

/**
 * Kysely sends plain statements; here each text gets a name, so that PostgreSQL parses and plans it once a connection.
 * Measured before building: 1.7x of bare pg with names, against 2.6x without.
 */
function namedStatements(pool: Pool, guard: Guard): PostgresPool {
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      // Taking a connection that waits asks nothing of the engine: only what is done with it is guarded.
      const isWaiting = pool.idleCount > pool.waitingCount;
      const client = await (isWaiting ? pool.connect() : patientConnect(pool, guard));
      const known = wrapped.get(client);
      if (known) return known;
      const named = withNames(client, guard);
      wrapped.set(client, named);
      return named;
    },
    end: async () => pool.end(),
  };
}

/**
 * A full pool is waited for so many times as long as a server that does not answer: a page that comes late is better than
 * one that is refused.
 */
const poolWaits = 4;

/** pg's words where all connections were in use for too long; a server that does not answer has others. */
const noneFree = "timeout exceeded when trying to connect";

/**
 * While all is well, a full pool says that the store has much to do and nothing about the engine. Once the breaker has
 * opened it is part of the outage: the statements that hang hold the connections.
 */
async function connect(pool: Pool, guard: Guard): Promise<PoolClient> {
  const isHealthy = !guard.isOpen();
  try {
    return await pool.connect();
  } catch (error) {
    if (isHealthy && error instanceof Error && error.message === noneFree)
      throw new EngineOverloaded(guard.engine, error);
    throw error;
  }
}

async function patientConnect(pool: Pool, guard: Guard): Promise<PoolClient> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await guard.run("connect", async () => connect(pool, guard));
    } catch (error) {
      if (!(error instanceof EngineOverloaded) || attempt === poolWaits) throw error;
    }
  }
}

function withNames(client: PoolClient, guard: Guard): PostgresPoolClient {
  let broken = false;
  const query = async (text: string, values: readonly unknown[]) => {
    const { name, operation } = statementOf(text);
    let isSent = false;
    try {
      return await guard.run(operation, async () => {
        isSent = true;
        return client.query({ text, values: values as unknown[], name });
      });
    } catch (error) {
      if (isSent && (guard.isOpen() || isTimeout(error))) broken = true;
      throw error;
    }
  };
  // A connection that stopped answering must not go back to the pool: its late answer would meet the next question.
  return { query, release: () => client.release(broken) } as unknown as PostgresPoolClient;
}

interface Statement {
  readonly name: string | undefined;
  readonly operation: string;
}

const statements = new Map<string, Statement>();
const maxStatements = 1_000;

/** Statements whose text varies without end (none should) must not fill the server's memory: past the limit they stay unnamed. */
function statementOf(text: string): Statement {
  const known = statements.get(text);
  if (known) return known;
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "query";
  if (statements.size >= maxStatements || !namedOperations.has(operation)) return { name: undefined, operation };
  const statement = { name: `c_${createHash("sha256").update(text).digest("hex").slice(0, 24)}`, operation };
  statements.set(text, statement);
  return statement;
}

const namedOperations = new Set(["select", "insert", "update", "delete", "with", "merge"]);

/** The client's own limit. A statement that the server ended (57014) has had its answer, and its connection is free again. */
function isTimeout(error: unknown): boolean {
  return (
    error instanceof Error &&
    !("code" in error && error.code === "57014") &&
    (/timeout/i.test(error.message) || (error.cause instanceof Error && isTimeout(error.cause)))
  );
}
