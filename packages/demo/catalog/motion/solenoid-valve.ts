import { defineClass } from "../kit/item-class.ts";
import { interleave } from "../kit/interleave.ts";
import { makersNumber } from "./makers.ts";
import { cents } from "./money.ts";
import { pushFittingName } from "./names.ts";

const functions = [
  {
    name: "5/2 Single Solenoid, Spring Return",
    ways: "5/2",
    short: "Single Solenoid",
    coils: 1,
    code: "52S",
    factor: 1,
    note: "When the coil is switched off a spring sends the cylinder back, so a loss of power has a known end.",
  },
  {
    name: "5/2 Double Solenoid",
    ways: "5/2",
    short: "Double Solenoid",
    coils: 2,
    code: "52D",
    factor: 1.45,
    note: "It stays where the last pulse put it, power or not.",
  },
  {
    name: "3/2 Normally Closed",
    ways: "3/2",
    short: "Normally Closed",
    coils: 1,
    code: "32C",
    factor: 0.85,
    note: "For single-acting cylinders and blow-offs: shut until the coil is on.",
  },
  {
    name: "5/3 Center Closed",
    ways: "5/3",
    short: "Center Closed",
    coils: 2,
    code: "53C",
    factor: 1.75,
    note: "With both coils off it traps the air and holds the cylinder near its place; it is no safety lock.",
  },
  {
    name: "5/3 Center Exhaust",
    ways: "5/3",
    short: "Center Exhaust",
    coils: 2,
    code: "53E",
    factor: 1.75,
    note: "With both coils off the cylinder is vented and can be moved by hand.",
  },
  {
    name: "3/2 Normally Open",
    ways: "3/2",
    short: "Normally Open",
    coils: 1,
    code: "32O",
    factor: 0.9,
    note: "Open until the coil is on.",
  },
] as const;

const ports = [
  { name: "1/4 NPT", code: "2", flow: 1.3, base: 58 },
  { name: "1/8 NPT", code: "1", flow: 0.75, base: 47 },
  { name: "3/8 NPT", code: "3", flow: 2.4, base: 84 },
  { name: "1/2 NPT", code: "4", flow: 3.6, base: 118 },
  { name: "10-32 UNF", code: "0", flow: 0.25, base: 39 },
] as const;

const voltages = [
  { name: "24V DC", code: "24D", watts: 2.5 },
  { name: "120V AC", code: "120", watts: 3.5 },
  { name: "12V DC", code: "12D", watts: 2.5 },
  { name: "240V AC", code: "240", watts: 3.5 },
  { name: "24V AC", code: "24A", watts: 3.5 },
] as const;

const connections = [
  { name: "DIN Form B with Plug", code: "D", factor: 1 },
  { name: "M12 4-Pin", code: "M", factor: 1.08 },
  { name: "18 in Leads", code: "L", factor: 0.97 },
  { name: "DIN Form B with LED Plug", code: "DL", factor: 1.06 },
] as const;

const models = interleave(functions.map((operation) => ports.map((port) => ({ operation, port }))));

export const solenoidValves = defineClass({
  code: "solenoid-valve",
  name: "Solenoid Air Valves",
  unspsc: "40141600",
  drawing: "solenoid-valve",
  weight: 2,
  brands: ["airvanta", "caldair", "windrow", "zephyrine", "halden-roe", "corvane", "headrace", "drummore", "penstock"],
  attributes: [
    { code: "ways", name: "Ports and Positions", type: "text", isFacet: true },
    { code: "operation", name: "Operation", type: "text", isFacet: true },
    { code: "solenoids", name: "Solenoids", type: "number" },
    { code: "portSize", name: "Port Size", type: "text", isFacet: true, isColumn: true },
    { code: "flowCoefficient", name: "Flow (Cv)", type: "number", isColumn: true },
    { code: "voltage", name: "Coil Voltage", type: "text", isFacet: true, isColumn: true },
    { code: "wattage", name: "Coil Power", type: "number", unit: "W" },
    { code: "connection", name: "Electrical Connection", type: "text", isFacet: true, isColumn: true },
    { code: "pressureRange", name: "Pressure Range", type: "text" },
    { code: "temperatureRange", name: "Temperature Range", type: "text" },
    { code: "material", name: "Body Material", type: "text" },
  ],
  axes: { model: models, voltage: voltages, connection: connections },
  allows: ({ model, connection }) =>
    model.port.code !== "0" || (model.operation.ways !== "5/3" && connection.code !== "M"),
  describe: ({ model, voltage, connection }, brand) => {
    const { operation, port } = model;
    const price = port.base * operation.factor * connection.factor;
    return {
      name: `Solenoid Air Valve, ${operation.ways} ${operation.short}, ${port.name}, ${voltage.name}, ${connection.name}`,
      shortName: `AIR VALVE ${operation.code} ${port.name} ${voltage.name} ${connection.code}`.toUpperCase(),
      description:
        `${operation.name.replace(",", "")} valve with ${port.name} ports and a Cv of ${port.flow}. ${operation.note} ` +
        `${voltage.name} coil${operation.coils === 2 ? "s" : ""} of ${voltage.watts} W, with manual override for setting up. Feed it air filtered to 40 micron or finer.`,
      partNumber: makersNumber(brand, `V${operation.code}${port.code}`, voltage.code, connection.code),
      attributes: {
        ways: operation.ways,
        operation: operation.name,
        solenoids: operation.coils,
        portSize: port.name,
        flowCoefficient: port.flow,
        voltage: voltage.name,
        wattage: voltage.watts,
        connection: connection.name,
        pressureRange: operation.ways === "5/3" ? "30 to 120 psi" : "22 to 120 psi",
        temperatureRange: "15 to 120 F",
        material: "Aluminum",
      },
      category: "PNE-VALVES",
      family: `Solenoid Air Valves, ${operation.name}, ${connection.name}`,
      price: cents(price),
      unit: "EA",
      sameAs: `solenoid valve ${operation.code} ${port.name} ${voltage.name} ${connection.code}`,
      goesWith: [
        pushFittingName("Male Connector", "1/4 in", port.name),
        pushFittingName("Male Elbow", "3/8 in", port.name),
      ],
      documents: ["datasheet", "manual"],
    };
  },
});
