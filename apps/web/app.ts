import { agentCallRecorder } from "@capstan/features/audit/server";
import { type PictureSources, noPictureSources } from "@capstan/features/pictures/server";
import { branchPaths } from "@capstan/features/branch-locator/server";
import { type SitemapPages, sitemapReader } from "@capstan/features/search/server";
import { type MountOptions, type RouteSpec, fileAnswer, mountRoutes, setErrorHandler } from "@capstan/platform/http";
import compress from "@fastify/compress";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { constants } from "node:zlib";
import { apiRoutes, cartFeaturesOf } from "./api.ts";
import { errorCatalog } from "./error-catalog.ts";
import type { Deps } from "./deps.ts";
import type { WebEnv } from "./env.ts";
import type { PolicySources } from "./http/content-security-policy.ts";
import { addHealth } from "./http/health.ts";
import { refuseOtherHosts } from "./http/hosts.ts";
import { createLimits } from "./http/limits.ts";
import { malformedRequests } from "./http/malformed-requests.ts";
import { observe } from "./http/observe.ts";
import type { Pages } from "./http/pages.ts";
import { addRefusalPages } from "./http/refusal-pages.ts";
import { requestIdOf } from "./http/request-id.ts";
import { addSecurity } from "./http/security.ts";
import { addSitemaps } from "./http/sitemaps.ts";
import { trustedProxies } from "./http/trusted-proxies.ts";
import { captchaSources } from "./registration.ts";
import { paymentSources } from "./payments.ts";
import { mapsSettingsOf, mapsSources } from "./maps.ts";

export interface AppOptions {
  /** What answers everything that is not REST; left out where a test needs the API only. */
  readonly pages?: Pages;
  /** Pages beside the catalog for the sitemap. */
  readonly listedPages?: SitemapPages;
  /** Where items' pictures come from; left out, each item shows the placeholder. */
  readonly pictures?: PictureSources;
  /** Who is asking, where a test decides it. */
  readonly visitorOf?: MountOptions["visitorOf"];
}

const kilobyte = 1024;

/** The one server: REST first, pages behind it, on one origin with one set of rules. */
export async function buildApp(
  deps: Deps,
  env: WebEnv,
  { pages, pictures = noPictureSources, listedPages = () => [], visitorOf = deps.sessions.visitorOf }: AppOptions = {},
): Promise<FastifyInstance> {
  const origin = env.PUBLIC_ORIGIN;
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance,
    // One line a request, written by `observe`.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdOf(headers),
    trustProxy: env.TRUSTED_PROXIES === undefined ? false : trustedProxies(env.TRUSTED_PROXIES),
    bodyLimit: 256 * kilobyte,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    http: { maxHeaderSize: 16 * kilobyte, headersTimeout: 10_000 },
    ...malformedRequests(origin, errorCatalog),
  });
  const maps = mapsSettingsOf(env);
  const limits = createLimits(deps, env);
  observe(app);
  addRefusalPages(app, origin);
  addSecurity(app, {
    origin,
    moreSources: moreSourcesOf(env.PHOTO_ORIGINS, [
      mapsSources(maps),
      captchaSources(deps.registration.captcha),
      paymentSources(env),
    ]),
    isDevelopment: env.NODE_ENV === "development",
    errorCatalog,
  });
  refuseOtherHosts(app, { origin, allowed: env.ALLOWED_HOSTS, errorCatalog });
  setErrorHandler(app, errorCatalog);
  await app.register(compress, {
    threshold: kilobyte,
    encodings: ["br", "gzip"],
    // Nothing that the store takes comes compressed, and a small body must not unfold into a large one.
    globalDecompression: false,
    // Each piece of a streamed page leaves at once: a compressor left to itself would hold the first back until the last.
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
  const recordAgentCall = agentCallRecorder(deps.database.db);
  const mounting = { errorCatalog, visitorOf, withinLimit: limits.withinLimit, recordAgentCall, origin };
  const routes = apiRoutes({ ...deps, pictures, origin, cartFeatures: cartFeaturesOf(env), maps });
  // A page comes with dozens of modules and pictures: these count against no limit.
  await app.register(async (files) => mountRoutes(files, routes.filter(isFile), mounting));
  await pages?.addFiles(app);
  await app.register(async (counted) => {
    limits.guardAgainstFloods(counted, errorCatalog);
    addHealth(counted, deps);
    addSitemaps(counted, {
      origin,
      reader: sitemapReader({
        db: deps.database.db,
        origin,
        pages: listedPages,
        branches: async () => branchPaths(deps),
      }),
    });
    await counted.register(async (api) =>
      mountRoutes(
        api,
        routes.filter((spec) => !isFile(spec)),
        mounting,
      ),
    );
    await pages?.mount(counted);
  });
  return app;
}

/** Photographs, maps and an outside captcha may come from elsewhere. */
function moreSourcesOf(photoOrigins: readonly string[], others: readonly PolicySources[]): PolicySources {
  const all = [{ "img-src": photoOrigins }, ...others].flatMap((sources) => Object.entries(sources));
  const byDirective = Map.groupBy(all, ([directive]) => directive);
  return Object.fromEntries(
    Array.from(byDirective, ([directive, rows]) => [directive, [...new Set(rows.flatMap(([, sources]) => sources))]]),
  );
}

function isFile({ answer }: RouteSpec): boolean {
  return answer === fileAnswer;
}
