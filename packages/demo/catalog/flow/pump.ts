import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { checkText } from "./gate-valve.ts";
import { interleave } from "../kit/interleave.ts";
import { makerNumber, makerPrice } from "./makers.ts";

const designs = [
  {
    name: "Submersible Sump Pump",
    short: "SUMP PUMP",
    mark: "SP",
    category: "PLB-PUMP-SUMP",
    unspsc: "40151512",
    solids: 0.5,
    flow: 48,
    head: 24,
    factor: 1,
    bodies: ["Cast Iron", "Thermoplastic", "Stainless Steel"],
    switches: ["Tethered Float", "Vertical Float", "Manual"],
    discharge: "1-1/2 in FNPT",
    discharges: 1.5,
    use: "Sits in a pit and keeps seepage below the floor.",
    caution: "Fit a check valve on the riser and drill a 3/16 inch vent hole below it.",
  },
  {
    name: "Submersible Utility Pump",
    short: "UTIL PUMP",
    mark: "UP",
    category: "PLB-PUMP-UTIL",
    unspsc: "40151513",
    solids: 0.125,
    flow: 34,
    head: 26,
    factor: 0.75,
    bodies: ["Thermoplastic", "Aluminum", "Stainless Steel"],
    switches: ["Manual", "Automatic Sensor"],
    discharge: "1-1/4 in MNPT, 3/4 in GHT",
    discharges: 1.25,
    use: "Set it on a flooded floor or roof and it draws down to 1/8 inch.",
    caution: "Clear water only, and never run it dry: water is its bearing and its cooling.",
  },
  {
    name: "Self-Priming Transfer Pump",
    short: "XFER PUMP",
    mark: "TP",
    category: "PLB-PUMP-TRANSFER",
    unspsc: "40151503",
    solids: 0.0625,
    flow: 22,
    head: 90,
    factor: 1.1,
    bodies: ["Cast Iron", "Stainless Steel", "Thermoplastic"],
    switches: ["Manual", "Pressure Switch"],
    discharge: "1 in FNPT",
    discharges: 1,
    use: "Stands beside the water and moves it through hose or pipe, between tanks or to sprinklers.",
    caution: "Fill the case once before the first start; lift is 25 feet at most.",
  },
  {
    name: "Submersible Effluent Pump",
    short: "EFFL PUMP",
    mark: "EP",
    category: "PLB-PUMP-SUMP",
    unspsc: "40151517",
    solids: 0.75,
    flow: 72,
    head: 30,
    factor: 1.5,
    bodies: ["Cast Iron", "Thermoplastic"],
    switches: ["Tethered Float", "Piggyback Float", "Manual"],
    discharge: "2 in FNPT",
    discharges: 2,
    use: "Passes 3/4 inch solids from septic tanks and laundry pits.",
    caution: "Not for raw sewage: that takes 2 inch solids handling.",
  },
] as const;

const horsepowers = [1 / 2, 1 / 3, 3 / 4, 1, 1 / 4, 1 / 6, 1.5, 2] as const;
const powerTexts: Readonly<Record<number, string>> = { [1 / 3]: "1/3", [1 / 6]: "1/6" };
const bodyFactor: Readonly<Record<string, number>> = {
  "Cast Iron": 1.15,
  Thermoplastic: 0.8,
  "Stainless Steel": 1.45,
  Aluminum: 1,
};

/** Design and power together, the designs in turn: each shelf is served early. */
const models = interleave(designs.map((design) => horsepowers.map((horsepower) => ({ design, horsepower }))));

export const pumps = defineClass({
  code: "pump",
  name: "Sump, Utility & Transfer Pumps",
  unspsc: "40151500",
  drawing: "pump",
  weight: 1.6,
  brands: ["pumphrey", "millrace", "tidewell", "halcomb", "stowbridge", "ventmoor"],
  attributes: [
    { code: "pumpType", name: "Pump", type: "text", isFacet: true },
    {
      code: "horsepower",
      name: "Horsepower",
      type: "number",
      unit: "hp",
      isFacet: true,
      isColumn: true,
    },
    { code: "voltage", name: "Voltage", type: "number", unit: "V AC", isFacet: true, isColumn: true },
    { code: "material", name: "Housing Material", type: "text", isFacet: true },
    { code: "switchType", name: "Switch", type: "text", isFacet: true, isColumn: true },
    { code: "flowRate", name: "Flow at 10 ft", type: "number", unit: "gpm", isFacet: true, isColumn: true },
    { code: "maxHead", name: "Max. Head", type: "number", unit: "ft", isColumn: true },
    { code: "solidsSize", name: "Solids Handled", type: "number", unit: "in", display: "fraction" },
    { code: "discharge", name: "Discharge", type: "text" },
    { code: "cordLength", name: "Cord Length", type: "number", unit: "ft", isFacet: true },
    { code: "amps", name: "Full-Load Current", type: "number", unit: "A" },
  ],
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
      partNumber: makerNumber(brand, `${design.mark}${Math.round(horsepower * 100)}`, [
        bodyShort(body),
        switchShort(switchType),
        voltage === 230 ? "2" : "1",
        cord,
      ]),
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
      family: `${design.name}s, ${body}, ${switchType}`,
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
