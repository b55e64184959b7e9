export { type WireBranch } from "./branch-locator.schema.ts";
