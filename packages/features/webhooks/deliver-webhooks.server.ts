import { randomUUID } from "node:crypto";
import { changesAfter } from "@capstan/features/orders/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { OutboundFetch } from "@capstan/platform/outbound-fetch";
import { enqueue } from "@capstan/platform/queue";
import type { SecretBox } from "@capstan/platform/secret-box";
import { webhookHeaders } from "./sign-webhook.server.ts";
import { type WebhookMessage, backoffMs, isWanted, messagesOf, patienceMs } from "./webhook-events.ts";
import {
  type WebhookEndpoint,
  acknowledge,
  dueEndpoints,
  endLease,
  failuresOf,
  recordFailure,
  takeLease,
} from "./webhooks.store.server.ts";
import { deliverWebhooksJob } from "./webhooks.schema.ts";

export interface DeliverDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly fetch: OutboundFetch;
  /** Null: there is no key, and nothing is sent. */
  readonly secrets: SecretBox | null;
}

/** Longer than an attempt may take: who died in the middle of one is followed by another after this. */
const leaseMs = 60_000;
const batch = 100;
const maxEndpoints = 20;

/** Tells every endpoint what it has not acknowledged; one that fails or is slow keeps no other waiting. */
export async function deliverWebhooks(deps: DeliverDeps): Promise<void> {
  if (deps.secrets === null) return;
  const due = await dueEndpoints(deps.db, deps.clock.now(), maxEndpoints);
  await Promise.all(due.map(async (id) => deliverTo(deps, id)));
}

async function deliverTo(deps: DeliverDeps, id: string): Promise<void> {
  const lease = randomUUID();
  const endpoint = await takeLease(deps.db, { id, lease, ...leaseTimes(deps.clock) });
  if (!endpoint) return;
  const secret = deps.secrets?.open(endpoint.secret, secretContext(id));
  if (secret === undefined) {
    await fail(deps, { endpoint, lease, reason: "its secret was sealed by a key that is not in SECRETS_KEY" });
    return;
  }
  const sending = { endpoint, lease, secret };
  let { position, part } = endpoint;
  for (;;) {
    const entries = await changesAfter(deps.db, {
      onlyAccount: endpoint.accountNumber,
      after: BigInt(position),
      limit: batch,
    });
    for (const entry of entries) {
      if (!(await sendEntry(deps, sending, messagesOf(entry), { before: position, at: entry.position, part }))) return;
      position = entry.position;
      part = 0;
    }
    if (entries.length < batch) break;
  }
  await endLease(deps.db, { id, lease });
}

interface Sending {
  readonly endpoint: WebhookEndpoint;
  readonly lease: string;
  readonly secret: string;
}

interface Place {
  /** Acknowledged before. */
  readonly before: string;
  readonly at: string;
  readonly part: number;
}

/** The messages of one place, one after the other; false where it ends here. */
async function sendEntry(
  deps: DeliverDeps,
  sending: Sending,
  messages: readonly WebhookMessage[],
  { before, at, part }: Place,
): Promise<boolean> {
  const { endpoint, lease } = sending;
  for (const [index, message] of messages.entries()) {
    if (index < part) continue;
    if (isWanted(endpoint.events, message.type)) {
      const refusal = await send(deps, sending, message);
      if (refusal !== null) {
        await fail(deps, { endpoint, lease, ...refusal });
        return false;
      }
    }
    const isLast = index === messages.length - 1;
    const progress = isLast ? { position: at, part: 0 } : { position: before, part: index + 1 };
    const isMine = await acknowledge(deps.db, { id: endpoint.id, lease, ...leaseTimes(deps.clock), ...progress });
    if (!isMine) return false;
  }
  return true;
}

interface Refusal {
  readonly reason: string;
  readonly isGone?: boolean;
}

/** Null where the receiver has it. Redirects are no acknowledgement. */
async function send(
  { fetch, clock }: DeliverDeps,
  { endpoint, secret }: Sending,
  { id, ...message }: WebhookMessage,
): Promise<Refusal | null> {
  const body = JSON.stringify(message);
  const timestamp = Math.floor(clock.now().getTime() / 1_000);
  try {
    const headers = webhookHeaders(secret, { id, timestamp, body });
    const answer = await fetch(endpoint.url, { method: "POST", headers, body });
    await answer.body?.cancel();
    return answer.ok ? null : { reason: `answered ${answer.status}`, isGone: answer.status === 410 };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (error.cause instanceof Error ? error.cause.message : error.message).slice(0, 300);
}

async function fail(
  { db, clock }: DeliverDeps,
  failure: Refusal & { readonly endpoint: WebhookEndpoint; readonly lease: string },
): Promise<void> {
  const { endpoint, lease, reason, isGone = false } = failure;
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    // Read again: what was acknowledged meanwhile has ended the failures before it.
    const held = await failuresOf(tx, { id: endpoint.id, lease });
    if (!held) return;
    const nextAt = new Date(now.getTime() + backoffMs(held.attempts + 1));
    const isGivenUp = isGone || now.getTime() - (held.failingSince ?? now).getTime() >= patienceMs;
    await recordFailure(tx, { id: endpoint.id, lease, now, reason, nextAt, isGivenUp });
    if (!isGivenUp) await enqueue(tx, deliverWebhooksJob, {}, { runAt: nextAt });
  });
}

function leaseTimes(clock: Clock) {
  const now = clock.now();
  return { now, until: new Date(now.getTime() + leaseMs) };
}

/** Whose secret it is: moved to another endpoint, it can't be read. */
export function secretContext(id: string): string {
  return `webhook:${id}`;
}
