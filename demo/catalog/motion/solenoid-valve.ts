import { number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { pushFittingName } from "./names.ts";

const functions = readCsv("motion/solenoid-valve/functions.csv", {
  name: text,
  ways: text,
  short: text,
  coils: number,
  code: text,
  factor: number,
  note: text,
});

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

export const solenoidValves = defineClass("solenoid-valve", {
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
      partNumber: partNumberOf(brand, `V${operation.code}${port.code}`, voltage.code, connection.code),
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
      price: makerListPrice(brand, price),
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
