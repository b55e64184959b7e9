import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromiumPath } from "../../e2e/chromium.ts";
import playwright from "../../playwright.config.ts";

const patienceMs = 20_000;

/** A browser of its own for Lighthouse: one that Playwright steers as well would disturb the traces. */
export async function startBrowser(port: number): Promise<AsyncDisposable> {
  const profile = mkdtempSync(join(tmpdir(), "capstan-pages-"));
  const args = [
    ...(playwright.use?.launchOptions?.args ?? []),
    "--headless=new",
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    "about:blank",
  ];
  const child = spawn(chromiumPath(), args, { stdio: "ignore" });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  for (const startedAt = performance.now(); performance.now() - startedAt < patienceMs; await setTimeout(100)) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    if (answer?.ok) return { [Symbol.asyncDispose]: stop };
  }
  await stop();
  throw new Error(`the browser did not answer in ${patienceMs / 1_000} s`);
}
