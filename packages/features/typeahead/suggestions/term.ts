import type { Popularity } from "./read-categories.server.ts";

/** Something that people would type. */
export interface Term {
  readonly kind: "name" | "synonym" | "brand" | "part" | "recorded";
  readonly text: string;
  readonly weight: number;
  /** The key of the name that it stands for: of several that say the same, one is shown. */
  readonly means?: string;
}

/** An order tells more of what is looked for than an item does. */
export function weightOf({ items, orders }: Popularity): number {
  return items + 5 * orders;
}
