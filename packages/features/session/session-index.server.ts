import type { RedisHandle } from "@capstan/platform/redis";
import { sessionLimits } from "./session-level.ts";

/** Which sessions a user has, by their keys. It is written when one begins or ends, and read for the list of sign-ins only. */
export interface SessionIndex {
  add(ref: string, key: string, startedAt: number): Promise<void>;
  remove(ref: string, key: string): Promise<void>;
  /** The newest first. Some of them may have ended by themselves. */
  keysOf(ref: string): Promise<readonly string[]>;
  has(ref: string, key: string): Promise<boolean>;
}

/** Nobody reads a longer list, and nobody may fill the memory by signing in. */
const maxSessions = 50;

export function sessionIndex(redis: RedisHandle, prefix: string): SessionIndex {
  const name = (ref: string) => `${prefix}sessions:${ref}`;
  const { client, guard } = redis;
  return {
    add: async (ref, key, startedAt) => {
      await guard.run("set", async () =>
        client
          .multi()
          .zAdd(name(ref), { score: startedAt, value: key })
          .zRemRangeByRank(name(ref), 0, -(maxSessions + 1))
          .pExpire(name(ref), sessionLimits.rememberedMs)
          .exec(),
      );
    },
    remove: async (ref, key) => {
      await guard.run("delete", async () => client.zRem(name(ref), key));
    },
    keysOf: async (ref) => guard.run("get", async () => client.zRange(name(ref), 0, -1, { REV: true })),
    has: async (ref, key) => (await guard.run("get", async () => client.zScore(name(ref), key))) !== null,
  };
}
