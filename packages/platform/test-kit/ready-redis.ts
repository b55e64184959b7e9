import { once } from "node:events";
import { createLog } from "../log.ts";
import { type RedisHandle, createRedis } from "../redis.ts";

/** A connection for tests and benches that can be used at once; the store itself never waits for one. */
export async function readyRedis({
  url,
  prefix,
}: {
  readonly url: string;
  readonly prefix: string;
}): Promise<RedisHandle> {
  const redis = createRedis({ url, prefix, log: createLog({ level: "silent", name: "test" }), timeoutMs: 5_000 });
  if (!redis.client.isReady) await once(redis.client, "ready");
  return redis;
}
