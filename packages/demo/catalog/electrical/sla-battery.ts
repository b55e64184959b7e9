import { defineClass } from "../kit/item-class.ts";
import { leadAcidSameAs } from "./battery-names.ts";
import { interleave } from "../kit/interleave.ts";
import { makerNumber } from "./part-number.ts";
import { packPrice } from "./price.ts";

interface Size {
  readonly voltage: number;
  /** Ampere-hours at the 20-hour rate. */
  readonly capacity: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly terminals: readonly string[];
  readonly price: number;
}

type Row = readonly [
  capacity: number,
  length: number,
  width: number,
  height: number,
  terminals: readonly string[],
  price: number,
];

const small = ["F1", "F2"];
const bolted = ["Nut and Bolt", "M6 Insert"];

function sizes(voltage: number, rows: readonly Row[]): readonly Size[] {
  return rows.map(([capacity, length, width, height, terminals, price]) => ({
    voltage,
    capacity,
    length,
    width,
    height,
    terminals,
    price,
  }));
}

/** Inches over the case; the height includes the terminals. */
const twelveVolt = sizes(12, [
  [7, 5.94, 2.56, 3.94, small, 26],
  [18, 7.13, 2.99, 6.57, bolted, 56],
  [5, 3.54, 2.76, 4.21, small, 22],
  [12, 5.95, 3.86, 3.98, small, 44],
  [35, 7.68, 5.16, 7.13, bolted, 98],
  [9, 5.94, 2.56, 3.94, ["F2"], 32],
  [100, 12.05, 6.65, 9.13, bolted, 248],
  [4, 3.54, 2.76, 4.21, ["F1"], 20],
  [26, 6.54, 6.89, 4.92, bolted, 79],
  [55, 9.02, 5.43, 8.98, bolted, 152],
  [1.3, 3.82, 1.69, 2.28, ["F1"], 15],
  [75, 10.24, 6.65, 8.98, bolted, 196],
  [2.3, 7, 1.38, 2.64, ["F1"], 17],
  [8, 5.94, 2.56, 3.94, small, 29],
  [22, 7.13, 2.99, 6.57, bolted, 68],
  [40, 7.76, 6.5, 6.69, bolted, 118],
  [3.4, 5.28, 2.64, 2.64, ["F1"], 19],
  [150, 19.09, 6.69, 9.49, bolted, 372],
  [200, 20.55, 9.45, 8.82, bolted, 498],
  [15, 5.95, 3.86, 3.98, small, 52],
]);
const sixVolt = sizes(6, [
  [4.5, 2.76, 1.85, 4.21, small, 14],
  [12, 5.95, 1.97, 3.9, small, 24],
  [1.3, 3.82, 0.94, 2.28, ["F1"], 9],
  [7, 5.94, 1.34, 3.94, small, 18],
  [10, 5.95, 1.97, 3.9, small, 22],
  [2.8, 2.6, 1.3, 4.13, ["F1"], 11],
  [3.2, 5.28, 1.34, 2.6, ["F1"], 12],
  [225, 10.24, 7.09, 10.83, bolted, 268],
  [5, 2.76, 1.85, 4.21, small, 15],
  [14, 4.25, 2.76, 5.51, small, 30],
  [200, 12.05, 6.65, 8.66, bolted, 252],
]);

const designs = [
  {
    name: "AGM",
    mark: "A",
    factor: 1,
    note: "Absorbed glass mat: spill-proof, works on its side, and holds its charge for months.",
  },
  {
    name: "AGM Flame Retardant",
    mark: "FR",
    factor: 1.12,
    note: "The case meets UL 94 V-0, as many UPS and alarm cabinets ask.",
  },
  {
    name: "AGM High Rate",
    mark: "HR",
    factor: 1.28,
    note: "Thin plates give up their charge in minutes, which is what a UPS wants.",
  },
  {
    name: "Deep Cycle AGM",
    mark: "DC",
    factor: 1.35,
    note: "Heavier plates for scooters, trolling motors and solar, where it is drained daily.",
  },
  {
    name: "Gel",
    mark: "G",
    factor: 1.55,
    note: "Gelled acid stands heat and deep discharge, but wants a charger with a gel setting.",
  },
] as const;

