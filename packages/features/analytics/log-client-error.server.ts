import type { Log } from "@capstan/platform/log";
import { type ErrorPayload, withoutQueries } from "./error-report.ts";

/** The browser has cut the queries already; what comes in need not come from our script. */
export function logClientError(
  log: Pick<Log, "warn">,
  { message, error, title, version, timestamp }: ErrorPayload,
): void {
  const report = {
    message: withoutQueries(message),
    error: {
      name: error.name,
      message: withoutQueries(error.message),
      ...(error.stack === undefined ? {} : { stack: withoutQueries(error.stack) }),
    },
    title,
    version,
    timestamp,
  };
  log.warn({ report }, "failure in a browser");
}
