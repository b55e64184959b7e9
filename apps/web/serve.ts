import type { Content } from "@capstan/features/content/server";
import { searchRecorder } from "@capstan/features/search/server";
import { urls } from "@capstan/features/urls";
import { systemClock } from "@capstan/platform/clock";
import type { Log } from "@capstan/platform/log";
import { collectProcessMetrics } from "@capstan/platform/metrics";
import { startTelemetry } from "@capstan/platform/telemetry";
import { buildApp } from "./app.ts";
import { openContent, openWatchedContent } from "./content.ts";
import { createDeps } from "./deps.ts";
import { installedDrawings } from "./drawings.ts";
import type { WebEnv } from "./env.ts";
import { builtPages } from "./http/pages-built.ts";
import { devPages } from "./http/pages-dev.ts";
import { routeAnswers } from "./http/route-paths.ts";
import { drainOnSignals } from "./http/shutdown.ts";
import { pageReaders } from "./page-readers.ts";
import { photographSources } from "./photographs.ts";

/** One web process: engines, pages, listen, and a clean end. */
export async function serve(env: WebEnv): Promise<void> {
  const telemetry = await startTelemetry("capstan-web", env.OTEL_EXPORTER_OTLP_ENDPOINT);
  collectProcessMetrics();
  const deps = createDeps(env);
  const showKit = env.SHOW_KIT ?? env.NODE_ENV !== "production";
  const origin = env.PUBLIC_ORIGIN;
  const content = await contentOf(env, deps.log);
  const pictures = { ...photographSources(env, deps.log), drawings: await installedDrawings(deps.log) };
  const searches = searchRecorder({ db: deps.database.db, clock: systemClock, log: deps.log });
  const pageOptions = {
    readers: pageReaders({ ...deps, origin, content, pictures, recordSearch: searches.record }),
    origin,
    visitorOf: deps.sessions.pageVisitorOf,
    hidden: (pattern: string) => !showKit && pattern.startsWith(urls.kit()),
  };
  const pages = env.NODE_ENV === "production" ? builtPages(pageOptions) : devPages(pageOptions);
  const app = await buildApp(deps, env, {
    listedPages: () => content().pages.filter(({ isIndexed }) => isIndexed),
    pictures,
    pages,
  });
  await app.listen({ host: env.HOST, port: env.PORT });
  drainOnSignals(deps.log, async () => {
    await app.close();
    await searches.flush();
    await deps.close();
    await telemetry.stop();
  });
}

async function contentOf(env: WebEnv, log: Log): Promise<() => Content> {
  const isBuilt = env.NODE_ENV === "production";
  const options = { folder: env.CONTENT_FOLDER, isAnswered: await routeAnswers(isBuilt) };
  if (!isBuilt) return openWatchedContent(options, log);
  const content = await openContent(options);
  return () => content;
}
