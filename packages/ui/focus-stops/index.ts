export { stopsIn } from "./stops-in.ts";
