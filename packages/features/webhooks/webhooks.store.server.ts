import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";

export interface WebhookEndpoint {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly accountNumber: string | null;
  readonly position: string;
  readonly part: number;
  readonly attempts: number;
  readonly failingSince: Date | null;
  readonly lastFailure: string | null;
  readonly disabledAt: Date | null;
  readonly secret: string;
}

const columns = sql`
  id, url, events, account_number as "accountNumber", position::text, part, attempts,
  failing_since as "failingSince", last_failure as "lastFailure", disabled_at as "disabledAt", secret
`;

interface NewEndpoint {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly accountNumber: string | null;
  readonly secret: string;
  readonly now: Date;
}

/** It is told of what happens from now on; false where there is no such account. */
export async function insertEndpoint(db: Database, endpoint: NewEndpoint): Promise<boolean> {
  const { id, url, events, accountNumber, secret, now } = endpoint;
  const { numAffectedRows = 0n } = await sql`
    insert into webhook_endpoint (id, url, events, account_number, secret, created_at, next_at, position)
    select ${id}, ${url}, ${events}::text[], ${accountNumber}, ${secret}, ${now}, ${now}, last_position
    from order_change_counter
    where ${accountNumber}::text is null or exists (select from account where number = ${accountNumber})
  `.execute(db);
  return numAffectedRows > 0n;
}

export async function listEndpoints(db: Database): Promise<readonly WebhookEndpoint[]> {
  const { rows } = await sql<WebhookEndpoint>`select ${columns} from webhook_endpoint order by created_at, id`.execute(
    db,
  );
  return rows;
}

export async function deleteEndpoint(db: Database, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from webhook_endpoint where id = ${id}`.execute(db);
  return numAffectedRows > 0n;
}

/** Sends all after a position again, and enables what was disabled. Whoever delivers now loses the lease. */
export async function rewindEndpoint(tx: Tx, id: string, after: bigint, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update webhook_endpoint set position = ${after.toString()}::bigint, part = 0, attempts = 0, next_at = ${now},
      failing_since = null, last_failure = null, disabled_at = null, lease = null, leased_until = null
    where id = ${id} and ${after.toString()}::bigint <= (select last_position from order_change_counter)
  `.execute(tx);
  return numAffectedRows > 0n;
}

/** Endpoints that have something to be told and whose time has come. */
export async function dueEndpoints(db: Database, now: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from webhook_endpoint, order_change_counter
    where disabled_at is null and next_at <= ${now} and position < last_position
      and (leased_until is null or leased_until <= ${now})
    order by next_at, id limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

interface Lease {
  readonly id: string;
  readonly lease: string;
  readonly now: Date;
  readonly until: Date;
}

/** One delivers to an endpoint at a time: undefined where another does. */
export async function takeLease(db: Database, { id, lease, now, until }: Lease): Promise<WebhookEndpoint | undefined> {
  const { rows } = await sql<WebhookEndpoint>`
    update webhook_endpoint set lease = ${lease}::uuid, leased_until = ${until}
    where id = ${id} and disabled_at is null and next_at <= ${now} and (leased_until is null or leased_until <= ${now})
    returning ${columns}
  `.execute(db);
  return rows[0];
}

interface Progress extends Lease {
  readonly position: string;
  readonly part: number;
}

/** What is acknowledged is never sent again. False where somebody else delivers by now. */
export async function acknowledge(db: Database, { id, lease, until, position, part }: Progress): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update webhook_endpoint set position = ${position}::bigint, part = ${part}, attempts = 0, failing_since = null,
      last_failure = null, leased_until = ${until}
    where id = ${id} and lease = ${lease}::uuid
  `.execute(db);
  return numAffectedRows > 0n;
}

export async function endLease(db: Database, { id, lease }: Pick<Lease, "id" | "lease">): Promise<void> {
  await sql`
    update webhook_endpoint set lease = null, leased_until = null where id = ${id} and lease = ${lease}::uuid
  `.execute(db);
}

interface Failure extends Pick<Lease, "id" | "lease" | "now"> {
  readonly reason: string;
  readonly nextAt: Date;
  readonly isGivenUp: boolean;
}

/** Undefined where somebody else delivers by now. */
export async function failuresOf(
  tx: Tx,
  { id, lease }: Pick<Lease, "id" | "lease">,
): Promise<Pick<WebhookEndpoint, "attempts" | "failingSince"> | undefined> {
  const { rows } = await sql<Pick<WebhookEndpoint, "attempts" | "failingSince">>`
    select attempts, failing_since as "failingSince" from webhook_endpoint
    where id = ${id} and lease = ${lease}::uuid for update
  `.execute(tx);
  return rows[0];
}

export async function recordFailure(tx: Tx, failure: Failure): Promise<void> {
  const { id, lease, now, reason, nextAt, isGivenUp } = failure;
  await sql`
    update webhook_endpoint set attempts = attempts + 1, next_at = ${nextAt}, last_failure = ${reason},
      failing_since = coalesce(failing_since, ${now}),
      disabled_at = case when ${isGivenUp} then ${now}::timestamptz end, lease = null, leased_until = null
    where id = ${id} and lease = ${lease}::uuid
  `.execute(tx);
}

/** For metrics: how many are left alone, how many are failing. */
export async function countEndpoints(db: Database): Promise<{ readonly disabled: number; readonly failing: number }> {
  const { rows } = await sql<{ disabled: number; failing: number }>`
    select count(*) filter (where disabled_at is not null)::int as disabled,
      count(*) filter (where disabled_at is null and failing_since is not null)::int as failing
    from webhook_endpoint
  `.execute(db);
  return rows[0] ?? { disabled: 0, failing: 0 };
}
