import type { WebEnv } from "./env.ts";

/** What is allowed and still wrong for nearly every store, said at each start and by the doctor. */
export function envWarnings(
  env: Pick<WebEnv, "NODE_ENV" | "PUBLIC_ORIGIN" | "OIDC_ALLOW_INSECURE"> & { readonly SECRETS_KEY: readonly Buffer[] },
): string[] {
  const isNear = ["127.0.0.1", "localhost", "[::1]"].includes(new URL(env.PUBLIC_ORIGIN).hostname);
  if (env.NODE_ENV !== "production") return [];
  return [
    ...(isNear
      ? [`PUBLIC_ORIGIN is ${env.PUBLIC_ORIGIN}: forms of visitors who came by another address are refused`]
      : []),
    ...(env.SECRETS_KEY.length === 0
      ? ["SECRETS_KEY is not set: secrets of authenticator apps are kept unsealed, and companies' sign-in is off"]
      : []),
    ...(env.OIDC_ALLOW_INSECURE
      ? ["OIDC_ALLOW_INSECURE is on: companies' administrators may have this machine call itself. It is for tests"]
      : []),
  ];
}
