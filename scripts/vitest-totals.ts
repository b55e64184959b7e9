import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

/** One a line: the files whose tests did not all pass. */
export const failedFilesPath = join(import.meta.dirname, "../test-results/failed-test-files.txt");

/** Closes every run with the totals alone on a line, the form that `npm run check` and CI read. */
export default class TotalsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    for (const file of modules) {
      // A file that could not be collected holds no tests, yet it must not read as a pass.
      failed += file.errors().length;
      for (const test of file.children.allTests()) {
        const { state } = test.result();
        if (state === "passed") passed += 1;
        if (state === "failed") failed += 1;
      }
    }
    mkdirSync(dirname(failedFilesPath), { recursive: true });
    writeFileSync(failedFilesPath, modules.flatMap((file) => (file.ok() ? [] : [`${file.moduleId}\n`])).join(""));
    console.log(`\n${passed} passed, ${failed} failed`);
  }
}
