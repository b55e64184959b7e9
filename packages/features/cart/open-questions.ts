import type { CartDetails, CartLineDetails } from "./cart.ts";

/** Lines that must not be ordered: a restriction refuses them, or its question has no answer that holds. */
export function openQuestions({ lines }: Pick<CartDetails, "lines">): readonly CartLineDetails[] {
  return lines.filter(({ problem }) => problem !== null && problem.restriction !== null);
}
