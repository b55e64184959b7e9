import { number, readCsv, text } from "../../kit/read-data.ts";
import { crossProduct } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

/** ANSI/ISEA 107: the least background and retroreflective areas, in square inches. */
const builds = readCsv("safety/hi-vis-vest/builds.csv", {
  code: text,
  ansiClass: text,
  style: text,
  fabric: text,
  pockets: number,
  base: number,
  background: number,
  reflective: number,
});

const closures = ["Zipper", "Hook-and-Loop", "Snap"] as const;
const colors = [
  { code: "Y", color: "Hi-Vis Lime" },
  { code: "O", color: "Hi-Vis Orange" },
] as const;
const sizes = ["L", "XL", "2XL", "M", "3XL", "4XL", "S", "5XL", "L/XL", "2XL/3XL"] as const;
const trims = [
  { code: "", trim: "Silver", adds: 0 },
  { code: "C", trim: "Contrast", adds: 2.4 },
  { code: "S", trim: "Segmented", adds: 4.5 },
] as const;
const backs = [
  { code: "", print: "None", adds: 0 },
  { code: "SF", print: "Safety", adds: 4 },
  { code: "SC", print: "Security", adds: 4 },
  { code: "VI", print: "Visitor", adds: 4 },
  { code: "IC", print: "Incident Command", adds: 5 },
] as const;

export const hiVisVests = defineClass("hi-vis-vest", {
  axes: { build: builds, fit: crossProduct(colors, sizes), closure: closures, trim: trims, back: backs },
  allows: ({ build, fit: [, size], closure, trim, back }) => {
    const isBreakaway = build.style.startsWith("Breakaway") || build.style === "Public Safety";
    // Breakaway vests tear open at hook-and-loop seams; a zipper would hold the wearer.
    if (isBreakaway && closure !== "Hook-and-Loop") return false;
    if (build.style === "Economy" && (closure === "Snap" || trim.code === "S")) return false;
    if (build.style.startsWith("Flame") && (trim.code === "S" || back.code !== "")) return false;
    if (size.includes("/") && !isBreakaway && build.style !== "Economy") return false;
    return back.code !== "IC" || build.style === "Public Safety";
  },
  describe: ({ build, fit: [color, size], closure, trim, back }, brand) => {
    const isPublicSafety = build.style === "Public Safety";
    const type = isPublicSafety ? "Type P" : "Type R";
    const isPrinted = back.code !== "";
    const large = /[2-5]XL/.test(size) ? 1.1 : 1;
    return {
      name: `Safety Vest, ${build.ansiClass}, ${build.style}, ${closure}, ${color.color}${trim.code === "" ? "" : `, ${trim.trim}`}${isPrinted ? `, "${back.print}"` : ""}, ${size}`,
      shortName: `VEST CL${build.ansiClass.slice(-1)} ${build.code} ${closure[0]} ${color.code === "Y" ? "LIME" : "ORG"}${trim.code === "" ? "" : ` T${trim.code}`}${isPrinted ? ` ${back.code}` : ""} ${size}`,
      description:
        `${styleNote(build.style, build.pockets)} ${build.fabric === "Mesh" ? "Polyester mesh lets air through in summer" : "Solid polyester tricot prints well and keeps its color"}, with 2 inch silver tape. ` +
        `${type} ${build.ansiClass} asks for ${build.background.toLocaleString("en-US")} square inches of background and ${build.reflective} of retroreflective material. ` +
        (isPrinted
          ? `"${back.print}" is printed across the back.`
          : "Replace it when the color fades beside a new one."),
      partNumber: partNumberOf(
        brand,
        `V${build.code}`,
        `${color.code}${closure[0]}${trim.code}`,
        back.code,
        size.replace("/", ""),
      ),
      attributes: {
        size,
        color: color.color,
        ansiClass: build.ansiClass,
        ansiType: type,
        style: build.style,
        fabric: build.fabric,
        closure,
        pockets: build.pockets,
        trim: trim.trim,
        backPrint: back.print,
        standard: "ANSI/ISEA 107-2020",
      },
      category: build.ansiClass === "Class 2" ? "SAF-HIVIS-CLASS2" : "SAF-HIVIS-CLASS3",
      family: `${build.ansiClass} ${build.style} Safety Vests, ${closure}`,
      price: makerPrice(brand, (build.base + trim.adds + back.adds + (closure === "Zipper" ? 1.3 : 0)) * large),
      unit: "EA",
      shipPack: 25,
      sameAs: `hi-vis vest ${build.code} ${color.color} ${closure} ${trim.trim} ${back.print} ${size}`,
    };
  },
});

function styleNote(style: string, pockets: number): string {
  if (style.startsWith("Breakaway"))
    return "Five-point breakaway vest that comes apart when it is caught by a vehicle or machine.";
  if (style.startsWith("Surveyor")) return `Surveyor vest with ${pockets} pockets for radio, tablet and paint.`;
  if (style.startsWith("Flame"))
    return "Flame-resistant vest that meets ASTM F1506 for wear over arc-rated clothing; it has no arc rating of its own.";
  if (style === "Public Safety") return "Short breakaway vest that leaves the belt free for police, fire and EMS.";
  if (style === "Economy") return "Plain vest for visitors and short-term crews.";
  return `${style === "Short Sleeve" ? "Sleeved" : style} vest with ${pockets} pockets and mic tabs.`;
}
