export { recommendationJobs } from "./recommendations.jobs.server.ts";
export { recommendationRoutes } from "./recommendations.routes.server.ts";
