import { auditOf } from "@capstan/features/audit/server";
import type { Database } from "@capstan/platform/db";
import type { AccountAuditReader } from "./account-audit.ts";

const shownEvents = 25;

export function accountAuditReader({ db }: { readonly db: Database }): AccountAuditReader {
  return {
    load: async ({ level, role, accountNumber }, before) => {
      const mayRead = level === "fully-authenticated" && role === "administrator";
      if (!mayRead || accountNumber === null) return undefined;
      return { accountNumber, page: await auditOf(db, accountNumber, { before, limit: shownEvents }) };
    },
  };
}
