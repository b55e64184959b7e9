import { sessionOf } from "../../apps/web/test-session.ts";
import { readyRedis } from "../../packages/platform/test-kit/ready-redis.ts";
import { loadEnginesEnv } from "../../scripts/engines-env.ts";
import type { BenchStore } from "./bench-store.ts";

/** The session of one of the demo's users at a bench's store, as `sessionOf` names them. */
export async function benchSession(
  { db, prefix }: Pick<BenchStore, "db" | "prefix">,
  origin: string,
  who: string,
): Promise<string> {
  const redis = await readyRedis({ url: loadEnginesEnv().REDIS_URL, prefix });
  try {
    return await sessionOf({ db, redis, prefix, origin }, who);
  } finally {
    await redis.close();
  }
}
