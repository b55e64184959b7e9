import { type Result, fail, ok } from "@capstan/platform/result";
import type { ApiClient, ApiScope } from "./api-client.ts";
import type { ApiTokens } from "./api-tokens.server.ts";

/** Who calls, if their token has the scope. */
export async function callerWith(
  tokens: ApiTokens,
  scope: ApiScope,
  authorization: string | undefined,
): Promise<Result<ApiClient>> {
  const caller = await tokens.callerOf(authorization);
  if (!caller) return fail({ code: "API_TOKEN_REQUIRED" });
  return caller.scopes.includes(scope) ? ok(caller) : fail({ code: "API_SCOPE_REQUIRED", scope });
}
