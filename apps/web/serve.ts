import { documentsByCode } from "@capstan/features/catalog/server";
import { cartReader } from "@capstan/features/cart/server";
import { type Content, contentReader } from "@capstan/features/content/server";
import { homeReader } from "@capstan/features/home/server";
import { productReader } from "@capstan/features/product/server";
import { resultsReader, searchRecorder } from "@capstan/features/search/server";
import { shellReader } from "@capstan/features/shell/server";
import { urls } from "@capstan/features/urls";
import { systemClock } from "@capstan/platform/clock";
import type { Log } from "@capstan/platform/log";
import { collectProcessMetrics } from "@capstan/platform/metrics";
import { startTelemetry } from "@capstan/platform/telemetry";
import { buildApp } from "./app.ts";
import { errorCatalog } from "./error-catalog.ts";
import { openContent, openWatchedContent } from "./content.ts";
import { createDeps } from "./deps.ts";
import { installedDrawings } from "./drawings.ts";
import type { WebEnv } from "./env.ts";
import { builtPages } from "./http/pages-built.ts";
import { devPages } from "./http/pages-dev.ts";
import { routeAnswers } from "./http/route-paths.ts";
import { drainOnSignals } from "./http/shutdown.ts";
import { photographSources } from "./photographs.ts";

/** One web process: engines, pages, listen, and a clean end. */
export async function serve(env: WebEnv): Promise<void> {
  const telemetry = await startTelemetry("capstan-web", env.OTEL_EXPORTER_OTLP_ENDPOINT);
  collectProcessMetrics();
  const deps = createDeps(env);
  const showKit = env.SHOW_KIT ?? env.NODE_ENV !== "production";
  const { opensearch, categoryTree, synonyms } = deps;
  const { db } = deps.database;
  const readerDeps = { db, categoryTree, clock: systemClock, origin: env.PUBLIC_ORIGIN };
  const content = await contentOf(env, deps.log);
  const pictures = { ...photographSources(env, deps.log), drawings: await installedDrawings(deps.log) };
  const searches = searchRecorder({ db, clock: systemClock, log: deps.log });
  const pageOptions = {
    readers: {
      shell: shellReader({ db, clock: systemClock, log: deps.log, errorCatalog }),
      home: homeReader({ db }),
      results: resultsReader({ ...readerDeps, opensearch, synonyms, recordSearch: searches.record }),
      product: productReader({ ...readerDeps, pictures }),
      cart: cartReader(readerDeps),
      contactSheet: { families: pictures.drawings?.drawings ?? [] },
      content: contentReader({
        documentTitle: async (code) => (await documentsByCode(db, [code]))[0]?.title,
        content,
        origin: env.PUBLIC_ORIGIN,
        categories: async () =>
          ((await categoryTree())?.below(null) ?? []).map((category) => ({
            label: category.name,
            url: urls.category(category),
          })),
      }),
    },
    origin: env.PUBLIC_ORIGIN,
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
