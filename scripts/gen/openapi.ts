import { noPictureSources } from "@capstan/features/pictures/server";
import { apiRoutes } from "../../apps/web/api.ts";
import { openSessions, sharedReaders } from "../../apps/web/deps.ts";
import { openapiDocument } from "../../apps/web/openapi.ts";
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
  DEMO_VISITORS: false,
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
    const sessions = openSessions({ database, redis }, env);
    const document = await openapiDocument(
      apiRoutes({ opensearch, database, sessions, ...sharedReaders(database.db), pictures: noPictureSources }),
    );
    await Promise.all([opensearch.close(), database.close(), redis.close()]);
    return { files: { [output]: `${JSON.stringify(document, null, 2)}\n` } };
  },
};
