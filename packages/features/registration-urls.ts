import { withOutcome, withQuery } from "./url-query.ts";

const app = "/experience/registration/";

/** The paths of registration; every page carries `urls`, and these only their own pages. */
export const registrationUrls = {
  /** Shows the first step, and takes the whole registration by POST: spec 7.5. */
  app: () => app,
  /** A step's page; its form posts to the same path. */
  step: ({ step, outcome }: { step: string; outcome?: string }) => withOutcome(`${app}${step}`, outcome),
  /** Finds companies for the company step, by a plain form. */
  findCompany: () => `${app}find-company`,
  /** Says that a mail is on its way. */
  checkMail: ({ outcome }: { outcome?: string } = {}) => withOutcome(`${app}check-mail`, outcome),
  resendMail: () => `${app}resend-mail`,
  /** What the mail links to: keeps the token in a cookie and goes to `confirm`. */
  confirmLink: ({ token }: { token?: string } = {}) => withQuery(`${app}confirm/link`, { token }),
  confirm: ({ outcome }: { outcome?: string } = {}) => withOutcome(`${app}confirm`, outcome),
  /** Exchanges the code of a confirmed registration for a session: spec 7.5. */
  callback: ({ code }: { code?: string } = {}) => withQuery(`${app}api/callback`, { code }),
  /** What happens next, for who is signed in. */
  done: () => `${app}done`,
  guest: ({ outcome }: { outcome?: string } = {}) => withOutcome(`${app}guest`, outcome),
  /** What an account is good for and what it takes, for who wants to read first. */
  howAccountsWork: () => "/content/mc/opening-an-account",
  logError: () => `${app}api/log/error`,
  settings: () => `${app}api/settings`,
  regions: ({ country }: { country?: string } = {}) => `${app}regions/${country ?? ""}`,
  departments: () => `${app}departments`,
  agencies: ({ department }: { department?: string } = {}) => `${app}agencies/${department ?? ""}`,
  validateAccountHeader: () => `${app}bff1/validate/accountHeader`,
  validate: ({ part }: { part: "account" | "address" | "searchAddress" | "password" | "registration" }) =>
    `${app}bff1/validate/${part}`,
  siteKey: () => `${app}sitekeys/recaptcha`,
  storeCountries: () => "/rservices/address/countries",
  storeRegions: ({ country }: { country?: string } = {}) => `/rservices/address/regions/${country ?? ""}`,
  storeDepartments: () => "/rservices/federal/departments",
  storeAgencies: ({ department }: { department?: string } = {}) => `/rservices/federal/agencies/${department ?? ""}`,
  validatePersonal: () => "/ezregistration/v2/validate/personal",
  validateCompany: () => "/ezregistration/v2/validate/company",
  searchCompany: () => "/ezregistration/v2/search/company",
  registerUser: () => "/ezregistration/v2/register/user",
  registerGuest: () => "/ezregistration/v2/register/guest",
  registerInvited: () => "/ezregistration/register/inviteduser",
  /** Staff decide here on what a rule wants to be looked at. */
  reviews: ({ outcome }: { outcome?: string } = {}) => withOutcome("/apps/customerservice/registrations", outcome),
  decideReview: () => "/apps/customerservice/registrations/decide",
  /** An administrator answers somebody who wants to join the account. */
  decideJoinRequest: () => "/myaccount/users/requests/decide",
};
