import { homeReader } from "@capstan/features/home/server";
import { productReader } from "@capstan/features/product/server";
import { frameReader, resultsReader, searchRecorder } from "@capstan/features/search/server";
import { urls } from "@capstan/features/urls";
import { systemClock } from "@capstan/platform/clock";
import { collectProcessMetrics } from "@capstan/platform/metrics";
import { startTelemetry } from "@capstan/platform/telemetry";
import { buildApp } from "./app.ts";
import { createDeps } from "./deps.ts";
import type { WebEnv } from "./env.ts";
import { builtPages } from "./http/pages-built.ts";
import { devPages } from "./http/pages-dev.ts";
import { drainOnSignals } from "./http/shutdown.ts";

/** One web process: engines, pages, listen, and a clean end. */
export async function serve(env: WebEnv): Promise<void> {
  const telemetry = await startTelemetry("capstan-web", env.OTEL_EXPORTER_OTLP_ENDPOINT);
  collectProcessMetrics();
  const deps = createDeps(env);
  const showKit = env.SHOW_KIT ?? env.NODE_ENV !== "production";
  const { db } = deps.database;
  // One tree of shelves for all pages: each reader of its own would read it again.
  const readerDeps = { db, frame: frameReader(db), clock: systemClock, origin: env.PUBLIC_ORIGIN };
  const searches = searchRecorder({ db, clock: systemClock, log: deps.log });
  const pageOptions = {
    readers: {
      home: homeReader({ db }),
      results: resultsReader({ ...readerDeps, opensearch: deps.opensearch, recordSearch: searches.record }),
      product: productReader(readerDeps),
    },
    hidden: (path: string) => !showKit && path.startsWith(urls.kit()),
  };
  const pages = env.NODE_ENV === "production" ? builtPages(pageOptions) : devPages(pageOptions);
  const app = await buildApp(deps, env, { pages });
  await app.listen({ host: env.HOST, port: env.PORT });
  drainOnSignals(deps.log, async () => {
    await app.close();
    await searches.flush();
    await deps.close();
    await telemetry.stop();
  });
}
