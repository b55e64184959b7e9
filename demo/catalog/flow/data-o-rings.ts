import { list, number, readCsv, text } from "../../kit/read-data.ts";

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

/** What the standard has beyond those: the smallest, the largest, and the 900 series of straight-thread tube fittings. */
const moreSizes: readonly ORingSize[] = readCsv("flow/o-rings/more-sizes.csv", {
  dash: text,
  inside: number,
  section: number,
});

/** Every dash number of SAE AS568. */
export const allORingSizes = [...oRingSizes, ...moreSizes].toSorted((a, b) => Number(a.dash) - Number(b.dash));

function rarity({ inside, section }: ORingSize): number {
  return Math.abs(Math.log(inside / 0.6)) + section * 6;
}
