import { inDigits } from "@capstan/ui/digits";
export function countOf(count: number, one: string, several = `${one}s`): string {
  return `${inDigits(count)} ${count === 1 ? one : several}`;
}
