import { decimal } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

/** Microlitres, and the largest systematic error at full volume that ISO 8655-2 permits, in per cent. */
const ranges = readCsv("safety/pipette/ranges.csv", { least: number, most: number, color: text, error: number });

const heads = [
  { channels: 1, base: 198, words: "Single Channel" },
  { channels: 8, base: 690, words: "8 Channel" },
  { channels: 12, base: 830, words: "12 Channel" },
] as const;

const drives = [
  { code: "A", drive: "Adjustable Volume", factor: 1 },
  { code: "E", drive: "Electronic", factor: 2.1 },
  { code: "F", drive: "Fixed Volume", factor: 0.7 },
] as const;

const builds = [
  { code: "", build: "Standard", factor: 1 },
  { code: "V", build: "Fully Autoclavable", factor: 1.15 },
  { code: "R", build: "Chemical Resistant Seals", factor: 1.25 },
] as const;

export const pipettes = defineClass("pipette", {
  axes: {
    range: ranges,
    head: heads,
    drive: drives,
    build: builds,
    calibration: ["Factory", "ISO/IEC 17025 Accredited"],
  },
  allows: ({ range, head, drive, build }) => {
    if (head.channels > 1 && (range.most > 300 || range.most < 10 || drive.code === "F")) return false;
    return drive.code !== "E" || build.code === "";
  },
  describe: ({ range, head, drive, build, calibration }, brand) => {
    const isFixed = drive.code === "F";
    const isAccredited = calibration !== "Factory";
    const span = isFixed ? `${decimal(range.most)} µL` : `${decimal(range.least)} to ${decimal(range.most)} µL`;
    return {
      name: `Pipette, ${head.words}, ${drive.drive}, ${span}${build.code === "" ? "" : `, ${build.build}`}${isAccredited ? ", Accredited Calibration" : ""}`,
      shortName: `PIPETTE ${head.channels}CH ${drive.code} ${decimal(range.least)}-${decimal(range.most)}UL${build.code === "" ? "" : ` ${build.code}`}${isAccredited ? " 17025" : ""}`,
      description:
        `Air-displacement pipette, ${head.channels === 1 ? "for single samples" : `${head.channels} channels at the 9 mm pitch of a 96-well plate`}. ${driveNote(drive.drive)} ` +
        `ISO 8655 permits ${decimal(range.error)}% error at full volume${head.channels > 1 ? ", doubled for multichannel heads" : ""}; check it by weighing water every three months. ` +
        (build.code === "" ? "The tip cone comes off for the autoclave." : `${build.build}.`),
      partNumber: partNumberOf(
        brand,
        `P${decimal(range.most)}`,
        `${head.channels}${drive.code}${build.code}`,
        isAccredited ? "C" : "",
      ),
      attributes: {
        volumeMin: isFixed ? range.most : range.least,
        volumeMax: range.most,
        channels: head.channels,
        drive: drive.drive,
        construction: build.build,
        color: range.color,
        maxError: range.error,
        calibration,
        standard: "ISO 8655-2",
      },
      category: "LAB-PIPETTES",
      family: `${head.words} Pipettes, ${drive.drive}`,
      price: makerPrice(brand, head.base * drive.factor * build.factor + (isAccredited ? 65 : 0)),
      unit: "EA",
      shipPack: 1,
      sameAs: `pipette ${head.channels} ${drive.drive} ${range.most} ${build.build} ${calibration}`,
      documents: ["manual", "certificate"],
      ...(drive.code === "E" ? { hasProtectionPlan: true } : {}),
    };
  },
});

function driveNote(drive: string): string {
  if (drive === "Electronic") return "The motor doses, dilutes and mixes by program and spares the thumb.";
  if (drive === "Fixed Volume") return "The volume cannot be changed by mistake.";
  return "The volume locks against drift.";
}
