import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./e2e/chromium.ts";

const baseURL = process.env["BASE_URL"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  testIgnore: ["**/node_modules/**"],
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: [["list"], ["./e2e/totals-reporter.ts"]],
  use: {
    baseURL,
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    trace: "retain-on-failure",
  },
});
