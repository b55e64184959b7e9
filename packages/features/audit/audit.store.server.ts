import { bug } from "@capstan/platform/bug";
import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import { auditHash, noHash } from "./audit-hash.server.ts";
import { type AuditDetails, type AuditEvent, type AuditPage, type NewAuditEvent, chainOf } from "./audit.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    audit_event: {
      chain: string;
      sequence: string;
      at: Date;
      account_number: string | null;
      user_id: string | null;
      agent_id: string | null;
      action: string;
      details: AuditDetails;
      previous_hash: Buffer;
      hash: Buffer;
    };
    audit_chain: { chain: string; sequence: string; hash: Buffer };
  }
}

/**
 * Records what the caller's transaction does: both happen, or neither. The chain is locked until the transaction ends,
 * so this comes last in it; who records in several accounts does so in the order of their numbers.
 */
export async function recordAudit(tx: Tx, event: NewAuditEvent): Promise<void> {
  const chain = chainOf(event);
  const { sequence, hash: previous, at } = await nextInChain(tx, chain);
  const { accountNumber, userId, agentId, action, details } = event;
  const hash = auditHash(previous, { ...event, chain, sequence, at });
  await sql`
    with added as (
      insert into audit_event
        (chain, sequence, at, account_number, user_id, agent_id, action, details, previous_hash, hash)
      values (
        ${chain}, ${sequence}, ${at}, ${accountNumber}, ${userId}, ${agentId}, ${action}, ${JSON.stringify(details)}::jsonb,
        ${previous}, ${hash}
      )
    )
    update audit_chain set hash = ${hash} where chain = ${chain}
  `.execute(tx);
}

/** Its time is taken under the lock: an event that comes later in a chain is not earlier. */
async function nextInChain(tx: Tx, chain: string) {
  const { rows } = await sql<{ sequence: string; hash: Buffer; at: Date }>`
    insert into audit_chain (chain, sequence, hash) values (${chain}, 1, ${noHash})
    on conflict (chain) do update set sequence = audit_chain.sequence + 1
    returning sequence, hash, date_trunc('milliseconds', clock_timestamp()) as at
  `.execute(tx);
  const [row] = rows;
  return row ? { ...row, sequence: Number(row.sequence) } : bug("an upsert returned no row");
}

interface PageKey {
  /** Events below this sequence number; left out: from the newest on. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** The events of one account, and of no other. */
export async function auditOf(
  db: Database,
  accountNumber: string,
  { before = Number.MAX_SAFE_INTEGER, limit }: PageKey,
): Promise<AuditPage> {
  const { rows } = await sql<{
    sequence: string;
    at: Date;
    user_name: string | null;
    agent_name: string | null;
    action: string;
    details: AuditDetails;
  }>`
    select
      sequence, at, action, details,
      coalesce(who.full_name, user_id) as user_name, coalesce(agent.full_name, agent_id) as agent_name
    from audit_event
    left join store_user as who on who.id = audit_event.user_id
    left join store_user as agent on agent.id = audit_event.agent_id
    where chain = ${accountNumber} and account_number = ${accountNumber} and sequence < ${before}
    order by sequence desc
    limit ${limit + 1}
  `.execute(db);
  const shown = rows.slice(0, limit);
  const entries = shown.map(({ sequence, at, user_name: userName, agent_name: agentName, action, details }) => ({
    sequence: Number(sequence),
    at: at.toISOString(),
    userName,
    agentName,
    action,
    details,
  }));
  return { entries, before: rows.length > limit ? (entries.at(-1)?.sequence ?? null) : null };
}

export interface KeptEvent extends AuditEvent {
  readonly previousHash: Buffer;
  readonly hash: Buffer;
}

export async function chainEnds(db: Database | Tx, chain: string | undefined) {
  const ends = db.selectFrom("audit_chain").selectAll().orderBy("chain");
  return (chain === undefined ? ends : ends.where("chain", "=", chain)).execute();
}

/** Chains whose end is gone while their events are not. */
export async function chainsWithoutEnd(db: Database | Tx, chain: string | undefined): Promise<readonly string[]> {
  const { rows } = await sql<{ chain: string }>`
    select distinct audit_event.chain from audit_event
    where not exists (select from audit_chain where audit_chain.chain = audit_event.chain)
      and (${chain ?? null}::text is null or audit_event.chain = ${chain ?? null})
    order by audit_event.chain
  `.execute(db);
  return rows.map((row) => row.chain);
}

/** In the chain's order, from after this sequence number on. */
export async function eventsAfter(
  db: Database | Tx,
  { chain, after, limit }: { readonly chain: string; readonly after: number; readonly limit: number },
): Promise<readonly KeptEvent[]> {
  const rows = await db
    .selectFrom("audit_event")
    .selectAll()
    .where("chain", "=", chain)
    .where("sequence", ">", String(after))
    .orderBy("sequence")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    chain: row.chain,
    sequence: Number(row.sequence),
    at: row.at,
    accountNumber: row.account_number,
    userId: row.user_id,
    agentId: row.agent_id,
    action: row.action,
    details: row.details,
    previousHash: row.previous_hash,
    hash: row.hash,
  }));
}
