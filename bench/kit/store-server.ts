import { findFreePort } from "../../scripts/engines/free-ports.ts";
import { startServer } from "../../scripts/server-process.ts";
import type { BenchStore } from "./bench-store.ts";

export interface StoreServer extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
}

/** The built store, one process, as an operator would run it, over a bench's data. */
export async function serveStore(
  { databaseUrl, prefix }: Pick<BenchStore, "databaseUrl" | "prefix">,
  more: Readonly<Record<string, string>> = {},
): Promise<StoreServer> {
  const port = await findFreePort((first) => [first, first + 1]);
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer("apps/web/main.ts", {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      METRICS_PORT: String(port + 1),
      PUBLIC_ORIGIN: url,
      DATABASE_URL: databaseUrl,
      ENGINE_PREFIX: prefix,
      // A busy machine is not an outage.
      DATABASE_TIMEOUT_MS: "10000",
      REDIS_TIMEOUT_MS: "5000",
      FLOOD_LIMIT: "10000000",
      LOG_LEVEL: "info",
      ...more,
    },
    log: "bench.log",
    endsWith: "SIGTERM",
    readyUrl: `${url}/healthz`,
  });
  return { url, pid: server.pid, [Symbol.asyncDispose]: async () => server[Symbol.asyncDispose]() };
}
