import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

export interface Store extends AsyncDisposable {
  readonly url: string;
  readonly child: ChildProcess;
}

/** The built store on engines of the caller's choice. Its log is kept, for whoever has to find out what happened. */
export async function startStore(
  port: number,
  engines: Record<string, string>,
  more: Record<string, string> = {},
): Promise<Store> {
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), METRICS_PORT: String(port + 1), PUBLIC_ORIGIN: url, FLOOD_LIMIT: "1000000" };
  const child = start("apps/web/main.ts", `web-${port}`, { ...env, ...engines, ...more });
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`the store ended with ${child.exitCode}; see test-results/chaos-web-${port}.log`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, child, [Symbol.asyncDispose]: async () => end(child) };
}

/** The worker on the same engines. */
export function startWorkerProcess(engines: Record<string, string>): AsyncDisposable & { child: ChildProcess } {
  const child = start("apps/worker/main.ts", "worker", engines);
  return { child, [Symbol.asyncDispose]: async () => end(child) };
}

function start(main: string, name: string, env: Record<string, string>): ChildProcess {
  mkdirSync(join(root, "test-results"), { recursive: true });
  const log = openSync(join(root, `test-results/chaos-${name}.log`), "a");
  return spawn(process.execPath, [join(root, main)], {
    cwd: root,
    env: { PATH: process.env["PATH"], NODE_ENV: "production", ...env },
    stdio: ["ignore", log, log],
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
