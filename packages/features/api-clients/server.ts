export { deleteClient, listClients } from "./api-client.store.server.ts";
export { type ApiClient, type ApiScope, apiScopes } from "./api-client.ts";
export { callerWith } from "./api-caller.server.ts";
export { type ApiTokens, apiTokens } from "./api-tokens.server.ts";
export { apiClientErrors } from "./api-clients.errors.ts";
export { registerClient } from "./register-client.server.ts";
export { apiClientRoutes } from "./token.routes.server.ts";