export const leadAcidBatteries = defineClass({
  code: "sla-battery",
  name: "Sealed Lead-Acid Batteries",
  unspsc: "26111706",
  drawing: "sla-battery",
  weight: 1,
  brands: ["ampstead", "voltaris", "dauntcell", "northgrid", "roadmark", "glowmark"],
  attributes: [
    { code: "voltage", name: "Voltage", type: "number", unit: "V", isFacet: true, isColumn: true },
    { code: "capacity", name: "Capacity, 20 h Rate", type: "number", unit: "Ah", isFacet: true, isColumn: true },
    { code: "chemistry", name: "Design", type: "text", isFacet: true },
    { code: "terminal", name: "Terminal", type: "text", isFacet: true, isColumn: true },
    { code: "length", name: "Length", type: "number", unit: "in", isColumn: true },
    { code: "width", name: "Width", type: "number", unit: "in", isColumn: true },
    { code: "height", name: "Height over Terminals", type: "number", unit: "in", isColumn: true },
    { code: "packQuantity", name: "Package Quantity", type: "number" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: {
    size: interleave([twelveVolt, sixVolt]),
    design: designs,
    terminal: ["F1", "F2", "Nut and Bolt", "M6 Insert"],
    pieces: [1, 2, 4, 10],
  },
  allows: ({ size, design, terminal, pieces }) => {
    if (!size.terminals.includes(terminal)) return false;
    if (design.mark === "HR" && (size.capacity < 5 || size.capacity > 100)) return false;
    if ((design.mark === "G" || design.mark === "DC") && size.capacity < 7) return false;
    return pieces === 1 || (size.capacity <= 35 ? pieces <= 4 || size.capacity <= 9 : pieces === 2);
  },
  describe: ({ size, design, terminal, pieces }, brand) => ({
    name: `Sealed Lead-Acid Battery, ${design.name}, ${size.voltage} V, ${size.capacity} Ah, ${terminal} Terminals${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
    shortName: `SLA BATT ${size.voltage}V ${size.capacity}AH ${design.mark} ${terminal.toUpperCase().replace("NUT AND BOLT", "NB")} ${pieces}PK`,
    description:
      `${design.note} ${size.length} x ${size.width} in over the case and ${size.height} in over the terminals: measure the tray, for makers differ by a hair. ` +
      `${terminalNote(terminal)} Recycle spent batteries; they are most of their weight in lead.`,
    partNumber: makerNumber(
      brand,
      `SLA${size.voltage}`,
      `${size.capacity}${design.mark}`,
      terminal === "Nut and Bolt" ? "NB" : terminal.slice(0, 2),
      pieces === 1 ? "" : `X${pieces}`,
    ),
    attributes: {
      voltage: size.voltage,
      capacity: size.capacity,
      chemistry: design.name,
      terminal,
      length: size.length,
      width: size.width,
      height: size.height,
      packQuantity: pieces,
      standard: "UL 1989",
    },
    category: size.voltage === 6 ? "BAT-SLA-6V" : "BAT-SLA-12V",
    family: `Sealed Lead-Acid Batteries, ${size.voltage} V, ${design.name}`,
    price: packPrice(size.price * design.factor, pieces),
    unit: pieces === 1 ? "EA" : "PK",
    piecesPerUnit: pieces,
    sameAs: leadAcidSameAs(size.voltage, size.capacity, design.name, terminal, pieces),
    goesWith: [`charger lead ${size.voltage} V ${size.capacity > 20 ? 4 : 1} A`],
    documents: ["sds", "datasheet"],
  }),
});

function terminalNote(terminal: string): string {
  if (terminal === "F1") return "F1 tabs are 0.187 in wide.";
  if (terminal === "F2") return "F2 tabs are 0.250 in wide; F1 connectors won't go on.";
  return terminal === "Nut and Bolt"
    ? "Posts take a bolt and nut, supplied."
    : "Threaded M6 inserts; set them to 5 N·m.";
}
