export { type BreachedPasswords, breachedPasswords } from "./breached-passwords.server.ts";
export { checkPassword } from "./check-password.server.ts";
export { credentialJobs } from "./credentials.jobs.server.ts";
export { credentialsReader } from "./credentials-reader.server.ts";
export { credentialRoutes } from "./credentials.routes.server.ts";
export { type SealedCount, countUnsealed, sealSecrets } from "./seal-secrets.server.ts";
export { maxPasswordLength, minPasswordLength, passwordProblems } from "./password-problem.ts";
export { passwordStrength } from "./common-passwords.server.ts";
