import { newToken, tokenKey } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { randomUUID } from "node:crypto";
import type { ApiClient } from "./api-client.ts";
import { addClient } from "./api-client.store.server.ts";

/** The secret is told once and kept as a hash. Undefined where there is no such account. */
export async function registerClient(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  client: Omit<ApiClient, "id">,
): Promise<{ readonly id: string; readonly secret: string } | undefined> {
  const [id, secret] = [randomUUID(), newToken()];
  const isAdded = await addClient(db, { ...client, id, secretKey: tokenKey(secret) }, clock.now());
  return isAdded ? { id, secret } : undefined;
}
