import type { Tx } from "@capstan/platform/db";
import { type JsonQuery, anyOf } from "@capstan/platform/json-query";
import { sql } from "kysely";
import type { AskedRestriction, Decision, ShipTo } from "./decisions.ts";

/** Who decides: a user in an account, in person or through an agent, or whoever holds a guest's cart. */
export interface Decider {
  readonly userId: string | null;
  readonly accountNumber: string | null;
  readonly agentId: string | null;
  readonly cartId: string | null;
}

export interface NewDecision {
  readonly sku: string;
  readonly restriction: Pick<AskedRestriction, "code" | "textHash">;
  readonly decision: Decision["decision"];
  readonly shipTo: ShipTo;
  readonly decidedAt: Date;
}

const textHash = sql.raw(
  "encode(sha256(convert_to(json_build_array(title, message, question, citation)::text, 'UTF8')), 'hex')",
);

/** The rules that some items name, by their codes. */
export function restrictionsOfItems(
  skus: readonly string[],
): JsonQuery<ReadonlyMap<AskedRestriction["code"], AskedRestriction>> {
  return {
    select: sql`
      select coalesce(json_agg(json_build_object(
        'code', code, 'kind', kind, 'action', action, 'states', states, 'zipPrefixes', zip_prefixes,
        'customerKinds', customer_kinds, 'exemptCustomerKinds', exempt_customer_kinds,
        'title', title, 'message', message, 'question', question, 'citation', citation,
        'startsOn', starts_on::text, 'endsOn', ends_on::text, 'textHash', ${textHash}
      )), '[]')
      from restriction
      where code in (select unnest(restrictions) from item where sku = ${anyOf(skus)} and restrictions <> '{}')`,
    read: (rows: readonly AskedRestriction[]) => new Map(rows.map((row) => [row.code, row])),
  };
}

/** The last answers to each rule about each item, of a user in an account or of a guest's cart. */
export function decisionsOf(decider: Decider, skus: readonly string[]): JsonQuery<readonly Decision[]> {
  const { userId, accountNumber, cartId } = decider;
  const who =
    userId === null
      ? sql`user_id is null and cart_id = ${cartId}`
      : sql`user_id = ${userId} and account_number is not distinct from ${accountNumber}`;
  return {
    select: sql`
      select coalesce(json_agg(last), '[]') from (
        select distinct on (sku, restriction_code)
          sku, restriction_code as "restrictionCode", text_hash as "textHash", decision,
          ship_to_state as state, ship_to_zip as zip, decided_at as "decidedAt"
        from compliance_decision
        where ${who} and sku = ${anyOf(skus)}
        order by sku, restriction_code, id desc
      ) as last`,
    read: (rows: readonly Decision[]) => rows,
  };
}

/** Puts decisions on record, each with the text that was read. Two that are the first of a text follow each other. */
export async function recordDecisions(tx: Tx, decider: Decider, decisions: readonly NewDecision[]): Promise<void> {
  if (decisions.length === 0) return;
  const rows = decisions.map(({ sku, restriction, decision, shipTo, decidedAt }) => ({
    sku,
    code: restriction.code,
    hash: restriction.textHash,
    decision,
    ...shipTo,
    decided_at: decidedAt,
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
    (sku text, code text, hash text, decision text, state text, zip text, decided_at timestamptz)`;
  await sql`select pg_advisory_xact_lock(hashtext('restriction_text'))`.execute(tx);
  await sql`
    insert into restriction_text (code, hash, version, title, message, question, citation, first_decided_at)
    select distinct on (code) code, ${textHash},
      1 + (select count(*) from restriction_text as earlier where earlier.code = restriction.code),
      title, message, question, citation, given.decided_at
    from restriction join ${given} using (code)
    on conflict (code, hash) do nothing
  `.execute(tx);
  const { userId, accountNumber, agentId, cartId } = decider;
  await sql`
    insert into compliance_decision
      (cart_id, user_id, account_number, agent_id, sku, restriction_code, text_hash, decision, ship_to_state,
       ship_to_zip, decided_at)
    select ${cartId}::uuid, ${userId}, ${accountNumber}, ${agentId}, sku, code, hash, decision, state, zip, decided_at
    from ${given}
  `.execute(tx);
}
