/** `npm run image`: builds the store's image and proves that it migrates, imports, indexes and serves. */
import { dropDatabase } from "../packages/platform/migrate.ts";
import { createOpensearch } from "../packages/platform/opensearch.ts";
import { withDatabase } from "../packages/platform/test-kit/global-setup.ts";
import { loadEnginesEnv } from "./engines-env.ts";
import { findFreePort } from "./engines/free-ports.ts";
import { baseImage } from "./image/base-image.ts";
import { buildSecrets } from "./image/build-secrets.ts";
import { findContainerTool } from "./image/container-tool.ts";
import { proveImage } from "./image/prove-image.ts";

const startedAt = performance.now();
const say = (line: string) =>
  console.log(`${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s  ${line}`);
const own = `image-${process.pid}`;
const engines = loadEnginesEnv();
const [port, metricsPort] = [await findFreePort(), await findFreePort()];
const env = {
  DATABASE_URL: withDatabase(engines.DATABASE_URL, `capstan_${own.replace("-", "_")}`),
  REDIS_URL: engines.REDIS_URL,
  OPENSEARCH_URL: engines.OPENSEARCH_URL,
  ENGINE_PREFIX: `${own}-`,
  HOST: "127.0.0.1",
  PORT: String(port),
  METRICS_PORT: String(metricsPort),
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  LOG_LEVEL: "info",
};
const image = `localhost/capstan:${own}`;

const tool = await findContainerTool(say);
try {
  const base = await baseImage(tool, say);
  say(`building with ${tool.name} on ${base}`);
  await tool.build({ tag: image, buildArgs: { NODE_IMAGE: base }, secrets: buildSecrets(process.env) });
  const size = await tool.call(["image", "inspect", "--format={{.Size}}", image]);
  say(`built, ${Math.round(Number(size.stdout) / 1e6)} MB`);
  await proveImage({ tool, image, env, say });
} finally {
  await cleanUp();
}
say("the image is good");

async function cleanUp(): Promise<void> {
  await tool.call(["rmi", "--force", image]);
  await dropDatabase(env.DATABASE_URL).catch(() => {});
  const opensearch = createOpensearch({ url: env.OPENSEARCH_URL, prefix: env.ENGINE_PREFIX, timeoutMs: 20_000 });
  await opensearch.run("delete-indices", async (client) =>
    client.indices.delete({ index: `${env.ENGINE_PREFIX}*`, ignore_unavailable: true }),
  );
  await opensearch.close();
}
