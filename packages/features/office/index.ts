export { officeContext } from "./office.ts";
