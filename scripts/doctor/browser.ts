import { chromiumPath } from "../../e2e/chromium.ts";
import { run } from "../engines/run.ts";
import type { Finding } from "../../apps/cli/doctor/finding.ts";

/** Only the end-to-end tests need it, so its absence is no failure. */
export async function checkBrowser(): Promise<Finding[]> {
  const subject = "chromium";
  const todo = "install the package `chromium`, or set CHROMIUM_PATH; `npm run test:e2e` needs it";
  try {
    const { ok, stdout, stderr } = await run(chromiumPath(), ["--version"], { timeout: 20_000 });
    if (ok) return [{ level: "ok", subject, text: stdout.trim() }];
    return [{ level: "warn", subject, text: `does not run (${stderr.trim().split("\n")[0]})`, todo }];
  } catch {
    return [{ level: "warn", subject, text: "not found", todo }];
  }
}
