import type { FacetChoice } from "../../results.ts";

const firstOf = { grid: 12, list: 6 } as const;

export interface ShownChoices {
  readonly first: readonly FacetChoice[];
  /** Behind "All 34". Never a single one: its own line is as short as the words that would hide it. */
  readonly rest: readonly FacetChoice[];
  /** Something in the rest is chosen, so that it must be in sight. */
  readonly isOpen: boolean;
}

export function shownChoices(choices: readonly FacetChoice[], look: "grid" | "list"): ShownChoices {
  const limit = firstOf[look];
  if (choices.length <= limit + 1) return { first: choices, rest: [], isOpen: false };
  const rest = choices.slice(limit);
  return { first: choices.slice(0, limit), rest, isOpen: rest.some(({ isChosen }) => isChosen) };
}
