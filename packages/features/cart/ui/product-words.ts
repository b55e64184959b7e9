import { inDigits } from "@capstan/ui/digits";

export function productWords(count: number): string {
  return count === 1 ? "1 product" : `${inDigits(count)} products`;
}
