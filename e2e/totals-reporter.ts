import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Prints the totals as one plain line, the form that every runner of this project closes with. */
export default class TotalsReporter implements Reporter {
  readonly #outcomes = new Map<string, "passed" | "failed" | "skipped">();

  onTestEnd(test: TestCase, result: TestResult): void {
    const outcome =
      result.status === "skipped" ? "skipped" : result.status === test.expectedStatus ? "passed" : "failed";
    this.#outcomes.set(test.id, outcome);
    if (outcome === "passed" && result.retry > 0) {
      console.log(`passed at the second try only: ${test.titlePath().join(" ")}`);
    }
  }

  onEnd(): void {
    const count = (wanted: string) => [...this.#outcomes.values()].filter((outcome) => outcome === wanted).length;
    console.log(`\n${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`);
  }
}
