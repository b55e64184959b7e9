import { tokenKey } from "@capstan/features/session/server";
import type { Database } from "@capstan/platform/db";
import type { Log } from "@capstan/platform/log";
import { timingSafeEqual } from "node:crypto";
import { type ApiScope, apiScopes } from "./api-client.ts";
import { clientOf } from "./api-client.store.server.ts";
import { type ApiTokens, tokenSeconds } from "./api-tokens.server.ts";
import { credentialsIn } from "./client-credentials.ts";
import type { TokenAnswer, TokenError, TokenRequest } from "./token.schema.ts";

export interface TokenDeps {
  readonly db: Database;
  readonly tokens: ApiTokens;
}

interface Input extends TokenRequest {
  readonly authorization: string | undefined;
  readonly log: Pick<Log, "info">;
}

/** RFC 6749, 4.4: the client credentials grant, and no other. Secrets have 256 random bits: there is nothing to guess. */
export async function issueToken(
  { db, tokens }: TokenDeps,
  input: Input,
): Promise<TokenAnswer | { error: TokenError }> {
  const credentials = credentialsIn(input);
  if (credentials === "ambiguous" || input.grant_type === undefined) return { error: "invalid_request" };
  const client = credentials && (await clientOf(db, credentials.id));
  const isRight = sameText(client?.secretKey ?? tokenKey(""), tokenKey(credentials?.secret ?? ""));
  if (!client || !isRight) return { error: "invalid_client" };
  if (input.grant_type !== "client_credentials") return { error: "unsupported_grant_type" };
  const scopes = scopesIn(input.scope) ?? client.scopes;
  if (!scopes.every((scope) => client.scopes.includes(scope as ApiScope))) return { error: "invalid_scope" };
  const granted = apiScopes.filter((scope) => scopes.includes(scope));
  const token = await tokens.issue({ clientId: client.id, scopes: granted });
  input.log.info({ clientId: client.id, accountNumber: client.accountNumber, scopes: granted }, "a token was issued");
  return { access_token: token, token_type: "Bearer", expires_in: tokenSeconds, scope: granted.join(" ") };
}

/** Undefined where none was asked for: all that the client has. */
function scopesIn(text: string | undefined): readonly string[] | undefined {
  const scopes = (text ?? "").split(" ").filter(Boolean);
  return scopes.length === 0 ? undefined : scopes;
}

function sameText(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
