export type { AuditPage } from "./audit.ts";
export { AuditTable } from "./ui/audit-table.tsx";
