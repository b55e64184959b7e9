export { contentContext } from "./content.ts";
