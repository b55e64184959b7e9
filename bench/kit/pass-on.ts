import type { SearchCall } from "../../packages/platform/opensearch-node.ts";
import { findFreePort } from "../../scripts/engines/free-ports.ts";
import { startServer } from "../../scripts/server-process.ts";
import type { Call } from "./race.ts";

export interface PassOn extends AsyncDisposable {
  call(search: SearchCall): Call;
}

/** A server in Node between the asker and the engine that does nothing else: what no store in Node can be quicker than. */
export async function servePassOn(): Promise<PassOn> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer("bench/kit/pass-on-server.ts", {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port) },
    log: "bench-pass-on.log",
    endsWith: "SIGTERM",
    readyUrl: url,
  });
  return {
    call: ({ path, body }) => ({ url: `${url}${path}`, body }),
    [Symbol.asyncDispose]: async () => server[Symbol.asyncDispose](),
  };
}
