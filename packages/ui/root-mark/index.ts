export { markRoot, useRootMark } from "./root-mark.ts";
