export { accountAuditReader } from "./account-audit-reader.server.ts";
export { impersonationErrors } from "./impersonation.errors.ts";
export { impersonationOf } from "./impersonation.ts";
export { impersonationRoutes } from "./impersonation.routes.server.ts";
export { portalReader } from "./portal-reader.server.ts";
