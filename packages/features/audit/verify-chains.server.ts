import type { Database, Tx } from "@capstan/platform/db";
import { auditHash, noHash } from "./audit-hash.server.ts";
import { type KeptEvent, chainEnds, chainsWithoutEnd, eventsAfter } from "./audit.store.server.ts";

export interface VerifiedChain {
  readonly chain: string;
  readonly events: number;
  /** Of the last event. Kept elsewhere, it shows later whether anybody has written the whole chain anew. */
  readonly hash: string;
  /** The first row that is not as it was written. */
  readonly broken: { readonly sequence: number; readonly problem: string } | null;
}

const batch = 1_000;

/** Walks one chain, or all of them, in one view of the database: events that are added meanwhile don't count. */
export async function* verifyChains(db: Database, chain?: string): AsyncGenerator<VerifiedChain> {
  const tx = await db.startTransaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute();
  try {
    for (const orphan of await chainsWithoutEnd(tx, chain))
      yield { chain: orphan, events: 0, hash: "", broken: { sequence: 1, problem: "the chain's end is missing" } };
    for (const end of await chainEnds(tx, chain))
      yield verifyChain(tx, { chain: end.chain, sequence: Number(end.sequence), hash: end.hash });
  } finally {
    await tx.rollback().execute();
  }
}

interface ChainEnd {
  readonly chain: string;
  readonly sequence: number;
  readonly hash: Buffer;
}

async function verifyChain(tx: Tx, end: ChainEnd): Promise<VerifiedChain> {
  const { chain } = end;
  let last: Pick<KeptEvent, "sequence" | "hash"> = { sequence: 0, hash: noHash };
  for (;;) {
    const events = await eventsAfter(tx, { chain, after: last.sequence, limit: batch });
    for (const event of events) {
      const problem = problemOf(event, last);
      if (problem !== undefined) return broken(end, last.sequence + 1, problem);
      last = { sequence: event.sequence, hash: event.hash };
    }
    if (events.length < batch) break;
  }
  if (last.sequence < end.sequence) return broken(end, last.sequence + 1, "the row is missing");
  if (!last.hash.equals(end.hash)) return broken(end, last.sequence, "the chain's end is another one");
  return { chain, events: last.sequence, hash: last.hash.toString("hex"), broken: null };
}

function problemOf(event: KeptEvent, last: Pick<KeptEvent, "sequence" | "hash">): string | undefined {
  if (event.sequence !== last.sequence + 1) return "the row is missing";
  if (!event.previousHash.equals(last.hash)) return "it does not follow the row before it";
  if (!auditHash(last.hash, event).equals(event.hash)) return "the row was changed";
  return undefined;
}

function broken({ chain, sequence: events, hash }: ChainEnd, sequence: number, problem: string): VerifiedChain {
  return { chain, events, hash: hash.toString("hex"), broken: { sequence, problem } };
}
