import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The browser that the machine has: Playwright's own download is never used, so that a clean machine needs apt only. */
export function chromiumPath(): string {
  const wanted = process.env["CHROMIUM_PATH"];
  if (wanted) return wanted;
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    for (const name of ["chromium", "chromium-browser", "google-chrome"]) {
      const path = join(folder, name);
      if (existsSync(path)) return path;
    }
  }
  throw new Error("No Chromium found: install the package `chromium`, or set CHROMIUM_PATH.");
}
