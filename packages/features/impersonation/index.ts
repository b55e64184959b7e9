export { accountAuditContext } from "./account-audit.ts";
export { type Impersonation, noImpersonation } from "./impersonation.ts";
export { portalContext } from "./portal.ts";
