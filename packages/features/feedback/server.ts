export { feedbackRoutes } from "./feedback.routes.server.ts";
