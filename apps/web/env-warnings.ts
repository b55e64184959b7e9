import type { WebEnv } from "./env.ts";

/** What is allowed and still wrong for nearly every store, said at each start and by the doctor. */
export function envWarnings(env: Pick<WebEnv, "DEMO_VISITORS" | "NODE_ENV" | "PUBLIC_ORIGIN">): string[] {
  if (env.NODE_ENV !== "production") return [];
  return [
    ...(env.DEMO_VISITORS === true
      ? ["DEMO_VISITORS is on in production: whoever sends a cookie is any user, without a password. Unset it"]
      : []),
    ...(["127.0.0.1", "localhost", "[::1]"].includes(new URL(env.PUBLIC_ORIGIN).hostname)
      ? [`PUBLIC_ORIGIN is ${env.PUBLIC_ORIGIN}: forms of visitors who came by another address are refused`]
      : []),
  ];
}
