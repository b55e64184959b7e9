export { homeReader } from "./load-home.server.ts";
