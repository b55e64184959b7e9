export { type TestEngines, testEngines } from "./engines.ts";
export { isFullSize, sized } from "./sized.ts";
export { watchedDatabase } from "./watched-database.ts";
