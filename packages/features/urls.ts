/** A module of functions and no object: the browser gets only the paths that it uses. */
export * as urls from "./url-table.ts";
