import { inDigits } from "./in-digits.ts";

/** "1 item", "1,200 items". */
export function formatCount(count: number, one: string, many: string): string {
  return `${inDigits(count)} ${count === 1 ? one : many}`;
}
