import type { RedisHandle } from "@capstan/platform/redis";
import { tokenKey } from "./session-token.server.ts";

/** Something to be read by one user once, soon: codes that are shown, a challenge that is answered. */
export interface OneTimeNotes {
  put(name: string, text: string): Promise<void>;
  /** Null where it was read before, or too late. */
  take(name: string): Promise<string | null>;
}

const keptSeconds = 300;

export function oneTimeNotes(redis: RedisHandle, prefix: string): OneTimeNotes {
  const key = (name: string) => `note:${tokenKey(name)}`;
  return {
    put: async (name, text) => redis.set(key(name), text, keptSeconds),
    take: async (name) => redis.guard.run("get", async () => redis.client.getDel(prefix + key(name))),
  };
}
