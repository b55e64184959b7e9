import { list, number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { terminalSameAs } from "./wire-terminal-names.ts";
import { plural } from "../kit/plural.ts";

const studs = ["#10", "#8", "#6", "1/4", "5/16", "3/8", "#4", "1/2"] as const;
const tabs = ["1/4 in", "3/16 in", "0.110 in"] as const;

const kinds = readCsv("electrical/wire-terminal/kinds.csv", {
  name: text,
  mark: text,
  /** Stud sizes, or tab widths in inches for push-on terminals; a splice has neither. */
  fits: list(text),
  fitName: oneOf(["Stud", "Tab", ""]),
  factor: number,
  use: text,
});

const ranges = readCsv("electrical/wire-terminal/ranges.csv", {
  range: text,
  color: text,
  mark: text,
  amperage: number,
  price: number,
});

const insulations = readCsv("electrical/wire-terminal/insulations.csv", {
  name: text,
  mark: text,
  celsius: number,
  factor: number,
  note: text,
});

export const wireTerminals = defineClass("wire-terminal", {
  axes: {
    kind: kinds,
    insulation: insulations,
    range: ranges,
    fit: [...studs, ...tabs, "None"] as const,
    pieces: [100, 50, 25, 500, 1000, 10],
  },
  additions: [
    {
      makers: 2,
      axes: { kind: kinds.filter(({ name }) => name === "Butt Splice"), fit: ["None"], pieces: [100, 25, 10] },
    },
  ],
  allows: ({ kind, insulation, range, fit, pieces }) => {
    if (!kind.fits.includes(fit)) return false;
    const isLarge = !range.range.includes("-");
    if (isLarge && (kind.name === "Ring" ? fit.startsWith("#4") || fit === "#6" : kind.name !== "Butt Splice"))
      return false;
    if (!isLarge && fit === "1/2" && range.mark !== "12") return false;
    if (fit === "0.110 in" && range.mark === "12") return false;
    if (kind.name === "Closed-End Connector" && insulation.name !== "Nylon" && insulation.name !== "Vinyl")
      return false;
    if (kind.name === "Pin" && insulation.name === "Heat Shrink") return false;
    return isLarge ? pieces <= 50 : pieces >= 25;
  },
  describe: ({ kind, insulation, range, fit, pieces }, brand) => {
    const fitWords = kind.fitName === "" ? "" : `, ${fit}${kind.fitName === "Stud" ? " Stud" : " Tab"}`;
    const color = insulation.name === "Non-Insulated" ? "Silver" : range.color;
    return {
      name: `${kind.name}${kind.name.includes("Splice") || kind.name.includes("Connector") ? "" : " Terminal"}, ${insulation.name}, ${range.range}${fitWords}, Pack of ${pieces}`,
      shortName:
        `TERM ${kind.name.toUpperCase().replace("DISCONNECT", "DISC").replace("CONNECTOR", "CONN")} ${insulation.mark} ${range.mark}GA ${fit === "None" ? "" : fit.replace(" in", "")} ${pieces}PK`.replace(
          "  ",
          " ",
        ),
      description:
        `${kind.use} ${insulation.note} ` +
        `Takes ${range.range} stranded copper${insulation.name === "Non-Insulated" ? "" : `; ${color.toLowerCase()} is the code for that range`}. Crimp with the tool and nest made for the range, then tug to check.`,
      partNumber: partNumberOf(
        brand,
        `${insulation.mark}${kind.mark}${range.mark}`,
        fit === "None" ? "X" : fit.replaceAll(/[#./ in]/g, ""),
        `${pieces}`,
      ),
      attributes: {
        terminalType: kind.name,
        wireRange: range.range,
        ...(kind.fitName === "Stud" ? { studSize: fit } : {}),
        ...(kind.fitName === "Tab" ? { tabWidth: fit } : {}),
        insulation: insulation.name,
        color,
        material: "Tinned Copper",
        maxTemperature: insulation.celsius,
        packQuantity: pieces,
        standard: "UL 486A-486B",
      },
      category: "ELE-TERM",
      family: `${/Splice|Connector/.test(kind.name) ? plural(kind.name) : `${kind.name} Terminals`}, ${insulation.name}, ${range.range}`,
      price: makerPrice(brand, packPrice("consumables", range.price * kind.factor * insulation.factor, pieces)),
      unit: "PK",
      piecesPerUnit: pieces,
      sameAs: terminalSameAs(kind.name, insulation.name, range.range, fit, pieces),
    };
  },
});
