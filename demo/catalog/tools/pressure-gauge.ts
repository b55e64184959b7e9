import { decimal, inchFraction } from "@capstan/platform/fraction";
import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { digits } from "./format-size.ts";

const builds = readCsv("tools/pressure-gauge/builds.csv", {
  name: text,
  mark: text,
  code: text,
  caseMaterial: text,
  wetted: oneOf(["Brass", "316 Stainless Steel"]),
  fill: oneOf(["Dry", "Glycerin"]),
  factor: number,
  use: text,
});
type Build = (typeof builds)[number];

/** Pressures in psi, and vacuum and compound ranges in inches of mercury and psi. */
const ranges = readCsv("tools/pressure-gauge/ranges.csv", { from: number, to: number });

const mounts = [
  { name: "Lower", code: "L" },
  { name: "Center Back", code: "B" },
  { name: "Panel", code: "U" },
  { name: "Lower Back", code: "K" },
] as const;

const dials = readCsv("tools/pressure-gauge/dials.csv", { dial: number, base: number });

function rangeText({ from, to }: (typeof ranges)[number]): string {
  if (from === 0) return `0 to ${to.toLocaleString("en-US")} psi`;
  return to === 0 ? "30 in Hg Vacuum" : `30 in Hg to ${to} psi`;
}

function accuracyGrade(dial: number, build: Build): { readonly grade: string; readonly percent: string } {
  if (dial >= 4) return { grade: "Grade 1A", percent: "±1" };
  return build.fill === "Glycerin" && dial >= 2.5
    ? { grade: "Grade A", percent: "±2-1-2" }
    : { grade: "Grade B", percent: "±3-2-3" };
}

export const pressureGauges = defineClass("pressure-gauge", {
  axes: { build: builds, range: ranges, dial: dials, mount: mounts, connection: [0.25, 0.125, 0.5] },
  allows: ({ build, range, dial, mount, connection }) => {
    if (connection === 0.125 ? dial.dial > 2.5 : connection === 0.5 ? dial.dial < 3.5 : dial.dial < 2) return false;
    if (build.wetted === "Brass" && range.to > 6_000) return false;
    if (build.code === "AB" && (dial.dial > 2.5 || range.to > 300)) return false;
    if (dial.dial <= 2 && range.to > 3_000) return false;
    if (build.fill === "Glycerin" && dial.dial === 3.5) return false;
    if (dial.dial === 6 && (build.code === "AB" || build.code === "SB")) return false;
    if (mount.code === "K") return dial.dial >= 4;
    return mount.code !== "U" || (build.code !== "AB" && dial.dial <= 4);
  },
  describe: ({ build, range, dial, mount, connection }, brand) => {
    const scaleText = rangeText(range);
    const dialText = `${inchFraction(dial.dial)} in`;
    const thread = `${inchFraction(connection)} in NPT`;
    const accuracy = accuracyGrade(dial.dial, build);
    const isHigh = range.to >= 1_000;
    const factor = build.factor * (mount.code === "L" ? 1 : mount.code === "U" ? 1.35 : 1.12) * (isHigh ? 1.15 : 1);
    return {
      name: `Pressure Gauge, ${scaleText}, ${dialText} Dial, ${thread}, ${mount.name}, ${build.name}`,
      shortName: `GAUGE ${range.from === 0 ? `0-${range.to}` : `30HG-${range.to}`} ${inchFraction(dial.dial)}IN ${build.mark} ${inchFraction(connection)}${mount.code}`,
      description:
        `${scaleText} gauge with a ${dialText} dial and a ${thread} connection, ${mount.name.toLowerCase()} mount, ${build.wetted.toLowerCase()} Bourdon tube. ${build.use} ` +
        (range.to > 0
          ? `Choose it for a working pressure near ${decimal(Math.round(range.to / 2))} psi, half of full scale. `
          : "For suction lines and vacuum pumps. ") +
        `Accurate to ${accuracy.percent} percent, ASME B40.100 ${accuracy.grade}.`,
      partNumber: partNumberOf(
        brand,
        `${build.code}${digits(dial.dial)}`,
        `${range.from === 0 ? "" : "V"}${range.to}`,
        `${mount.code}${Math.round(connection * 8)}`,
      ),
      attributes: {
        // A vacuum of 30 in Hg is 14.7 psi below the atmosphere.
        rangeFrom: range.from === 0 ? 0 : -14.7,
        rangeTo: range.to,
        rangeText: scaleText,
        diameter: dial.dial,
        connection: thread,
        mounting: mount.name,
        fill: build.fill,
        caseMaterial: build.caseMaterial,
        material: build.wetted,
        accuracy: `${accuracy.percent} percent, ${accuracy.grade}`,
        standard: "ASME B40.100",
      },
      category: build.fill === "Dry" ? "TST-GAUGES-DRY" : "TST-GAUGES-LIQUID",
      family: `Pressure Gauges, ${build.name}, ${dialText} Dial`,
      price: makerPrice(brand, dial.base * factor),
      unit: "EA",
      sameAs: `pressure gauge ${build.code} ${scaleText} ${dialText} ${mount.name} ${thread}`,
      documents: ["datasheet"],
      countryOfOrigin: brand.code === "barlowe" ? "US" : "CN",
    };
  },
});
