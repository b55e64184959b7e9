import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

const fills = readCsv("safety/push-broom/fills.csv", {
  code: text,
  material: text,
  sweep: text,
  color: text,
  factor: number,
  note: text,
});

const widths = [24, 18, 36, 30, 14, 48] as const;
const blocks = [
  { code: "W", block: "Hardwood", factor: 1 },
  { code: "P", block: "Plastic", factor: 1.1 },
  { code: "F", block: "Foam", factor: 1.3 },
] as const;
const handles = [
  { code: "", handle: "Head Only", adds: 0 },
  { code: "H60", handle: "60 in Wood Handle", adds: 8.5 },
  { code: "M60", handle: "60 in Steel Handle", adds: 11.5 },
  { code: "G60", handle: "60 in Fiberglass Handle", adds: 17 },
] as const;
const trims = [3, 4, 2.5] as const;
const mounts = [
  { code: "T", mount: "Tapered" },
  { code: "S", mount: "Threaded" },
] as const;

export const pushBrooms = defineClass("push-broom", {
  axes: { fill: fills, width: widths, handle: handles, block: blocks, trim: trims, mount: mounts },
  allows: ({ fill, width, handle, block, mount, trim }) => {
    if (block.block === "Hardwood" && (fill.code === "NYL" || fill.note.startsWith("Color"))) return false;
    if (fill.code === "WIR" && (block.block !== "Hardwood" || width > 36)) return false;
    if (width === 48 && handle.code === "H60") return false;
    if (fill.sweep === "Rough" ? trim === 2.5 : trim === 4 && fill.sweep === "Fine") return false;
    return handle.code !== "M60" || mount.code === "S";
  },
  describe: ({ fill, width, handle, block, trim, mount }, brand) => {
    const isHead = handle.code === "";
    return {
      name: `Push Broom${isHead ? " Head" : ""}, ${width} in, ${fill.sweep} Sweep, ${fill.material}, ${fill.color}, ${trim} in Trim, ${block.block}, ${isHead ? `${mount.mount} Hole` : `${handle.handle.replace("60 in ", "")}, ${mount.mount}`}`,
      shortName: `PUSH BROOM ${width}IN ${fill.code} ${trim}TR ${block.code}${mount.code}${isHead ? " HEAD" : ` ${handle.code}`}`,
      description:
        `${sweepNote(fill.sweep)} ${fill.note}. ${block.block === "Hardwood" ? "Keep the wood block out of standing water." : "The block does not soak, swell or crack, and washes down."} ` +
        (isHead
          ? `Takes a ${mount.mount.toLowerCase()} handle, sold separately.`
          : "Reverse the handle from side to side so that the fill wears evenly."),
      partNumber: partNumberOf(
        brand,
        `PB${width}`,
        `${fill.code}${trim * 10}`,
        `${block.code}${mount.code}`,
        handle.code,
      ),
      attributes: {
        width,
        sweep: fill.sweep,
        material: fill.material,
        color: fill.color,
        trimLength: trim,
        block: block.block,
        handle: handle.handle,
        handleMount: mount.mount,
      },
      category: "CLN-BROOMS",
      family: `Push Brooms, ${fill.sweep} Sweep, ${fill.material}, ${block.block} Block`,
      price: makerPrice(brand, (5 + width * 0.68) * fill.factor * block.factor * (trim / 3) ** 0.5 + handle.adds),
      unit: "EA",
      shipPack: isHead ? 12 : 6,
      sameAs: `push broom ${width} ${fill.code} ${trim} ${block.block} ${mount.mount} ${handle.handle}`,
    };
  },
});

function sweepNote(sweep: string): string {
  if (sweep === "Fine") return "For dust and small litter on smooth, sealed floors.";
  return sweep === "Rough"
    ? "For heavy debris on rough concrete, asphalt and yards."
    : "For shop floors with chips, dirt and litter.";
}
