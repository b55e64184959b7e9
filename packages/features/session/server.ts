export { sessionRoutes } from "./session.routes.server.ts";
export { type Sessions, createSessions } from "./sessions.server.ts";
