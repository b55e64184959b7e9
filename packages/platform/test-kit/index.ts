export { type TestEngines, testEngines } from "./engines.ts";
export { watchedDatabase } from "./watched-database.ts";
