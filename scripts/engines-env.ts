import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { loadEnvFile } from "node:process";

export interface EngineUrls {
  readonly DATABASE_URL: string;
  readonly REDIS_URL: string;
  readonly OPENSEARCH_URL: string;
  /** As web and worker have it where nobody sets one. */
  readonly ENGINE_PREFIX: string;
}

/** Where the engines are: what the caller set, else what `npm run engines -- up` found, else the usual places. */
export function loadEnginesEnv(): EngineUrls {
  const written = join(import.meta.dirname, "../.engines/env");
  if (existsSync(written)) loadEnvFile(written);
  const urls = {
    DATABASE_URL: process.env["DATABASE_URL"] ?? `postgres://${userInfo().username}@127.0.0.1:5432/capstan`,
    REDIS_URL: process.env["REDIS_URL"] ?? "redis://127.0.0.1:6379",
    OPENSEARCH_URL: process.env["OPENSEARCH_URL"] ?? "http://127.0.0.1:9200",
    ENGINE_PREFIX: process.env["ENGINE_PREFIX"] ?? "capstan-",
  };
  Object.assign(process.env, urls);
  return urls;
}
