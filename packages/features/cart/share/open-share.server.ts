import { tokenKey } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type StoredShare, shareByKey } from "./cart-share.store.server.ts";

/** 256 bits, as `newToken` writes them. */
const tokenPattern = /^[\w-]{43}$/;

/** Undefined for whatever opens nothing, for one reason or another. */
export async function openShare(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  token: string,
): Promise<StoredShare | undefined> {
  return tokenPattern.test(token) ? shareByKey(db, tokenKey(token), clock.now()) : undefined;
}
