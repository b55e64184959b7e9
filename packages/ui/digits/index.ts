export { formatCount } from "./format-count.ts";
export { inDigits } from "./in-digits.ts";
