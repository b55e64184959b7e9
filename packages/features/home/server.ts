export { guideSubjects } from "./guide-subjects.server.ts";
export { homeReader } from "./load-home.server.ts";
