import { startServer } from "../../scripts/server-process.ts";
import type { BenchStore } from "./bench-store.ts";

export interface StoreServer extends AsyncDisposable {
  readonly url: string;
}

const ports = { web: 3198, metrics: 3199 };

/** The built store, one process, as an operator would run it, over a bench's data. */
export async function serveStore({ databaseUrl, prefix }: BenchStore): Promise<StoreServer> {
  const url = `http://127.0.0.1:${ports.web}`;
  const server = await startServer("apps/web/main.ts", {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(ports.web),
      METRICS_PORT: String(ports.metrics),
      PUBLIC_ORIGIN: url,
      DATABASE_URL: databaseUrl,
      ENGINE_PREFIX: prefix,
      FLOOD_LIMIT: "10000000",
      LOG_LEVEL: "info",
    },
    log: "bench.log",
    endsWith: "SIGTERM",
    readyUrl: `${url}/healthz`,
  });
  return { url, [Symbol.asyncDispose]: async () => server[Symbol.asyncDispose]() };
}
