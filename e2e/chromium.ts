import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The browser that the machine has: Playwright's own download is never used, so that a clean machine needs apt only. */
export function chromiumPath(): string {
  const path = process.env["CHROMIUM_PATH"] ?? findProgram(["chromium", "chromium-browser", "google-chrome"]);
  if (path) return path;
  throw new Error("No Chromium found: install the package `chromium`, or set CHROMIUM_PATH.");
}

/** The same engine without the browser around it, where it is installed: half of the processor time for a page. */
export function chromiumShellPath(): string {
  return process.env["CHROMIUM_PATH"] ?? findProgram(["chromium-headless-shell"]) ?? chromiumPath();
}

function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}
