import type { AuditPage } from "@capstan/features/audit";
import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";

export interface AccountAudit {
  readonly accountNumber: string;
  readonly page: AuditPage;
}

export interface AccountAuditReader {
  /** What was done in the account that the visitor works in; undefined for whoever is not its administrator. */
  load(visitor: Visitor, before: number | undefined): Promise<AccountAudit | undefined>;
}

export const accountAuditContext = createContext<AccountAuditReader>();
