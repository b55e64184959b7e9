import type { MapBranch } from "./map-view.ts";

const maxCities = 3;

/** What a screen reader says of a pin, or of the branches that share one. */
export function pinName(members: readonly MapBranch[]): string {
  const [first] = members;
  if (members.length === 1 && first) {
    return `${first.number}. ${first.city} Branch #${first.code}${first.isDefault ? ", Default Branch" : ""}`;
  }
  const cities = [...new Set(members.map(({ city }) => city))];
  const named = cities.slice(0, maxCities).join(", ");
  return `${members.length} branches, zoom in: ${named}${cities.length > maxCities ? " and others" : ""}`;
}
