import { urls } from "@capstan/features/urls";
import { systemClock } from "@capstan/platform/clock";
import { type ErrorReport, errorPayload } from "./error-report.ts";

/** A page that fails over and over says nothing new. */
const maxReports = 20;
let reports = 0;

/** Tells the store of a failure in the browser. Spec 8: a report that cannot be posted is dropped in silence. */
export function reportError(report: ErrorReport): void {
  if (reports >= maxReports) return;
  reports += 1;
  void post(report);
}

async function post(report: ErrorReport): Promise<void> {
  try {
    const answer = await fetch(urls.clientErrors(), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(errorPayload(report, systemClock.now())),
      // It goes on after the page is left.
      keepalive: true,
    });
    // An answer that nobody reads counts as under way.
    await answer.text();
  } catch {
    // There is nobody left to tell.
  }
}
