import { breachedPasswords } from "@capstan/features/credentials/server";
import { builtInMaps } from "@capstan/features/branch-locator/server";
import { noPictureSources } from "@capstan/features/pictures/server";
import { apiRoutes } from "../../apps/web/api.ts";
import { openCompanySignIn, openSessions, sharedReaders } from "../../apps/web/deps.ts";
import { openRegistration } from "../../apps/web/registration.ts";
import { openapiDocument } from "../../apps/web/openapi.ts";
import { tableFiles } from "@capstan/features/files/server";
import { lookupLimit } from "../../packages/features/order-history/server.ts";
import { createDatabase } from "../../packages/platform/db.ts";
import { createLog } from "../../packages/platform/log.ts";
import { createOpensearch } from "../../packages/platform/opensearch.ts";
import { createRedis } from "../../packages/platform/redis.ts";
import type { Generator } from "./generator.ts";

const output = "openapi/openapi.json";
const env = {
  PUBLIC_ORIGIN: "https://store.example",
  ENGINE_PREFIX: "",
  NODE_ENV: "production",
} as const;

export const openapi: Generator = {
  name: "OpenAPI document",
  outputs: [output],
  run: async () => {
    // Nothing is called: the routes need their engines to exist, not to answer.
    const opensearch = createOpensearch({ url: "http://127.0.0.1:9", prefix: "" });
    const database = createDatabase({ url: "postgres://127.0.0.1:9/none", name: "openapi" });
    const log = createLog({ level: "silent", name: "openapi" });
    const redis = createRedis({ url: "redis://127.0.0.1:9", prefix: "", log });
    const sessions = openSessions({ database, redis, log }, env);
    const breached = breachedPasswords({ rangeUrl: undefined, log });
    const companySignIn = openCompanySignIn({ database, redis }, env);
    const document = await openapiDocument(
      apiRoutes({
        opensearch,
        database,
        redis,
        sessions,
        ...sharedReaders(database.db, opensearch),
        pictures: noPictureSources,
        breached,
        companySignIn,
        secrets: undefined,
        registration: openRegistration({}, redis),
        orderLookups: lookupLimit(redis, ""),
        payments: undefined,
        files: { store: tableFiles(database.db), scanner: undefined },
        origin: env.PUBLIC_ORIGIN,
        cartFeatures: { hasModernCart: false, hasServerTitles: false },
        maps: builtInMaps,
      }),
    );
    await Promise.all([opensearch.close(), database.close(), redis.close()]);
    return { files: { [output]: `${JSON.stringify(document, null, 2)}\n` } };
  },
};
