import { number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { cellSameAs } from "./battery-names.ts";
import { type Cell, cellLists } from "./data-cells.ts";

const grades = readCsv("electrical/battery-cell/grades.csv", { name: text, mark: text, factor: number, note: text });

const chemistries: Readonly<Record<Cell["chemistry"], string>> = {
  Alkaline:
    "Alkaline manganese, good for ten years on the shelf. Don't mix old and new cells, or leave spent ones in a device: they leak.",
  Lithium:
    "A lithium primary that works from -40 °F and weighs a third less than alkaline. Carry-on rules limit it in air freight.",
  "Lithium Coin":
    "Steady voltage to the end, for instruments, key fobs and memory backup. Keep from children: a swallowed coin cell burns within two hours.",
  "Silver Oxide": "The flattest discharge of the button cells, as gauges and calipers need. Keep from children.",
  NiMH: "Low self-discharge: three quarters of the charge is left after a year. Good for several hundred cycles on a smart charger.",
};

const packs = [24, 4, 12, 8, 2, 1, 48, 144, 6, 100] as const;

export const batteryCells = defineClass("battery-cell", {
  axes: { cell: interleave(cellLists), grade: grades, pieces: packs },
  allows: ({ cell, grade, pieces }) => {
    if (cell.chemistry !== "Alkaline" && grade.name === "Standard") return false;
    if (cell.size === "6V Lantern") return pieces <= 6 && pieces !== 2;
    const isCoin = cell.category === "BAT-CELL-COIN";
    if (pieces === 100) return isCoin && grade.name === "Industrial";
    if (pieces === 144 || pieces === 48)
      return cell.chemistry === "Alkaline" && grade.name === "Industrial" && cell.price < 1;
    if (cell.chemistry === "NiMH") return pieces <= 12;
    return pieces > 1 || isCoin || cell.price > 2;
  },
  describe: ({ cell, grade, pieces }, brand) => ({
    name: `Battery, ${cell.chemistry}, ${cell.size}, ${cell.voltage} V, ${grade.name} Grade${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
    shortName: `BATTERY ${cell.size.toUpperCase()} ${cell.chemistry.toUpperCase().split(" ")[0]} ${grade.mark} ${pieces}PK`,
    description:
      `${chemistries[cell.chemistry]} ${grade.note} ` +
      `${cell.capacity.toLocaleString("en-US")} mAh nominal at ${cell.voltage} V; ANSI ${cell.ansi}.`,
    partNumber: partNumberOf(
      brand,
      cell.size.replaceAll(" ", ""),
      `${cell.chemistry.slice(0, 1)}${cell.chemistry.slice(-1)}${grade.mark}`,
      pieces,
    ),
    attributes: {
      batterySize: cell.size,
      chemistry: cell.chemistry,
      voltage: cell.voltage,
      capacity: cell.capacity,
      grade: grade.name,
      packQuantity: pieces,
      ansiCode: cell.ansi,
      diameterMm: cell.diameterMm,
      heightMm: cell.heightMm,
      isRechargeable: cell.chemistry === "NiMH",
      standard:
        cell.chemistry === "NiMH"
          ? "ANSI C18.2M"
          : cell.chemistry.startsWith("Lithium")
            ? "ANSI C18.3M"
            : "ANSI C18.1M",
    },
    category: cell.category,
    family: `${cell.size} ${cell.chemistry} Batteries, ${grade.name}`,
    price: makerPrice(brand, packPrice("consumables", cell.price * grade.factor, pieces)),
    unit: pieces === 1 ? "EA" : "PK",
    piecesPerUnit: pieces,
    sameAs: cellSameAs(cell.size, cell.chemistry, pieces, grade.name),
    documents: ["datasheet"],
  }),
});
