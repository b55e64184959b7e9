export { looksLikeAddress } from "./address.ts";
export type { SignUpSource } from "./email-consent.ts";
export { SignUpForm } from "./ui/sign-up-form.tsx";
