import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { type Rating, frames, ratingsBySpeed, singlePhaseFrame } from "./data-motors.ts";
import { greaseName, hubName } from "./names.ts";

const ratings: readonly Rating[] = interleave(ratingsBySpeed);

const builds = readCsv("motion/ac-motor/builds.csv", {
  phase: number,
  enclosure: text,
  code: text,
  word: text,
  factor: number,
  color: text,
  note: text,
});
type Build = (typeof builds)[number];

const mounts = [
  { name: "Rigid Base", code: "B", suffix: "", factor: 1 },
  { name: "C-Face with Base", code: "CB", suffix: "C", factor: 1.09 },
  { name: "C-Face, No Base", code: "C", suffix: "C", factor: 1.07 },
] as const;

const supplies = [
  { phase: 3, voltage: "208-230/460", code: "4" },
  { phase: 1, voltage: "115/208-230", code: "1" },
  { phase: 3, voltage: "575", code: "5" },
  { phase: 1, voltage: "208-230", code: "2" },
  { phase: 3, voltage: "200", code: "3" },
] as const;

function horsepowerText(horsepower: number): string {
  return horsepower === 0.33 ? "1/3" : inchFraction(horsepower);
}

/** The slip of a loaded motor: small ones run slower than large ones. */
function fullLoadSpeed({ speed, horsepower }: Rating): number {
  const slip = horsepower < 1 ? 0.042 : horsepower <= 5 ? 0.03 : horsepower <= 20 ? 0.022 : 0.015;
  return Math.round((speed * (1 - slip)) / 5) * 5;
}

export const acMotors = defineClass("ac-motor", {
  axes: { rating: ratings, build: builds, mount: mounts, supply: supplies },
  allows: ({ rating, build, mount, supply }) => {
    if (build.phase !== supply.phase) return false;
    if (build.phase === 1 && (rating.horsepower > 10 || (rating.speed === 1200 && rating.horsepower > 3))) return false;
    if (supply.voltage === "115/208-230" && rating.horsepower > 2) return false;
    if (build.enclosure === "TEFC Washdown" && rating.horsepower > 20) return false;
    if (build.enclosure === "Explosion Proof" && mount.code === "C") return false;
    return mount.code !== "C" || rating.horsepower <= 20;
  },
  describe: ({ rating, build, mount, supply }, brand) => {
    const baseFrame = build.phase === 1 ? singlePhaseFrame(rating) : rating.frame;
    const frame = frames[baseFrame] ?? { shaft: 0.625, height: 3.5, holes: [4.875, 3] as const };
    const horsepower = horsepowerText(rating.horsepower);
    const frameName = `${baseFrame}${mount.suffix}`;
    const isPremium = build.phase === 3 && rating.efficiency !== undefined;
    const phaseText = build.phase === 1 ? "Single-Phase" : "3-Phase";
    const price = (118 + rating.horsepower ** 0.87 * (rating.speed === 1200 ? 138 : 104)) * build.factor * mount.factor;
    return {
      name: `${phaseText} Motor, ${horsepower} hp, ${rating.speed} rpm, ${supply.voltage} V, ${build.word}, ${frameName} Frame, ${mount.name}`,
      shortName: `MOTOR ${horsepower}HP ${rating.speed} ${build.phase}PH ${frameName} ${build.code}${mount.code}`,
      description:
        `${horsepower} hp, ${phaseText.toLowerCase()} motor that turns ${fullLoadSpeed(rating)} rpm at full load, ${supply.voltage} V, 60 Hz, in a ${frameName} frame with a ${inchFraction(frame.shaft)} in shaft. ` +
        `${build.note} ` +
        (isPremium ? `NEMA Premium, ${rating.efficiency} percent at full load. ` : "") +
        (mount.code === "B"
          ? "Rigid base for belt or coupling drives."
          : "The C-face bolts straight to a pump or gear reducer."),
      partNumber: partNumberOf(
        brand,
        `${build.code}${String(Math.round(rating.horsepower * 100)).padStart(4, "0")}`,
        `${rating.speed / 100}${mount.code}${supply.code}`,
      ),
      attributes: {
        horsepower: rating.horsepower,
        speed: fullLoadSpeed(rating),
        synchronousSpeed: rating.speed,
        phase: build.phase,
        voltage: `${supply.voltage} V`,
        enclosure: build.enclosure,
        frame: frameName,
        mounting: mount.name,
        shaftDiameter: frame.shaft,
        shaftHeight: frame.height,
        ...(isPremium ? { efficiency: rating.efficiency ?? 0 } : {}),
        serviceFactor: build.enclosure === "ODP" || build.phase === 3 ? 1.15 : 1,
        frequency: 60,
        insulationClass: build.code === "V" ? "H" : "F",
        color: build.color,
      },
      category: categoryOf(build),
      family: `${phaseText} Motors, ${build.word}, ${mount.name}, ${supply.voltage} V`,
      price: makerListPrice(brand, price),
      unit: "EA",
      sameAs: `motor ${horsepower} hp ${rating.speed} ${supply.voltage} ${build.enclosure} ${frameName} ${mount.name}`,
      goesWith: [
        hubName(rating.horsepower <= 2 ? "L095" : "L110", `${inchFraction(frame.shaft)} in`, "Sintered Iron"),
        ...(rating.horsepower >= 5 ? [greaseName("Polyurea", "2", "14 oz Cartridge")] : []),
      ],
      documents: ["manual", "datasheet"],
      hasProtectionPlan: price > 75,
    };
  },
});

function categoryOf({ enclosure, phase }: Build): string {
  if (enclosure === "TEFC Washdown") return "MOT-MOTORS-WASHDOWN";
  return phase === 1 ? "MOT-MOTORS-SINGLE" : "MOT-MOTORS-THREE";
}
