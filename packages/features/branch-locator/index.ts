export { branchLocatorContext } from "./branch-locator.ts";
