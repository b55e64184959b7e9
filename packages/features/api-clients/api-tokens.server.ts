import { newToken, tokenKey } from "@capstan/features/session/server";
import type { Database } from "@capstan/platform/db";
import type { RedisHandle } from "@capstan/platform/redis";
import type { ApiClient, ApiScope } from "./api-client.ts";
import { clientOf } from "./api-client.store.server.ts";

/** Short: a token that leaked is of no use soon, and a client gets another in one call. */
export const tokenSeconds = 600;

interface KeptToken {
  readonly clientId: string;
  readonly scopes: readonly ApiScope[];
}

export interface ApiTokens {
  issue(token: KeptToken): Promise<string>;
  /** Who calls with `Authorization: Bearer …`. Undefined for a token that has ended, or whose client was removed or lost its account. */
  callerOf(authorization: string | undefined): Promise<ApiClient | undefined>;
}

/** Whoever reads Redis can't use what is in it; Redis lost means that clients get new ones. */
export function apiTokens({ db, redis }: { readonly db: Database; readonly redis: RedisHandle }): ApiTokens {
  const key = (token: string) => `api-token:${tokenKey(token)}`;
  return {
    issue: async (kept) => {
      const token = newToken();
      await redis.set(key(token), JSON.stringify(kept), tokenSeconds);
      return token;
    },
    callerOf: async (authorization = "") => {
      const token = /^Bearer (?<token>[\w-]{43})$/i.exec(authorization)?.groups?.["token"];
      const kept = token === undefined ? null : await redis.get(key(token));
      if (kept === null) return undefined;
      const { clientId, scopes } = JSON.parse(kept) as KeptToken;
      const client = await clientOf(db, clientId);
      if (!client) return undefined;
      const { id, name, accountNumber } = client;
      return { id, name, accountNumber, scopes: scopes.filter((scope) => client.scopes.includes(scope)) };
    },
  };
}
