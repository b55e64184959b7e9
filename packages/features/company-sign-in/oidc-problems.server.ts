import { RefusedAddress } from "@capstan/platform/outbound-fetch";
import * as client from "openid-client";
import type { ProviderProblem } from "./company-sign-in.ts";

/** By the library's codes. Whatever is not named is an answer that can't be accepted. */
const problems: Readonly<Record<string, ProviderProblem>> = {
  OAUTH_TIMEOUT: "unreachable",
  OAUTH_ABORT: "unreachable",
  OAUTH_RESPONSE_IS_NOT_CONFORM: "not-a-provider",
  OAUTH_RESPONSE_IS_NOT_JSON: "not-a-provider",
  OAUTH_HTTP_REQUEST_FORBIDDEN: "refused-address",
  OAUTH_REQUEST_PROTOCOL_FORBIDDEN: "refused-address",
  OAUTH_INVALID_SERVER_METADATA: "not-a-provider",
  OAUTH_MISSING_SERVER_METADATA: "not-a-provider",
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: "wrong-issuer",
};

const secretErrors = new Set(["invalid_client", "unauthorized_client"]);

/** What the store itself does not take, beside what the library refuses. */
export class ProviderRefused extends Error {
  override readonly name = "ProviderRefused";
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem) {
    super(problem);
    this.problem = problem;
  }
}

export function problemOf(error: unknown): ProviderProblem {
  if (error instanceof ProviderRefused) return error.problem;
  const chain = causesOf(error);
  if (chain.some((each) => each instanceof RefusedAddress)) return "refused-address";
  if (error instanceof client.AuthorizationResponseError) return "cancelled";
  if (error instanceof client.WWWAuthenticateChallengeError) return "bad-secret";
  if (error instanceof client.ResponseBodyError) {
    if (error.status >= 500) return "unreachable";
    return secretErrors.has(error.error) ? "bad-secret" : "bad-answer";
  }
  if (error instanceof client.ClientError) {
    const answer = chain.find((each) => each instanceof Object && "status" in each);
    const isDown = answer instanceof Object && "status" in answer && Number(answer.status) >= 500;
    return isDown ? "unreachable" : (problems[error.code ?? ""] ?? "bad-answer");
  }
  // What `fetch` throws where no answer came.
  return error instanceof TypeError ? "unreachable" : "bad-answer";
}

/** What may be logged of it: neither tokens nor claims. */
export function describeProblem(error: unknown): string {
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError)
    return `${error.name}: ${error.error}`;
  return causesOf(error)
    .filter((each) => each instanceof Error)
    .map((each) => each.message)
    .join(": ")
    .slice(0, 500);
}

/** A code that the provider never gave: with the right secret it is refused for that, with a wrong one for the secret. */
export async function secretProblemOf(
  config: client.Configuration,
  redirectUri: string,
): Promise<ProviderProblem | undefined> {
  try {
    await client.genericGrantRequest(config, "authorization_code", {
      code: client.randomState(),
      redirect_uri: redirectUri,
      code_verifier: client.randomPKCECodeVerifier(),
    });
    return "bad-answer";
  } catch (error) {
    const isRefusedForCode = error instanceof client.ResponseBodyError && error.error === "invalid_grant";
    return isRefusedForCode ? undefined : problemOf(error);
  }
}

function causesOf(error: unknown): readonly unknown[] {
  const chain: unknown[] = [];
  for (let each = error; each !== undefined && chain.length < 8; each = each instanceof Error ? each.cause : undefined)
    chain.push(each);
  return chain;
}
