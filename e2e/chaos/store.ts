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
  mkdirSync(join(root, "test-results"), { recursive: true });
  const log = openSync(join(root, `test-results/chaos-${port}.log`), "a");
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, "apps/web/main.ts")], {
    cwd: root,
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: String(port),
      METRICS_PORT: String(port + 1),
      PUBLIC_ORIGIN: url,
      FLOOD_LIMIT: "1000000",
      ...engines,
      ...more,
    },
    stdio: ["ignore", log, log],
  });
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`the store ended with ${child.exitCode}; see test-results/chaos-${port}.log`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    child,
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
