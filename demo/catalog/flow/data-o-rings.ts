import { list, number, readCsv } from "../../kit/read-data.ts";

/** SAE AS568 dash sizes: inside diameters in inches, in order from the first dash number of each series. */
const series = readCsv("flow/o-rings/series.csv", { first: number, section: number, inside: list(number) });

interface ORingSize {
  readonly dash: string;
  readonly inside: number;
  readonly section: number;
}

const all: readonly ORingSize[] = series.flatMap(({ first, section, inside }) =>
  inside.map((diameter, at) => ({ dash: String(first + at).padStart(3, "0"), inside: diameter, section })),
);

/** The commonest first: how far a ring is from a 1/2 inch bore in the thinner sections tells it well enough. */
export const oRingSizes: readonly ORingSize[] = all.toSorted((a, b) => rarity(a) - rarity(b));

function rarity({ inside, section }: ORingSize): number {
  return Math.abs(Math.log(inside / 0.6)) + section * 6;
}
