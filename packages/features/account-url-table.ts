import { type ListAddress, withQuery, withOutcome, type SignInParams, signInUrl } from "./url-query.ts";

/** By the company's own identity provider. */
export const companySignIn = (params?: Omit<SignInParams, "isOther">) => signInUrl("/signin/company", params);
/** Leads on to the provider. */
export const companySignInContinue = ({ state }: { state: string }) =>
  `/signin/company/continue?${new URLSearchParams({ state })}`;
/** Where providers send the browser back to; companies register it there. */
export const companySignInCallback = () => "/signin/company/callback";
/** What an administrator sets of it. `change`: the form that was posted. */
export const companySettings = ({ outcome, change }: { outcome?: string; change?: string } = {}) =>
  withOutcome(`/myaccount/company-sign-in${change === undefined ? "" : `/${change}`}`, outcome);
export const forgotPassword = ({ outcome }: { outcome?: string } = {}) =>
  withOutcome("/myaccount/forgot-password", outcome);
/** What a mail to whoever forgot the password links to. */
export const resetLink = ({ token }: { token?: string } = {}) => withQuery("/myaccount/reset-password/link", { token });
export const resetPassword = ({ outcome }: { outcome?: string } = {}) =>
  withOutcome("/myaccount/reset-password", outcome);
/** Asked of who gave the password and has an authenticator app. */
export const secondStep = ({ from, outcome }: Omit<SignInParams, "isOther"> = {}) =>
  withQuery("/myaccount/verify", { outcome, frwdUrlPath: from });
/** Where an authenticator app is set up. */
export const totp = ({ outcome }: { outcome?: string } = {}) => withOutcome("/myaccount/security/app", outcome);
export const beginTotp = () => "/myaccount/security/app/begin";
export const removeTotp = () => "/myaccount/security/app/remove";
export const passkeyOptions = () => "/myaccount/security/passkeys/options";
export const addPasskey = () => "/myaccount/security/passkeys";
export const removePasskey = () => "/myaccount/security/passkeys/remove";
export const passkeyChallenge = () => "/myaccount/verify/passkey-options";
export const verifyPasskey = () => "/myaccount/verify/passkey";
export const recoveryCodes = () => "/myaccount/security/recovery-codes";
export const changePassword = () => "/myaccount/security/password";
export const changeEmail = () => "/myaccount/security/email";
/** What a mail to a new address links to. */
export const emailLink = ({ token }: { token?: string } = {}) => withQuery("/myaccount/confirm-email/link", { token });
export const confirmEmail = ({ outcome }: { outcome?: string } = {}) =>
  withOutcome("/myaccount/confirm-email", outcome);
export const endSignIn = () => "/myaccount/security/end";
export const signOutEverywhere = () => "/myaccount/security/sign-out-everywhere";
export const accountUsers = ({ search: q, page, outcome }: ListAddress & { outcome?: string } = {}) =>
  withQuery("/myaccount/users", { q, page, outcome });
export const saveBranch = () => "/myaccount/profile/branch";
export const saveAccountBranch = () => "/myaccount/profile/account-branch";
export const saveCatalog = () => "/myaccount/profile/catalog";
export const changeUser = () => "/myaccount/users/change";
export const removeUser = () => "/myaccount/users/remove";
export const inviteUser = () => "/myaccount/users/invite";
export const resendInvitation = () => "/myaccount/users/invitations/resend";
export const withdrawInvitation = () => "/myaccount/users/invitations/withdraw";
/** What the mail of an invitation opens. */
export const invitationLink = ({ token }: { token?: string } = {}) =>
  withQuery("/myaccount/invitation/link", { token });
export const invitation = ({ outcome }: { outcome?: string } = {}) => withOutcome("/myaccount/invitation", outcome);
export const joinAccount = () => "/myaccount/invitation/join";
/** The accounts of the overview for a spreadsheet. */
export const accountsExport = ({ search: q }: ListAddress = {}) =>
  withQuery("/myaccount/cpdashboard/accounts.csv", { q });
/** What was done in the account, for its administrators. */
export const accountAudit = (params: { before?: string } = {}) => withQuery("/myaccount/audit", params);
