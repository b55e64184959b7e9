import { findFreePort } from "../../scripts/engines/free-ports.ts";
import { startServer } from "../../scripts/server-process.ts";

export interface EmptyRoute extends AsyncDisposable {
  readonly url: string;
}

/** An empty route of Fastify, in a process of its own as the store has one. */
export async function serveEmptyRoute(): Promise<EmptyRoute> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = await startServer("bench/kit/empty-route-server.ts", {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port) },
    log: "bench-empty-route.log",
    endsWith: "SIGTERM",
    readyUrl: url,
  });
  return { url, [Symbol.asyncDispose]: async () => server[Symbol.asyncDispose]() };
}
