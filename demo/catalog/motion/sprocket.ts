import { decimal, inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { chainSizes } from "./data-chain.ts";
import { sixteenths } from "./format-size.ts";
import { rollerChainName, sprocketName } from "./names.ts";

const chains = chainSizes.filter(({ pitch }) => pitch <= 2);

const teethCounts = [
  20, 15, 18, 24, 12, 30, 16, 17, 14, 36, 25, 13, 22, 21, 19, 11, 28, 26, 32, 40, 48, 60, 10, 35, 45, 23, 27, 54, 72, 9,
  70, 80, 96,
] as const;

interface Boring {
  readonly kind: "Finished Bore" | "Plain Bore";
  /** Inches; a plain bore is the stock hole that the sprocket is held by. */
  readonly bore: number;
}

const finished = [
  0.75, 0.625, 1, 0.875, 0.5, 1.25, 1.1875, 1.125, 1.375, 1.4375, 1.5, 1.75, 1.9375, 2, 1.625, 2.1875, 2.4375, 0.4375,
  0.375, 2.5, 2.9375,
] as const;
const plain: Boring = { kind: "Plain Bore", bore: 0 };
const borings: readonly Boring[] = [plain, ...finished.map((bore): Boring => ({ kind: "Finished Bore", bore }))];

/** The circle through the middles of the rollers. */
function pitchDiameter(pitch: number, teeth: number): number {
  return pitch / Math.sin(Math.PI / teeth);
}

/** Over the tips of the teeth, as ANSI B29.1 reckons it. */
function outsideDiameter(pitch: number, teeth: number): number {
  return pitch * (0.6 + 1 / Math.tan(Math.PI / teeth));
}

const materials = [
  { name: "Steel", code: "", factor: 1 },
  { name: "Steel, Hardened Teeth", code: "H", factor: 1.28 },
  { name: "304 Stainless Steel", code: "SS", factor: 4.6 },
] as const;

export const sprockets = defineClass("sprocket", {
  axes: { chain: chains, teeth: teethCounts, boring: borings, material: materials },
  allows: ({ chain, teeth, boring, material }) => {
    // The hub fits inside the chain, and the bore leaves a wall for key and set screw.
    const largest = (pitchDiameter(chain.pitch, teeth) - chain.pitch * 1.1) * 0.62;
    if (boring.kind === "Finished Bore" && (boring.bore > largest || boring.bore < chain.pitch * 0.55)) return false;
    if (material.code === "H") return teeth <= 30 && chain.pitch >= 0.5;
    return material.code === "" || (teeth <= 36 && chain.pitch <= 1 && boring.kind === "Plain Bore");
  },
  describe: ({ chain, teeth, boring, material }, brand) => {
    const pitchCircle = Math.round(pitchDiameter(chain.pitch, teeth) * 1_000) / 1_000;
    const outside = Math.round(outsideDiameter(chain.pitch, teeth) * 1_000) / 1_000;
    const isPlain = boring.kind === "Plain Bore";
    const bore = isPlain ? stockBore(chain.pitch) : boring.bore;
    const boreText = isPlain ? `${inchFraction(bore)} in Plain Bore` : `${inchFraction(bore)} in Finished Bore`;
    const trade = `${chain.number}B${teeth}${material.code}`;
    const keyway = isPlain ? undefined : keywayOf(bore);
    return {
      name: `Roller Chain Sprocket, ${trade}, ${teeth} Teeth, ${boreText}${material.code === "" ? "" : `, ${material.name}`}`,
      shortName: `SPROCKET ${trade} ${isPlain ? "PLAIN" : inchFraction(bore)}`,
      description:
        `Sprocket with ${teeth} teeth for ANSI ${chain.number} chain, hub on one side (style B), ${decimal(pitchCircle)} in pitch diameter. ` +
        (isPlain
          ? `The ${inchFraction(bore)} in stock bore is for machining to your shaft. `
          : `Finished to ${inchFraction(bore)} in with ${keyway === undefined ? "" : `a ${keyway} keyway and `}two set screws, ready to fit. `) +
        (teeth < 17
          ? "With fewer than 17 teeth the chain runs rough at speed; keep it to slow drives."
          : material.code === "H"
            ? "Hardened teeth outlast plain ones several times on small, fast drivers."
            : "An odd number of teeth with an even number of links spreads the wear."),
      partNumber: partNumberOf(brand, trade, isPlain ? "" : sixteenths(bore)),
      attributes: {
        chainSize: chain.number,
        teeth,
        bore,
        boreType: boring.kind,
        pitch: chain.pitch,
        pitchDiameter: pitchCircle,
        outsideDiameter: outside,
        hubStyle: "B (Hub One Side)",
        ...(keyway === undefined ? {} : { keyway }),
        material: material.name,
        standard: "ANSI B29.1",
      },
      category: "MOT-SPROCKETS",
      family: `Sprockets for ${chain.number} Chain, ${boring.kind}, ${material.name}`,
      price: makerListPrice(
        brand,
        (4.5 + outside ** 1.55 * (1.1 + chain.pitch * 2.6)) * material.factor * (isPlain ? 0.82 : 1),
      ),
      unit: "EA",
      sameAs:
        material.code === "" ? sprocketName(chain.number, teeth, isPlain ? 0 : bore) : `sprocket ${trade} ${boreText}`,
      goesWith: [rollerChainName(chain.number)],
    };
  },
});

function stockBore(pitch: number): number {
  if (pitch <= 0.375) return 0.375;
  if (pitch <= 0.625) return 0.625;
  return pitch <= 1 ? 0.75 : 1;
}

/** Square keys of ANSI B17.1: width by half of it deep. */
function keywayOf(bore: number): string | undefined {
  if (bore < 0.5) return undefined;
  const limits = [
    [0.5625, "1/8 x 1/16 in"],
    [0.875, "3/16 x 3/32 in"],
    [1.25, "1/4 x 1/8 in"],
    [1.375, "5/16 x 5/32 in"],
    [1.75, "3/8 x 3/16 in"],
    [2.25, "1/2 x 1/4 in"],
    [2.75, "5/8 x 5/16 in"],
    [3.25, "3/4 x 3/8 in"],
  ] as const;
  return limits.find(([limit]) => bore <= limit)?.[1];
}
