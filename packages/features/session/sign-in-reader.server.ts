import type { Database } from "@capstan/platform/db";
import { nameOf } from "./session.store.server.ts";
import type { SignInReader } from "./sign-in.ts";

interface SignInReaderDeps extends Pick<SignInReader, "hasCompanySignIn"> {
  readonly db: Database;
}

export function signInReader({ db, hasCompanySignIn }: SignInReaderDeps): SignInReader {
  return {
    hasCompanySignIn,
    rememberedName: async ({ level, userId }) => (level === "rml-user" && userId !== null ? nameOf(db, userId) : null),
  };
}
