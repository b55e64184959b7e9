import type { Database } from "@capstan/platform/db";
import { createLastKnown } from "@capstan/platform/last-known";
import { type BranchIndex, branchIndex } from "./branch-index.ts";
import { openBranches } from "./branches.store.server.ts";

const freshMs = 60_000;
const patienceMs = 600;

/** Undefined while they could never be read. */
export type BranchDirectory = () => Promise<BranchIndex | undefined>;

/** The open branches in memory, read again each minute; while the database is away, as they were last. */
export function branchDirectory(db: Database): BranchDirectory {
  const known = createLastKnown({ load: async () => branchIndex(await openBranches(db)), freshMs, patienceMs });
  return async () => known("all");
}
