export { sessionRoutes } from "./session.routes.server.ts";
export { type Sessions, createSessions } from "./sessions.server.ts";
export { minPasswordLength, setMissingPasswords, setPassword } from "./set-password.server.ts";
