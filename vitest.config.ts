import { defineConfig } from "vitest/config";

const elsewhere = ["**/node_modules/**", "**/build/**"];
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
          exclude: [...elsewhere, "**/*.db.test.ts", "**/*.chaos.test.ts"],
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
