import type { Facet } from "../../results.ts";

/** What is chosen of a facet, for its folded line: "3/8-16, 3/8-24", "3/4 to 3 in", or nothing. */
export function formatChosen(facet: Facet): string {
  if (facet.kind === "choice") {
    return facet.choices
      .filter(({ isChosen }) => isChosen)
      .map(({ label }) => label)
      .join(", ");
  }
  const { from, to, unit } = facet;
  const measured = (words: string) => (unit === "" ? words : `${words} ${unit}`);
  if (from !== "" && to !== "") return measured(`${from} to ${to}`);
  if (from !== "") return measured(`from ${from}`);
  return to === "" ? "" : measured(`up to ${to}`);
}
