import type { Reporter, TestModule } from "vitest/node";

/** Closes every run with the totals alone on a line, the form that `npm run check` and CI read. */
export default class TotalsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    const secondTries: string[] = [];
    for (const file of modules) {
      // A file that could not be collected holds no tests, yet it must not read as a pass.
      failed += file.errors().length;
      for (const test of file.children.allTests()) {
        const { state } = test.result();
        if (state === "passed") passed += 1;
        if (state === "failed") failed += 1;
        if (test.diagnostic()?.flaky) secondTries.push(test.fullName);
      }
    }
    for (const name of secondTries) console.log(`passed at the second try only: ${name}`);
    console.log(`\n${passed} passed, ${failed} failed`);
  }
}
