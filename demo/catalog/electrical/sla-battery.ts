import { list, number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { leadAcidSameAs } from "./battery-names.ts";

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
const twelveVolt = readCsv("electrical/sla-battery/twelve-volt.csv", {
  voltage: number,
  capacity: number,
  length: number,
  width: number,
  height: number,
  terminals: list(text),
  price: number,
});
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

const designs = readCsv("electrical/sla-battery/designs.csv", { name: text, mark: text, factor: number, note: text });

export const leadAcidBatteries = defineClass("sla-battery", {
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
    partNumber: partNumberOf(
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
    price: makerPrice(brand, packPrice("consumables", size.price * design.factor, pieces)),
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
