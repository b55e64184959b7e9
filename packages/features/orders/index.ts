export { countOf } from "./format-moment.ts";
