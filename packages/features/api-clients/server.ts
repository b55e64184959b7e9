export { deleteClient, listClients } from "./api-client.store.server.ts";
export { type ApiScope, apiScopes } from "./api-client.ts";
export { registerClient } from "./register-client.server.ts";
export { apiClientRoutes } from "./token.routes.server.ts";
