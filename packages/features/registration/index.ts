export { agenciesOf, federalDepartments } from "./federal-agencies.ts";
export type { FederalAgency, FederalDepartment } from "./federal-agency.ts";
export { type FieldError, type FieldErrorCode, fieldError } from "./field-errors.ts";
export { registrationContext } from "./registration-pages.ts";
export {
  type Answers,
  type BuyerKind,
  type CompanyMatch,
  type RegistrationField,
  buyerKinds,
  maxAnswerLength,
  notListed,
  registrationFields,
} from "./registration.ts";
export { type Step, stepAfter, stepBefore, stepFields, steps, stepsFor } from "./steps.ts";
