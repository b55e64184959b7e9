import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The benchmarks measure the demo company, which an operator may have deleted. */
const withoutDemo = existsSync("demo") ? [] : ["bench/**"];
const elsewhere = ["**/node_modules/**", "**/build/**", ...withoutDemo];
/** The generated company and its pictures: whole catalogs are made and drawn, which is too slow for the gate. */
const company = ["{demo,drawings}/**/*.test.ts"];
const shared = { environment: "node", setupFiles: ["./scripts/vitest-setup.ts"], restoreMocks: true };

const pure = {
  ...shared,
  include: ["**/*.test.{ts,tsx}"],
  exclude: [...elsewhere, ...company, "**/*.db.test.ts", "**/*.chaos.test.ts"],
  // Ten thousand cases of a property take their time on a busy machine.
  testTimeout: 60_000,
};

/** What replaces or resets modules would do so for every file that comes after it in the same process. */
const touchingModules = globSync("{apps,packages,scripts,bench}/**/*.test.{ts,tsx}", {
  cwd: import.meta.dirname,
  exclude: elsewhere,
}).filter((path) =>
  /\bvi\.(?:do)?(?:mock|resetModules)\(/i.test(readFileSync(join(import.meta.dirname, path), "utf8")),
);

export default defineConfig({
  test: {
    reporters: ["default", "./scripts/vitest-totals.ts"],
    maxWorkers: 2,
    projects: [
      // One process loads a module once for all of its files: half of the time would go into loading them again.
      { test: { ...pure, name: "pure", exclude: [...pure.exclude, ...touchingModules], isolate: false } },
      { test: { ...pure, name: "pure-isolated", include: touchingModules } },
      {
        test: {
          ...shared,
          name: "company",
          include: company,
          exclude: [...elsewhere, "**/*.db.test.ts"],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: "chaos",
          include: ["**/*.chaos.test.ts"],
          exclude: elsewhere,
          // One at a time: they measure time, and they start engines of their own.
          fileParallelism: false,
        },
      },
      {
        test: {
          ...shared,
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude: elsewhere,
          globalSetup: ["./packages/platform/test-kit/global-setup.ts"],
          // For a slow day of the machine; what measures time has limits of its own.
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
