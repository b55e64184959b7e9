export { agenciesOf, federalDepartments } from "./federal-agencies.ts";
export type { FederalAgency, FederalDepartment } from "./federal-agency.ts";
