export { companySignInRoutes } from "./company-sign-in.routes.server.ts";
export { type CompanySignIn, createCompanySignIn } from "./deps.server.ts";
export { companyPasswordRule } from "./password-rule.server.ts";
export { requiresCompanySignIn } from "./requires-company-sign-in.server.ts";
export { companySettingsReader, companySignInReader } from "./readers.server.ts";
