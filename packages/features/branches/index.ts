export type { Branch } from "./branches.ts";
