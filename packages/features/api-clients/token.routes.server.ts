import { lazyUrls } from "@capstan/features/lazy-urls";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, protocolAnswer, route } from "@capstan/platform/http";
import type { RedisHandle } from "@capstan/platform/redis";
import { ok } from "@capstan/platform/result";
import { apiTokens } from "./api-tokens.server.ts";
import { issueToken } from "./issue-token.server.ts";
import { tokenErrors, tokenRequest } from "./token.schema.ts";

interface ApiClientDeps {
  readonly database: { readonly db: Database };
  readonly redis: RedisHandle;
}

export function apiClientRoutes({ database: { db }, redis }: ApiClientDeps): readonly RouteSpec[] {
  const deps = { db, tokens: apiTokens({ db, redis }) };
  return [
    route({
      method: "POST",
      path: lazyUrls.apiToken(),
      summary:
        "OAuth 2.0 token endpoint (RFC 6749) for systems: client credentials give a bearer token for ten minutes",
      slice: "api-clients",
      level: "anonymous",
      account: "none",
      agents: "look",
      isForSystems: true,
      references: { client_id: "bearer" },
      body: tokenRequest,
      answer: protocolAnswer,
      // A client asks every ten minutes, and a fleet of them may share an address.
      limit: { calls: 60, addressCalls: 60, seconds: 60 },
      handle: async ({ body, authorization, log }) => {
        const answer = await issueToken(deps, { ...body, authorization, log });
        if (!("error" in answer)) return ok({ status: 200, body: answer });
        const problem = { error: answer.error, error_description: tokenErrors[answer.error] };
        if (answer.error !== "invalid_client") return ok({ status: 400, body: problem });
        return ok({ status: 401, body: problem, headers: { "www-authenticate": 'Basic realm="store"' } });
      },
    }),
  ];
}
