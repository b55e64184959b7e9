import { listedBranches as pageSize, maxMiles } from "./distances.ts";
import { type LocatedBranch, isNear } from "./located-branch.ts";
import { noResultsMessage } from "./no-results.ts";

/** For those who found too little: where the nearest is, all the same. */
export function nearestOf(branches: readonly LocatedBranch[]): LocatedBranch | undefined {
  return branches.toSorted((a, b) => a.distance - b.distance)[0];
}

/** What the list shows: all that was found, or of too little the first, and whatever is near. */
export function listedBranches(branches: readonly LocatedBranch[]): readonly LocatedBranch[] {
  return noResultsMessage(branches) === null ? branches : branches.filter((branch, at) => at === 0 || isNear(branch));
}

/** There may be more than an answer lists. */
export function formatSummary(branches: readonly LocatedBranch[], place: string): string {
  const count = branches.filter(isNear).length;
  const where = place === "" ? "you" : place;
  if (count >= pageSize) return `The ${count} branches nearest to ${where}`;
  return `${count} ${count === 1 ? "branch" : "branches"} within ${maxMiles} miles of ${where}`;
}
