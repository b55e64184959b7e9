export { restrictionsByCode } from "./compliance.store.server.ts";
export { complianceRecords } from "./compliance.import.server.ts";
