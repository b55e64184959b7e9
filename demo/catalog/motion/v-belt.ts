import { decimal, inchFraction } from "@capstan/platform/fraction";
import { number, readCsv } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { nearestFirst, range } from "./lists.ts";
import { sheaveName } from "./names.ts";

/** A cross-section of RMA IP-20 (classical) or IP-22 (narrow), in inches. */
interface Section {
  readonly code: string;
  readonly kind: "Classical" | "Narrow" | "Light-Duty";
  readonly topWidth: number;
  readonly thickness: number;
  /** From the number to the length around the outside: classical numbers name the inside. */
  readonly outsideExtra: number;
  readonly pricePerInch: number;
  readonly lengths: readonly number[];
}

const longClassical = [103, 105, 108, 112, 116, 120, 124, 128, 133, 136, 144, 150, 158, 162, 173, 180] as const;
const narrowTenths = [
  250, 265, 280, 300, 315, 335, 355, 375, 400, 425, 450, 475, 500, 530, 560, 600, 630, 670, 710, 750, 800, 850, 900,
  950, 1000, 1060, 1120, 1180, 1250, 1320, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2120, 2240, 2360, 2500, 2650, 2800,
  3000, 3150, 3350, 3550,
] as const;

const sectionA = nearestFirst([...range(20, 100), ...longClassical], 45);
const sectionB = nearestFirst([...range(28, 100), ...longClassical, 195, 210, 225, 240, 270, 300], 62);
const sectionC = nearestFirst(
  [51, 55, 60, 68, 72, 75, 81, 85, 90, 96, 100, ...longClassical, 195, 210, 225, 240, 255, 270, 285, 300, 330, 360],
  100,
);
const tenths = (from: number, to: number, usual: number) =>
  nearestFirst(
    narrowTenths.filter((length) => length >= from && length <= to),
    usual,
  );

const sections: readonly Section[] = [
  {
    code: "A",
    kind: "Classical",
    topWidth: 0.5,
    thickness: 0.3125,
    outsideExtra: 2,
    pricePerInch: 0.16,
    lengths: sectionA,
  },
  {
    code: "B",
    kind: "Classical",
    topWidth: 0.65625,
    thickness: 0.40625,
    outsideExtra: 3,
    pricePerInch: 0.22,
    lengths: sectionB,
  },
  {
    code: "BX",
    kind: "Classical",
    topWidth: 0.65625,
    thickness: 0.40625,
    outsideExtra: 3,
    pricePerInch: 0.31,
    lengths: sectionB.slice(0, 80),
  },
  {
    code: "3V",
    kind: "Narrow",
    topWidth: 0.375,
    thickness: 0.3125,
    outsideExtra: 0,
    pricePerInch: 0.19,
    lengths: tenths(250, 1400, 560),
  },
  {
    code: "AX",
    kind: "Classical",
    topWidth: 0.5,
    thickness: 0.3125,
    outsideExtra: 2,
    pricePerInch: 0.23,
    lengths: sectionA.slice(0, 80),
  },
  {
    code: "5V",
    kind: "Narrow",
    topWidth: 0.625,
    thickness: 0.53125,
    outsideExtra: 0,
    pricePerInch: 0.42,
    lengths: tenths(500, 3550, 1000),
  },
  {
    code: "3VX",
    kind: "Narrow",
    topWidth: 0.375,
    thickness: 0.3125,
    outsideExtra: 0,
    pricePerInch: 0.27,
    lengths: tenths(250, 1400, 560),
  },
  {
    code: "C",
    kind: "Classical",
    topWidth: 0.875,
    thickness: 0.53125,
    outsideExtra: 4,
    pricePerInch: 0.38,
    lengths: sectionC,
  },
  {
    code: "5VX",
    kind: "Narrow",
    topWidth: 0.625,
    thickness: 0.53125,
    outsideExtra: 0,
    pricePerInch: 0.55,
    lengths: tenths(500, 2000, 1000),
  },
  {
    code: "CX",
    kind: "Classical",
    topWidth: 0.875,
    thickness: 0.53125,
    outsideExtra: 4,
    pricePerInch: 0.52,
    lengths: sectionC.slice(0, 24),
  },
  {
    code: "D",
    kind: "Classical",
    topWidth: 1.25,
    thickness: 0.75,
    outsideExtra: 5,
    pricePerInch: 0.78,
    lengths: sectionC.filter((length) => length >= 120),
  },
  {
    code: "8V",
    kind: "Narrow",
    topWidth: 1,
    thickness: 0.875,
    outsideExtra: 0,
    pricePerInch: 0.95,
    lengths: tenths(1000, 3550, 1600),
  },
];

function beltsOf(section: Section) {
  return section.lengths.map((length) => ({
    section,
    name: `${section.code}${length}`,
    outsideLength: section.kind === "Classical" ? length + section.outsideExtra : length / 10,
  }));
}

const belts = interleave(sections.map(beltsOf));

