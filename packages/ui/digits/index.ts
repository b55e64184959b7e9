export { inDigits } from "./in-digits.ts";
