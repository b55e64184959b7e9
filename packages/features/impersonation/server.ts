export { impersonationDataOf } from "./impersonation-data.ts";
export { impersonationRoutes } from "./impersonation.routes.server.ts";
