import { inchFraction } from "@capstan/platform/fraction";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";

interface Filter {
  readonly type: "Oil" | "Fuel" | "Fuel/Water Separator" | "Hydraulic";
  readonly mark: string;
  readonly thread: string;
  readonly diameter: number;
  readonly gasket: number;
  readonly height: number;
}

type Can = readonly [thread: string, diameter: number, gasket: number, heights: readonly number[]];

function filters(type: Filter["type"], mark: string, cans: readonly Can[]): readonly Filter[] {
  return cans.flatMap(([thread, diameter, gasket, heights]) =>
    heights.map((height) => ({ type, mark, thread, diameter, gasket, height })),
  );
}

/** Threads and cans that engine makers settled on; diameters in inches. */
const oil = filters("Oil", "O", [
  ["3/4-16", 3, 2.83, [3.4, 4.8, 2.6]],
  ["M20-1.5", 3, 2.47, [3.4, 2.9, 4.7]],
  ["13/16-16", 3.69, 3.4, [5.2, 4.1]],
  ["M22-1.5", 3, 2.47, [3.4, 4.6]],
  ["1-1/2-16", 4.3, 4.1, [7.1, 10.3]],
  ["1-12", 3.69, 2.83, [5.3, 8.2]],
  ["2-1/4-12", 4.66, 4.3, [10.3, 11.9]],
  ["M18-1.5", 2.6, 2.13, [3.1, 2.6]],
  ["1-1/8-16", 4.25, 3.9, [7.1, 9.9]],
  ["M27-2", 3.7, 2.83, [5.6, 6.9]],
]);
const fuel = interleave([
  filters("Fuel", "F", [
    ["1-14", 3.69, 2.83, [5.4, 7.2]],
    ["M16-1.5", 3, 2.47, [4.8, 3.7]],
    ["7/8-14", 3.69, 2.83, [6.9, 5.1]],
    ["M20-1.5", 3.1, 2.47, [5.2, 6.1]],
    ["5/8-18", 3, 2.47, [4.1, 3.2]],
  ]),
  filters("Fuel/Water Separator", "W", [
    ["1-14", 4.25, 3.9, [8, 10.1]],
    ["7/8-14", 3.69, 2.83, [7.2, 9]],
    ["M16-1.5", 3.4, 2.83, [6.1, 7.5]],
    ["1-3/4-16", 4.66, 4.3, [10.3, 8.4]],
  ]),
]);
const hydraulic = filters("Hydraulic", "H", [
  ["1-12", 3.78, 2.83, [5.6, 7.1, 9]],
  ["1-1/2-16", 5.1, 3.9, [7, 9.3, 11.1]],
  ["3/4-16", 3, 2.83, [4.8, 5.5]],
  ["1-3/4-12", 5.1, 4.3, [10.6, 13.1]],
  ["1-3/8-12", 5.1, 3.9, [9.1, 10.8]],
  ["M30-2", 3.78, 2.83, [6.1, 8.2]],
]);

const media = [
  { name: "Cellulose", mark: "C", factor: 1 },
  { name: "Synthetic Blend", mark: "B", factor: 1.35 },
  { name: "Glass Fiber", mark: "G", factor: 1.9 },
] as const;

const microns = [20, 10, 25, 5, 3, 30, 2, 40] as const;
const bypasses = [12, 22, 0, 25, 50, 8, 16] as const;

const uses: Readonly<Record<Filter["type"], string>> = {
  Oil: "Full-flow lube filter. Wipe the base, oil the gasket, and turn it three quarters past contact by hand.",
  Fuel: "Final filter before the injection pump. Fill it with clean fuel only where the maker allows; prime with the pump otherwise.",
  "Fuel/Water Separator": "Strips water before it reaches the injectors; open the drain at the bottom each day.",
  Hydraulic:
    "Return-line element for loaders, balers and power units. Change it at the gauge's red mark, not by the calendar.",
};

export const spinOnFilters = defineClass("spin-on-filter", {
  axes: {
    filter: interleave([oil, fuel, hydraulic]),
    medium: media,
    micron: microns,
    bypass: bypasses,
    pieces: [1, 12],
  },
  allows: ({ filter, medium, micron, bypass, pieces }) => {
    if (pieces === 12 && filter.diameter > 4) return false;
    if (medium.name === "Cellulose" && micron < 5) return false;
    if (medium.name === "Glass Fiber" && micron > 25) return false;
    if (filter.type === "Oil") return micron >= 10 && (bypass === 12 || bypass === 22 || bypass === 8 || bypass === 16);
    if (filter.type === "Hydraulic")
      return micron >= 3 && micron <= 25 && (bypass === 25 || bypass === 50 || bypass === 0);
    return bypass === 0 && micron <= 30;
  },
  describe: ({ filter, medium, micron, bypass, pieces }, brand) => {
    const isSeparator = filter.type === "Fuel/Water Separator";
    return {
      name: `${filter.type} Filter, Spin-On, ${filter.thread}, ${filter.height} in High, ${micron} Micron, ${medium.name}${bypass > 0 ? `, ${bypass} psi Bypass` : ""}${pieces > 1 ? `, Case of ${pieces}` : ""}`,
      shortName: `FILTER ${filter.mark} ${filter.thread} H${filter.height} ${micron}MIC ${medium.mark} BP${bypass} ${pieces}`,
      description:
        `${uses[filter.type]} ${micron} micron ${medium.name.toLowerCase()} media. ` +
        `${bypass > 0 ? `The valve opens at ${bypass} psi, so cold or dirty oil still flows, unfiltered.` : "No bypass: a clogged element stops flow rather than passing dirt."} ` +
        `Gasket ${filter.gasket} in outside; match thread, gasket and bypass before you cross over.`,
      partNumber: partNumberOf(
        brand,
        `${filter.mark}F${threadCode(filter.thread)}`,
        `${Math.round(filter.height * 10)}${Math.round(filter.diameter * 10)}`,
        `${micron}${medium.mark}${bypass > 0 ? bypass : ""}`,
        pieces > 1 ? `K${pieces}` : "",
      ),
      attributes: {
        filterType: filter.type,
        threadSize: filter.thread,
        height: filter.height,
        diameter: filter.diameter,
        gasketDiameter: filter.gasket,
        micron,
        material: medium.name,
        bypassPressure: bypass,
        hasDrain: isSeparator,
        packQuantity: pieces,
      },
      category:
        filter.type === "Oil" ? "FLT-FILTER-OIL" : filter.type === "Hydraulic" ? "FLT-FILTER-HYD" : "FLT-FILTER-FUEL",
      family: `${filter.type} Filters, ${inchFraction(Math.round(filter.diameter * 4) / 4)} in Can`,
      familySize: filter.thread,
      price: makerPrice(
        brand,
        packPrice(
          "consumables",
          (3.2 + filter.diameter ** 2 * filter.height * 0.115) *
            medium.factor *
            (micron <= 5 ? 1.25 : 1) *
            (filter.type === "Oil" ? 0.8 : 1.2) +
            (isSeparator ? 6 : 0),
          pieces,
        ),
      ),
      unit: pieces === 1 ? "EA" : "CS",
      piecesPerUnit: pieces,
      sameAs: `spin-on ${filter.type} ${filter.thread} ${filter.height} ${filter.diameter} ${micron} ${medium.name} ${bypass} ${pieces}`,
    };
  },
});

function threadCode(thread: string): string {
  return thread.replaceAll(/[/.-]/g, "");
}
