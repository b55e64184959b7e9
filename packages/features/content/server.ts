export type { Content, ContentFinding } from "./content-page.ts";
export { type ContentReader, contentReader, guideMinutes } from "./content-reader.server.ts";
export { loadContent } from "./load-content.server.ts";
