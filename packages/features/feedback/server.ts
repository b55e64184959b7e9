export { feedbackJobs } from "./feedback.jobs.server.ts";
export { feedbackRoutes } from "./feedback.routes.server.ts";
