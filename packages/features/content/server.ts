export type { Content, ContentFinding } from "./content-page.ts";
export { type ContentReader, type GuidePictures, contentReader, guideMinutes } from "./content-reader.server.ts";
export { loadContent } from "./load-content.server.ts";
