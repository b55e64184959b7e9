import { type ServerProcess, startServer } from "../../scripts/server-process.ts";

export interface Store extends ServerProcess {
  readonly url: string;
}

/** The built store on engines of the caller's choice. */
export async function startStore(
  port: number,
  engines: Record<string, string>,
  more: Record<string, string> = {},
): Promise<Store> {
  const url = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), METRICS_PORT: String(port + 1), PUBLIC_ORIGIN: url, FLOOD_LIMIT: "1000000" };
  const server = await startServer("apps/web/main.ts", {
    env: { ...base(), ...own, ...engines, ...more },
    log: `chaos-web-${port}.log`,
    endsWith: "SIGTERM",
    readyUrl: `${url}/healthz`,
  });
  return { ...server, url };
}

/** The worker on the same engines. */
export async function startWorkerProcess(engines: Record<string, string>): Promise<ServerProcess> {
  return startServer("apps/worker/main.ts", {
    env: { ...base(), ...engines, METRICS_PORT: "0" },
    log: "chaos-worker.log",
    endsWith: "SIGTERM",
  });
}

function base(): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], NODE_ENV: "production" };
}
