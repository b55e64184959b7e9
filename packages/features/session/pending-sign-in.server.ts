import type { RedisHandle } from "@capstan/platform/redis";
import { newToken, tokenKey } from "./session-token.server.ts";

/** Somebody who gave the right password and owes the second step. It is no session: nobody has any right by it. */
export interface PendingSignIn {
  readonly userId: string;
  readonly epoch: number;
  readonly isRemembered: boolean;
  readonly browser?: string | undefined;
}

export interface PendingSignIns {
  begin(pending: PendingSignIn): Promise<string>;
  find(token: string): Promise<PendingSignIn | undefined>;
  /** True for the first who asks: one second step makes one session. */
  take(token: string): Promise<boolean>;
}

export const pendingSeconds = 5 * 60;

export function pendingSignIns(redis: RedisHandle, prefix: string): PendingSignIns {
  const key = (token: string) => `pending:${tokenKey(token)}`;
  return {
    begin: async (pending) => {
      const token = newToken();
      await redis.set(key(token), JSON.stringify(pending), pendingSeconds);
      return token;
    },
    find: async (token) => {
      const kept = await redis.get(key(token));
      return kept === null ? undefined : (JSON.parse(kept) as PendingSignIn);
    },
    take: async (token) => (await redis.guard.run("delete", async () => redis.client.del(prefix + key(token)))) > 0,
  };
}
