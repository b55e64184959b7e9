export type { Mail } from "./mail.ts";
