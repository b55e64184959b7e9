import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config.ts";
import { withDatabase } from "../../packages/platform/test-kit/global-setup.ts";
import { loadEnginesEnv } from "../../scripts/engines-env.ts";
import { storePort } from "../address.ts";

/** Beside the built store's port, so that both can be tested in several checkouts at a time. */
const port = storePort + 50;
const url = `http://127.0.0.1:${port}`;

/** `npm run dev` as a contributor starts it, on a database and a prefix of its own. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: "../../test-results/dev",
  retries: 0,
  workers: 1,
  // The first page waits for Vite to read the sources and to bundle what they depend on.
  timeout: 180_000,
  reporter: [["list"]],
  webServer: {
    command: "npm run dev -- --items 200",
    cwd: "../..",
    url: `${url}/healthz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      DATABASE_URL: withDatabase(loadEnginesEnv().DATABASE_URL, `capstan_dev_${port}`),
      ENGINE_PREFIX: `dev-${port}-`,
      PORT: String(port),
      METRICS_PORT: String(port + 100),
      LOG_LEVEL: "warn",
    },
  },
  use: { ...shared.use, baseURL: url },
});
