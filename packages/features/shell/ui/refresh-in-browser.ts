import { reportError } from "@capstan/features/analytics";
import { systemClock } from "@capstan/platform/clock";
import { CancelledError } from "@tanstack/react-query";
import type { HeaderView } from "../header.ts";
import { freshMs } from "../header-age.ts";
import { headerKey, httpAnswers } from "../http-sources.ts";
import type { HeaderError } from "../load-header.ts";
import { createQueryClient } from "../query-client.ts";
import { readSources } from "../read-sources.ts";
import { refreshHeader } from "../refresh-header.ts";

/** One for the page's life: a refresh that begins while another is under way shares its calls. */
const client = createQueryClient();
const sources = readSources(httpAnswers(client));

/** The header anew, from the store's REST routes; failures go where the browser's failures go. */
export async function refreshInBrowser(known: HeaderView): Promise<HeaderView> {
  const view = await refreshHeader(known, { sources, report, now: () => systemClock.now() });
  return view === known ? known : { ...view, madeAt: Math.min(view.madeAt, oldestAnswer()) };
}

/** What is under way is about a header that is no longer shown. */
export function stopRefreshing(): void {
  void client.cancelQueries({ queryKey: [headerKey] });
}

function report(error: HeaderError): void {
  if (!(error.error instanceof CancelledError)) reportError(error);
}

/** An answer that was kept from an earlier try makes the header as old as it is. */
function oldestAnswer(): number {
  const answers = client.getQueryCache().findAll({ queryKey: [headerKey] });
  const fresh = answers.filter((answer) => !answer.isStaleByTime(freshMs));
  return Math.min(...fresh.map(({ state }) => state.dataUpdatedAt));
}
