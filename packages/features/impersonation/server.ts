export { impersonationOf } from "./impersonation.ts";
export { impersonationRoutes } from "./impersonation.routes.server.ts";
