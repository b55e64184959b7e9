export { type TestEngines, testEngines } from "./engines.ts";
export { sized } from "./sized.ts";
export { watchedDatabase } from "./watched-database.ts";
