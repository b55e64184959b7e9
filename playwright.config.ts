import { defineConfig } from "@playwright/test";
import { storeUrl } from "./e2e/address.ts";
import { chromiumPath, chromiumShellPath } from "./e2e/chromium.ts";

/** A store that already runs, if one is named; else the built one is started for the tests. */
const running = process.env["BASE_URL"];

/** The address bar's own pages cost two processes a page; the others are those that the runner leaves out by itself. */
const unneededFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
];

const launchOptions = {
  executablePath: chromiumPath(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--disable-features=${unneededFeatures.join()}`,
  ],
};

const elsewhere = ["**/node_modules/**", "e2e/dev/**"];
const timed = ["**/browse-speed.e2e.ts", "**/branch-map-speed.e2e.ts"];
const benches = ["bench/**"];
/** Needs an identity provider, which takes a while to start. */
const withProvider = ["**/company-sign-in.e2e.ts"];
/** A shared machine has slow minutes: what is quick enough shows it at one of these tries. */
const timedRetries = process.env["CI"] ? 4 : 0;

export default defineConfig({
  testDir: ".",
  // What measures time runs last and alone: another test beside it would be measured too.
  projects: [
    {
      name: "pages",
      testMatch: "**/*.e2e.ts",
      testIgnore: [...elsewhere, ...timed, ...benches, ...withProvider],
      use: { launchOptions: { ...launchOptions, executablePath: chromiumShellPath() } },
    },
    {
      name: "timed",
      testMatch: timed,
      testIgnore: elsewhere,
      dependencies: ["pages"],
      workers: 1,
      retries: timedRetries,
    },
    { name: "company-sign-in", testMatch: withProvider, testIgnore: elsewhere, dependencies: ["timed"], workers: 1 },
    { name: "interactions", testMatch: "bench/interactions/*.e2e.ts", workers: 1 },
  ],
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  // As in vitest.config.ts; a test that needs it counts as flaky and is named.
  retries: process.env["CI"] ? 1 : 0,
  // A defect shows after as long; on a slow day of the machine, what is right does not fail.
  timeout: process.env["CI"] ? 120_000 : 30_000,
  expect: { timeout: process.env["CI"] ? 20_000 : 5_000 },
  reporter: [["list"], ["./e2e/totals-reporter.ts"]],
  ...(running
    ? {}
    : {
        webServer: {
          command: "node e2e/store.ts",
          url: `${storeUrl}/healthz`,
          // The first start takes the demo company in.
          timeout: 180_000,
          gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
        },
      }),
  use: {
    baseURL: running ?? storeUrl,
    launchOptions,
    // Recording takes a fifth of the time: where a test has a second try, only that one is recorded.
    trace: process.env["CI"] ? "on-first-retry" : "retain-on-failure",
  },
});
