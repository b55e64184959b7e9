export type { PasswordProblem } from "./password-problem.ts";
export { CredentialPage } from "./ui/credential-page.tsx";
export { NewPasswordField } from "./ui/new-password-field.tsx";
export { credentialsContext } from "./credentials.ts";
