export { officeCertificatesContext } from "./office-certificates.ts";
export { officeContext } from "./office.ts";
