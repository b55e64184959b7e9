export { analyticsJobs } from "./analytics.jobs.server.ts";
export { analyticsRoutes } from "./analytics.routes.server.ts";
