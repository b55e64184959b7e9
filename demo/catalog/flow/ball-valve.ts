import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { ballValveBodies } from "./data-ball-valve-bodies.ts";
import { sizeCode } from "./data-pipe-sizes.ts";
import { nipplesFor } from "./pipe-nipple.ts";

const sizes = [0.5, 0.75, 1, 0.25, 0.375, 1.25, 1.5, 2, 3, 2.5, 4] as const;

const handles = [
  { name: "Lever", mark: "" },
  { name: "Locking Lever", mark: "LK" },
  { name: "Tee", mark: "T" },
  { name: "Stainless Lever", mark: "SS" },
] as const;

const colors = ["Red", "Yellow", "Blue", "Green", "Orange"] as const;

const usualColor = new Map<string, string>([
  ["Brass", "Red"],
  ["Lead-Free Brass", "Blue"],
  ["316 Stainless Steel", "Blue"],
  ["Carbon Steel", "Orange"],
  ["PVC", "Red"],
]);

export const ballValves = defineClass("ball-valve", {
  axes: { body: ballValveBodies, size: sizes, handle: handles, color: colors },
  allows: ({ body, size, handle, color }) => {
    if (size < body.smallest || size > body.largest) return false;
    if (body.material === "PVC") return handle.name === "Tee" && (color === "Red" || color === "Blue");
    if (handle.name === "Tee") return size <= 1;
    if (handle.name === "Stainless Lever") return /316/.test(body.material) && color === "Blue";
    return color === usualColor.get(body.material) || color === "Yellow" || size <= 2;
  },
  describe: ({ body, size, handle, color }, brand) => {
    const sizeText = inchFraction(size);
    const worth = (6.2 + 9.5 * size ** 1.9) * body.factor * (handle.mark === "LK" ? 1.12 : 1);
    const usual = usualColor.get(body.material) === color;
    return {
      name: `Ball Valve, ${body.name}, ${sizeText} in, ${body.connection}, ${handle.name} Handle, ${color}`,
      shortName: `BALL VALVE ${body.short} ${sizeText} ${handle.mark || "LVR"} ${color.slice(0, 3).toUpperCase()}`,
      description:
        `${body.use} ${handleWords(handle.name)} ` +
        `Rated ${body.pressure.toLocaleString("en-US")} psi WOG${body.steam > 0 ? ` and ${body.steam} psi saturated steam` : ""}. ` +
        body.caution,
      partNumber: partNumberOf(brand, body.mark, sizeCode(size), handle.mark, usual ? "" : color.slice(0, 2)),
      attributes: {
        pipeSize: size,
        material: body.material,
        connection: body.connection,
        port: body.port,
        pressureRating: body.pressure,
        ...(body.steam > 0 ? { steamRating: body.steam } : {}),
        handle: handle.name,
        color,
        seat: body.material === "PVC" ? "PTFE, EPDM Rings" : "PTFE",
        temperatureRange: body.temperature,
        isLeadFree: body.isLeadFree,
      },
      category: "PIP-BALL",
      family: `Ball Valves, ${body.name}, ${body.connection}`,
      price: makerPrice(brand, worth),
      unit: "EA",
      shipPack: size <= 1 ? 10 : 1,
      sameAs: `ball valve ${body.mark} ${size} ${handle.name} ${color}`,
      ...(body.nipple === "" ? {} : { goesWith: nipplesFor(body.nipple, size) }),
      ...(body.material === "Brass" ? { restrictions: ["LEAD-CA", "LEAD-VT-MD-LA"] } : {}),
      documents: ["datasheet"],
    };
  },
});

function handleWords(handle: string): string {
  if (handle === "Locking Lever") return "The sliding plate takes a padlock in the closed position for lockout.";
  if (handle === "Tee") return "The tee handle needs no room to swing a lever.";
  return handle === "Stainless Lever"
    ? "The lever and nuts are stainless too, for caustic wash-down."
    : "The lever stands across the line when closed.";
}
