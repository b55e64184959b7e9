import { decimal, inchFraction } from "@capstan/platform/fraction";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { sixteenths } from "./format-size.ts";
import { nearestFirst, range, rowFor } from "./lists.ts";
import { sheaveName } from "./names.ts";
import { usualBushing } from "./qd-bushing.ts";

interface Section {
  readonly code: string;
  /** Outside diameter less pitch (narrow) or datum (classical) diameter, in inches. */
  readonly above: number;
  /** Between the middles of neighbouring grooves, and from the last one to the edge. */
  readonly spacing: number;
  readonly edge: number;
  readonly outsides: readonly number[];
}

const small = [2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 3.75, 4, 4.25, 4.5, 4.75, 5, 5.25, 5.5, 5.75, 6, 6.25, 6.5] as const;
const large = [7, 7.5, 8, 8.5, 9, 9.5, 10, 10.5, 11, 12, 13, 14, 15, 16, 18, 20, 24, 28, 30, 36] as const;
const upTo = (least: number, most: number, usual: number) =>
  nearestFirst(
    [...small, ...large].filter((outside) => outside >= least && outside <= most),
    usual,
  );

const sections: readonly Section[] = [
  { code: "A", above: 0.25, spacing: 0.625, edge: 0.375, outsides: upTo(2, 18, 4) },
  { code: "B", above: 0.35, spacing: 0.75, edge: 0.5, outsides: upTo(3, 30, 6) },
  { code: "3V", above: 0.05, spacing: 0.40625, edge: 0.34375, outsides: upTo(2.25, 20, 4.5) },
  { code: "5V", above: 0.1, spacing: 0.6875, edge: 0.5, outsides: upTo(4.5, 36, 8) },
  { code: "C", above: 0.4, spacing: 1, edge: 0.6875, outsides: upTo(6, 36, 9) },
];

/** QD bushings by the outside diameter that they are used up to; a sheave with more grooves takes the next one. */
const bushings = [
  { code: "SH", limit: 4.5, maxBore: 1.625 },
  { code: "SDS", limit: 8, maxBore: 2 },
  { code: "SK", limit: 12, maxBore: 2.5 },
  { code: "SF", limit: 18, maxBore: 2.9375 },
  { code: "E", limit: 36, maxBore: 3.5 },
] as const;

const mounts = [
  { kind: "QD Bushing", bore: 0 },
  ...[0.625, 0.875, 0.75, 0.5, 1, 1.125, 1.375, 1.25, 1.1875, 1.4375].map((bore) => ({ kind: "Finished Bore", bore })),
] as const;

const models = interleave(sections.map((section) => section.outsides.map((outside) => ({ section, outside }))));

export const vBeltSheaves = defineClass("v-belt-sheave", {
  axes: { model: models, grooves: range(1, 8), mount: mounts },
  allows: ({ model, grooves, mount }) => {
    const { section, outside } = model;
    if (mount.kind === "QD Bushing") return outside >= 3 + grooves * 0.15;
    const isLightDuty = (section.code === "A" || section.code === "B") && grooves <= 2;
    return isLightDuty && outside <= 12 && mount.bore <= outside * 0.36;
  },
  describe: ({ model, grooves, mount }, brand) => {
    const { section, outside } = model;
    const pitchDiameter = Math.round((outside - section.above) * 100) / 100;
    const width = Math.round((section.edge * 2 + section.spacing * (grooves - 1)) * 1_000) / 1_000;
    const bushing = rowFor(bushings, outside + (grooves - 1) * 0.5, ({ limit }) => limit);
    const isBushed = mount.kind === "QD Bushing";
    // Gray iron is run at no more than 6,500 feet a minute at the rim.
    const maximumSpeed = Math.floor((6_500 * 12) / (Math.PI * outside) / 10) * 10;
    const grooveText = grooves === 1 ? "1 Groove" : `${grooves} Grooves`;
    const mountText = isBushed ? `${bushing?.code ?? ""} Bushing` : `${inchFraction(mount.bore)} in Bore`;
    return {
      name: `V-Belt Sheave, ${section.code} Section, ${grooveText}, ${decimal(outside)} in OD, ${mountText}`,
      shortName: `SHEAVE ${grooves}${section.code} ${decimal(outside)}OD ${isBushed ? (bushing?.code ?? "") : `${inchFraction(mount.bore)}B`}`,
      description:
        `Cast-iron sheave for ${section.code} belts, ${grooveText.toLowerCase()}, ${decimal(outside)} in outside and ${decimal(pitchDiameter)} in pitch diameter. ` +
        (isBushed
          ? `It takes a ${bushing?.code ?? ""} tapered bushing (sold separately, up to ${inchFraction(bushing?.maxBore ?? 0)} in bore) that clamps to the shaft and comes off with its own screws. `
          : `Bored ${inchFraction(mount.bore)} in with ${mount.bore >= 0.625 ? "a keyway and " : ""}two set screws for motors and fans. `) +
        `Balanced for a rim speed of 6,500 ft/min: ${maximumSpeed.toLocaleString("en-US")} rpm at this size.`,
      partNumber: partNumberOf(
        brand,
        `${grooves}${section.code}`,
        String(Math.round(outside * 100)),
        isBushed ? (bushing?.code ?? "") : sixteenths(mount.bore),
      ),
      attributes: {
        section: section.code,
        grooves,
        outsideDiameter: outside,
        pitchDiameter,
        mounting: mount.kind,
        ...(isBushed ? { bushing: bushing?.code ?? "" } : { bore: mount.bore }),
        width,
        material: "Cast Iron",
        maximumSpeed,
      },
      category: "MOT-SHEAVES",
      family: `V-Belt Sheaves, ${section.code} Section, ${grooveText}, ${mount.kind}`,
      price: makerListPrice(brand, 7 + outside ** 1.65 * (0.95 + width * 0.62) * (isBushed ? 1.18 : 1)),
      unit: "EA",
      sameAs: isBushed
        ? sheaveName(section.code, grooves, decimal(outside))
        : `sheave ${section.code} ${grooves} ${decimal(outside)} bore ${mount.bore}`,
      ...(bushing && isBushed ? { needs: [usualBushing(bushing.code)] } : {}),
      documents: ["datasheet"],
    };
  },
});
