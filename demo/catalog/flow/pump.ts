import { inchFraction } from "@capstan/platform/fraction";
import { list, number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { checkText } from "./gate-valve.ts";
import { plural } from "../kit/plural.ts";

const designs = readCsv("flow/pump/designs.csv", {
  name: text,
  short: text,
  mark: text,
  category: text,
  unspsc: text,
  solids: number,
  flow: number,
  head: number,
  factor: number,
  bodies: list(text),
  switches: list(text),
  discharge: text,
  discharges: number,
  use: text,
  caution: text,
});

const horsepowers = [1 / 2, 1 / 3, 3 / 4, 1, 1 / 4, 1 / 6, 1.5, 2] as const;
const powerTexts: Readonly<Record<number, string>> = { [1 / 3]: "1/3", [1 / 6]: "1/6" };
const bodyFactor: Readonly<Record<string, number>> = {
  "Cast Iron": 1.15,
  Thermoplastic: 0.8,
  "Stainless Steel": 1.45,
  Aluminum: 1,
};

/** Design and power together, the designs in turn: each category is served early. */
const models = interleave(designs.map((design) => horsepowers.map((horsepower) => ({ design, horsepower }))));

export const pumps = defineClass("pump", {
  axes: {
    model: models,
    body: ["Cast Iron", "Thermoplastic", "Stainless Steel", "Aluminum"],
    switchType: [
      "Tethered Float",
      "Manual",
      "Vertical Float",
      "Automatic Sensor",
      "Pressure Switch",
      "Piggyback Float",
    ],
    voltage: [115, 230],
    cord: [10, 20, 25, 50],
  },
  allows: ({ model, body, switchType, voltage, cord }) => {
    const { design, horsepower } = model;
    if (!(design.bodies as readonly string[]).includes(body)) return false;
    if (!(design.switches as readonly string[]).includes(switchType)) return false;
    if (voltage === 230 ? horsepower < 0.5 : horsepower > 1) return false;
    if (design.mark === "UP" && horsepower > 0.5) return false;
    if (design.mark === "EP" && horsepower < 0.4) return false;
    return design.mark !== "TP" || cord <= 10;
  },
  describe: ({ model, body, switchType, voltage, cord }, brand) => {
    const { design, horsepower } = model;
    const powerText = powerTexts[horsepower] ?? inchFraction(horsepower);
    const flow = Math.round(design.flow * (horsepower / 0.5) ** 0.62);
    const head = Math.round(design.head * (horsepower / 0.5) ** 0.42);
    const worth =
      (105 + 165 * horsepower) * design.factor * (bodyFactor[body] ?? 1) * (switchType === "Manual" ? 0.9 : 1) +
      cord * 1.4;
    return {
      name: `${design.name}, ${powerText} hp, ${voltage}V AC, ${body}, ${switchType}, ${cord} ft Cord`,
      shortName: `${design.short} ${powerText}HP ${voltage}V ${bodyShort(body)} ${switchShort(switchType)} ${cord}FT`,
      description:
        `${design.use} Moves ${flow} gallons a minute at 10 feet of lift and shuts off at ${head} feet. ` +
        `${switchWords(switchType)} ${design.caution}`,
      partNumber: partNumberOf(
        brand,
        `${design.mark}${Math.round(horsepower * 100)}`,
        bodyShort(body),
        switchShort(switchType),
        voltage === 230 ? "2" : "1",
        cord,
      ),
      attributes: {
        pumpType: design.name,
        horsepower: Math.round(horsepower * 100) / 100,
        voltage,
        material: body,
        switchType,
        flowRate: flow,
        maxHead: head,
        solidsSize: design.solids,
        discharge: design.discharge,
        cordLength: cord,
        amps: Math.round((horsepower * 746 * 10) / (0.55 * voltage)) / 10,
      },
      category: design.category,
      family: `${plural(design.name)}, ${body}, ${switchType}`,
      price: makerPrice(brand, worth),
      unit: "EA",
      sameAs: `pump ${design.mark} ${powerText} ${body} ${switchType} ${voltage} ${cord}`,
      goesWith: [checkText("SC", "Y", 125, "T", design.discharges)],
      documents: ["manual"],
      hasProtectionPlan: worth > 75,
      unspsc: design.unspsc,
    };
  },
});

function bodyShort(body: string): string {
  return { "Cast Iron": "CI", Thermoplastic: "TH", "Stainless Steel": "SS" }[body] ?? "AL";
}

function switchShort(name: string): string {
  return (
    { "Tethered Float": "TF", "Vertical Float": "VF", Manual: "MN", "Automatic Sensor": "AS", "Pressure Switch": "PS" }[
      name
    ] ?? "PF"
  );
}

function switchWords(name: string): string {
  const words: Readonly<Record<string, string>> = {
    "Tethered Float": "The tethered float needs a pit at least 14 inches wide to swing.",
    "Vertical Float": "The vertical float works in pits as narrow as 10 inches.",
    Manual: "Runs as long as it is plugged in.",
    "Automatic Sensor": "Sensors start it at 5 inches of water and stop it at 1/8 inch.",
    "Pressure Switch": "Starts at 20 psi and stops at 40 psi, for small wells and boosters.",
    "Piggyback Float": "The float plugs in between pump and outlet, so that either can be replaced alone.",
  };
  return words[name] ?? "";
}
