import { defineConfig } from "vitest/config";

const elsewhere = ["**/node_modules/**", "**/build/**"];
/** The generated company and its pictures: whole catalogues are made and drawn, which is too slow for the gate. */
const company = ["packages/{demo,drawings}/**/*.test.ts"];
/** What real engines and clocks decide is tried twice in CI; the totals name every test that needed it. */
const secondTry = { retry: process.env["CI"] ? 1 : 0 };
const shared = { environment: "node", setupFiles: ["./scripts/vitest-setup.ts"], restoreMocks: true };

export default defineConfig({
  test: {
    reporters: ["default", "./scripts/vitest-totals.ts"],
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: "pure",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...elsewhere, ...company, "**/*.db.test.ts", "**/*.chaos.test.ts"],
          // Ten thousand cases of a property take their time on a busy machine.
          testTimeout: 30_000,
        },
      },
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
          ...secondTry,
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
          ...secondTry,
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude: elsewhere,
          globalSetup: ["./packages/platform/test-kit/global-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
