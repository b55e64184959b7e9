import { reportError } from "@capstan/features/analytics";
import { systemClock } from "@capstan/platform/clock";
import type { HeaderView } from "../header.ts";
import { httpSources } from "../http-sources.ts";
import { refreshHeader } from "../refresh-header.ts";

/** The header anew, from the store's REST routes; failures go where the browser's failures go. */
export async function refreshInBrowser(known: HeaderView): Promise<HeaderView> {
  return refreshHeader(known, { sources: httpSources(), report: reportError, now: () => systemClock.now() });
}
