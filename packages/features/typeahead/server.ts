export { typeaheadRoutes } from "./typeahead.routes.server.ts";
