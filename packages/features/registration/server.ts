export { agenciesOf, federalDepartments } from "./federal-agencies.ts";
export { loadAddressDirectory } from "./address-directory.server.ts";
export { type Captcha, proofOfWork } from "./captcha.server.ts";
export { type ConfirmProblem, type PendingConfirmation, pendingConfirmation } from "./confirm-registration.server.ts";
export { type Draft, type Drafts, createDrafts } from "./draft.server.ts";
export { type FoundCompany, findCompanies } from "./find-companies.server.ts";
export { guestOf, registerGuest } from "./guest.server.ts";
export type { Guest } from "./guest.store.server.ts";
export { recaptcha } from "./recaptcha.server.ts";
export { type RegisterDeps, type RegisterOutcome, registerUser } from "./register-user.server.ts";
export { registrationReader } from "./registration-reader.server.ts";
export type { RegistrationSettings } from "./registration-settings.ts";
export {
  type JoinRequest,
  type RegistrationStatus,
  type Review,
  joinRequests,
  registrationStatus,
  reviewQueue,
} from "./registration-status.store.server.ts";
export { registrationJobs, registrationMailJobs } from "./registration.jobs.server.ts";
export { registrationErrors } from "./registration.errors.ts";
export { registrationRoutes } from "./registration.routes.server.ts";
export { phoneNumberOf } from "./phone-number.server.ts";
export { validateStep } from "./validate-answers.server.ts";
export { type SignUpLimit, signUpLimit } from "./sign-up-limit.server.ts";
