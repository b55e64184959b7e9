export { shellReader } from "./shell-reader.server.ts";
export { shellRoutes } from "./shell.routes.server.ts";
