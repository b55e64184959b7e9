export { officeErrors } from "./office.errors.ts";
export { officeCertificatesReader } from "./office-certificates-reader.server.ts";
export { officeReader } from "./office-reader.server.ts";
export { officeRoutes } from "./office.routes.server.ts";
