import { flag, number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { airPrepName, oilName } from "./names.ts";
import { plural } from "../kit/plural.ts";

const kinds = readCsv("motion/air-preparation/kinds.csv", {
  name: text,
  code: text,
  category: text,
  isFilter: flag,
  isRegulator: flag,
  isLubricator: flag,
  factor: number,
  note: text,
});

/** Flow in standard cubic feet a minute at 100 psi inlet, by port. */
const ports = readCsv("motion/air-preparation/ports.csv", { name: text, code: text, flow: number, base: number });

const models = interleave(kinds.map((kind) => ports.map((port) => ({ kind, port }))));

const elements = readCsv("motion/air-preparation/elements.csv", {
  micron: number,
  code: text,
  word: text,
  factor: number,
  note: text,
});

const bowls = [
  { bowl: "Polycarbonate with Guard", drain: "Manual Drain", code: "", factor: 1, pressure: 150 },
  { bowl: "Metal with Sight Glass", drain: "Manual Drain", code: "M", factor: 1.15, pressure: 250 },
  { bowl: "Polycarbonate with Guard", drain: "Automatic Drain", code: "A", factor: 1.28, pressure: 150 },
  { bowl: "Metal with Sight Glass", drain: "Automatic Drain", code: "MA", factor: 1.42, pressure: 250 },
] as const;

const ranges = [
  { name: "0 to 125 psi", code: "", factor: 1 },
  { name: "0 to 60 psi", code: "L", factor: 1.02 },
  { name: "0 to 30 psi", code: "K", factor: 1.05 },
  { name: "0 to 200 psi", code: "H", factor: 1.08 },
] as const;

const gauges = [
  { name: "Gauge Included", code: "G", factor: 1.1 },
  { name: "Gauge Port Plugged", code: "", factor: 1 },
  { name: "Gauge and Bracket Included", code: "GB", factor: 1.2 },
] as const;

export const airPreparation = defineClass("air-preparation", {
  axes: { model: models, element: elements, bowl: bowls, range: ranges, gauge: gauges },
  allows: ({ model, element, bowl, range, gauge }) => {
    const { kind } = model;
    if (!kind.isFilter && element.code !== "") return false;
    if (kind.isRegulator && element.code === "X") return false;
    if (!kind.isFilter && !kind.isLubricator && bowl.code !== "") return false;
    if (!kind.isFilter && bowl.code.includes("A")) return false;
    return kind.isRegulator || (range.code === "" && gauge.code === "G");
  },
  describe: ({ model, element, bowl, range, gauge }, brand) => {
    const { kind, port } = model;
    const hasBowl = kind.isFilter || kind.isLubricator;
    const isStandard = element.code === "" && bowl.code === "" && range.code === "" && gauge.code === "G";
    const told = [
      port.name,
      ...(kind.isFilter ? [element.word] : []),
      ...(kind.isRegulator ? [range.name] : []),
      ...(hasBowl ? [bowl.bowl.startsWith("Metal") ? "Metal Bowl" : "Poly Bowl"] : []),
      ...(kind.isFilter && bowl.code.includes("A") ? ["Auto Drain"] : []),
      ...(kind.isRegulator && gauge.code !== "G" ? [gauge.code === "" ? "No Gauge" : "Gauge and Bracket"] : []),
    ];
    const codes = [element.code, bowl.code, range.code, kind.isRegulator ? gauge.code : ""];
    return {
      name: `Air ${kind.name}, ${told.join(", ")}`,
      shortName: `AIR ${kind.code} ${port.name} ${codes.filter((code) => code !== "").join("-")}`.trim(),
      description:
        `${kind.name} with ${port.name} ports that passes ${port.flow} scfm at 100 psi. ${kind.note} ` +
        `${kind.isFilter ? `${element.note} ` : ""}${kind.isRegulator ? `Adjusts from ${range.name}. ` : ""}` +
        (hasBowl && bowl.bowl.startsWith("Polycarbonate")
          ? "Keep polycarbonate bowls away from solvents and synthetic compressor oil, which craze them."
          : "Metal parts stand solvents and synthetic compressor oils."),
      partNumber: partNumberOf(brand, `${kind.code}${port.code}`, ...codes.map((code) => (code === "" ? "0" : code))),
      attributes: {
        unitType: kind.name,
        portSize: port.name,
        flow: port.flow,
        ...(kind.isFilter ? { filtration: element.micron, drain: bowl.drain } : {}),
        ...(hasBowl ? { bowl: bowl.bowl } : {}),
        ...(kind.isRegulator ? { adjustmentRange: range.name, gauge: gauge.name } : {}),
        pressureRating: hasBowl ? bowl.pressure : 300,
        temperatureRange: "40 to 125 F",
        material: "Zinc and Aluminum",
      },
      category: kind.category,
      family: `Air ${plural(kind.name)}${kind.isFilter ? `, ${element.word}` : ""}${hasBowl ? `, ${bowl.bowl}` : ""}`,
      price: makerListPrice(
        brand,
        port.base *
          kind.factor *
          (kind.isFilter ? element.factor : 1) *
          (hasBowl ? bowl.factor : 1) *
          (kind.isRegulator ? range.factor * gauge.factor : 1),
      ),
      unit: "EA",
      sameAs: isStandard
        ? airPrepName(kind.name, port.name)
        : `air preparation ${kind.code} ${port.code} ${codes.join("/")}`,
      ...(kind.isLubricator ? { goesWith: [oilName("Air Tool", 32, "Mineral", "1 qt")] } : {}),
      documents: ["datasheet"],
    };
  },
});
