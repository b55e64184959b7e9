import { randomBytes } from "node:crypto";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { enqueue } from "@capstan/platform/queue";
import type { SecretBox } from "@capstan/platform/secret-box";
import { secretContext } from "./deliver-webhooks.server.ts";
import { newWebhookSecret } from "./sign-webhook.server.ts";
import { insertEndpoint, rewindEndpoint } from "./webhooks.store.server.ts";
import { deliverWebhooksJob } from "./webhooks.schema.ts";

interface RegisterDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
}

interface NewWebhook {
  readonly url: string;
  readonly events: readonly string[];
  readonly accountNumber: string | null;
}

/** The secret is given out this once. Undefined where there is no such account. */
export async function registerWebhook(
  { db, clock, secrets }: RegisterDeps,
  { url, events, accountNumber }: NewWebhook,
): Promise<{ readonly id: string; readonly secret: string } | undefined> {
  const id = `we_${randomBytes(9).toString("base64url")}`;
  const secret = newWebhookSecret();
  const sealed = secrets.seal(secret, secretContext(id));
  const isAdded = await insertEndpoint(db, { id, url, events, accountNumber, secret: sealed, now: clock.now() });
  return isAdded ? { id, secret } : undefined;
}

/** Sends all after a position once more; false where there is no such endpoint, or the feed is not that long. */
export async function replayWebhook(
  { db, clock }: Pick<RegisterDeps, "db" | "clock">,
  { id, after }: { readonly id: string; readonly after: bigint },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const isRewound = await rewindEndpoint(tx, id, after, clock.now());
    if (isRewound) await enqueue(tx, deliverWebhooksJob, {});
    return isRewound;
  });
}
