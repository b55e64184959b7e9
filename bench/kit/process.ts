import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

export interface Started extends AsyncDisposable {
  readonly pid: number;
  readonly child: ChildProcess;
}

/** Starts a server of ours and waits until it answers. Its output goes to a file, as it would in earnest. */
export async function startServer(main: string, env: Record<string, string>, readyUrl: string): Promise<Started> {
  const out = openSync(join(root, `test-results/bench.log`), "w");
  const child = spawn(process.execPath, [join(root, main)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", out, out],
  });
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${main} ended with ${child.exitCode}; see test-results/bench.log`);
    const answer = await fetch(readyUrl).catch(() => undefined);
    await answer?.text();
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    pid: child.pid ?? 0,
    child,
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
