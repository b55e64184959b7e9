import { noPictureSources } from "@capstan/features/pictures/server";
import { apiRoutes } from "../../apps/web/api.ts";
import { sharedReaders } from "../../apps/web/deps.ts";
import { openapiDocument } from "../../apps/web/openapi.ts";
import { createDatabase } from "../../packages/platform/db.ts";
import { createOpensearch } from "../../packages/platform/opensearch.ts";
import type { Generator } from "./generator.ts";

const output = "openapi/openapi.json";

export const openapi: Generator = {
  name: "OpenAPI document",
  outputs: [output],
  run: async () => {
    // Nothing is called: the routes need their engines to exist, not to answer.
    const opensearch = createOpensearch({ url: "http://127.0.0.1:9", prefix: "" });
    const database = createDatabase({ url: "postgres://127.0.0.1:9/none", name: "openapi" });
    const document = await openapiDocument(
      apiRoutes({ opensearch, database, ...sharedReaders(database.db), pictures: noPictureSources }),
    );
    await Promise.all([opensearch.close(), database.close()]);
    return { files: { [output]: `${JSON.stringify(document, null, 2)}\n` } };
  },
};
