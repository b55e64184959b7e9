export { type Impersonation, noImpersonation } from "./impersonation.ts";