/** Fractional-horsepower sections of RMA IP-23: they run in the grooves of A and B, at less load. */
const lightSections: readonly Section[] = [
  { code: "4L", topWidth: 0.5, thickness: 0.3125, pricePerInch: 0.13, lengths: range(180, 1000, 10) },
  { code: "5L", topWidth: 0.65625, thickness: 0.375, pricePerInch: 0.18, lengths: range(230, 1000, 10) },
  { code: "3L", topWidth: 0.375, thickness: 0.21875, pricePerInch: 0.11, lengths: range(160, 600, 10) },
].map((section) => ({ ...section, kind: "Light-Duty", outsideExtra: 0 }));

/** The light-duty belt of the same width and length, or the classical one: A52 and 4L540. */
function counterpartOf({ section, outsideLength }: (typeof belts)[number]): readonly string[] {
  const light = { A: "4L", B: "5L" }[section.code];
  if (light !== undefined) return [`v-belt ${light}${outsideLength * 10} 1`];
  const classical = sections.find(({ code }) => code === { "4L": "A", "5L": "B" }[section.code]);
  return classical ? [`v-belt ${classical.code}${outsideLength - classical.outsideExtra} 1`] : [];
}

const packs = readCsv("motion/v-belt/packs.csv", { pieces: number, discount: number });

function categoryOf({ code, kind }: Section): string {
  if (code.endsWith("X")) return "MOT-BELTS-COGGED";
  if (kind === "Light-Duty") return "MOT-BELTS-LIGHT";
  return kind === "Narrow" ? "MOT-BELTS-NARROW" : "MOT-BELTS-CLASSICAL";
}

function useOf({ code, kind }: Section): string {
  if (code.endsWith("X"))
    return "Raw edges grip better than a wrapped belt, and the cogs let it bend round small sheaves and shed heat; expect two to three percent less slip.";
  if (kind === "Light-Duty") return "For fans, blowers and machines of up to about one horsepower.";
  if (code === "D" || code === "8V") return "For the largest drives, such as crushers and big compressors.";
  return kind === "Narrow"
    ? "Narrow sections sit deeper in the groove and carry about three times the power of a classical belt of the same width."
    : "Wrapped in oil- and heat-resistant fabric that slips a little under shock instead of jerking the drive.";
}

const standards = { Classical: "RMA IP-20", Narrow: "RMA IP-22", "Light-Duty": "RMA IP-23" } as const;

export const vBelts = defineClass("v-belt", {
  axes: { belt: belts, pack: packs },
  additions: [
    {
      makers: 1,
      axes: {
        belt: belts.filter(({ section }) => section.code === "A" || section.code === "B"),
        pack: packs.filter(({ pieces }) => pieces === 1),
      },
    },
    { makers: 1, axes: { belt: lightSections.flatMap(beltsOf), pack: packs.filter(({ pieces }) => pieces === 1) } },
  ],
  allows: ({ belt, pack }) => pack.pieces === 1 || (belt.section.code !== "A" && belt.outsideLength >= 40),
  describe: ({ belt, pack }, brand) => {
    const { section } = belt;
    const isCogged = section.code.endsWith("X");
    const isSet = pack.pieces > 1;
    const lengthText = `${decimal(belt.outsideLength)} in`;
    return {
      name: `${isCogged ? "Cogged " : ""}V-Belt, ${belt.name}, ${lengthText} Outside Length${isSet ? `, Matched Set of ${pack.pieces}` : ""}`,
      shortName: `V-BELT ${belt.name}${isSet ? ` SET OF ${pack.pieces}` : ""}`,
      description:
        `${belt.name} ${section.kind.toLowerCase()} V-belt, ${lengthText} around the outside and ${inchFraction(section.topWidth)} in wide at the top. ${useOf(section)} ` +
        (isSet
          ? `The ${pack.pieces} belts are matched in length, so that each carries its share.`
          : `Fit it slack and tension the drive: a belt that is pried over the sheave has broken cords.`),
      partNumber: partNumberOf(brand, belt.name, isSet ? `S${pack.pieces}` : ""),
      attributes: {
        size: belt.name,
        section: section.code,
        outsideLength: belt.outsideLength,
        width: section.topWidth,
        thickness: section.thickness,
        beltType: section.kind,
        construction: isCogged ? "Cogged, Raw Edge" : "Wrapped",
        material: isCogged ? "EPDM with Polyester Cord" : "Neoprene with Polyester Cord",
        temperatureRange: isCogged ? "-60 to 250 F" : "-35 to 180 F",
        packQuantity: pack.pieces,
        standard: standards[section.kind],
      },
      category: categoryOf(section),
      family: `${isCogged ? "Cogged " : ""}V-Belts, ${section.code} Section${isSet ? `, Sets of ${pack.pieces}` : ""}`,
      price: makerListPrice(brand, (4.1 + belt.outsideLength * section.pricePerInch) * pack.pieces * pack.discount),
      unit: isSet ? "SET" : "EA",
      piecesPerUnit: pack.pieces,
      sameAs: `v-belt ${belt.name} ${pack.pieces}`,
      goesWith: [
        ...["6", "4", "9"].map((outside) => sheaveName(section.code.replace("X", ""), pack.pieces, outside)),
        ...(isSet ? [] : counterpartOf(belt)),
      ],
    };
  },
});
