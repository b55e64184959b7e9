import { defineClass } from "../kit/item-class.ts";
import { makerNumber } from "./part-number.ts";
import { packPrice } from "./price.ts";
import { terminalSameAs } from "./wire-terminal-names.ts";

interface Kind {
  readonly name: string;
  readonly mark: string;
  /** Stud sizes, or tab widths in inches for push-on terminals; a splice has neither. */
  readonly fits: readonly string[];
  readonly fitName: "Stud" | "Tab" | "";
  readonly factor: number;
  readonly use: string;
}

const studs = ["#10", "#8", "#6", "1/4", "5/16", "3/8", "#4", "1/2"] as const;
const tabs = ["1/4 in", "3/16 in", "0.110 in"] as const;

const kinds: readonly Kind[] = [
  {
    name: "Ring",
    mark: "R",
    fits: studs,
    fitName: "Stud",
    factor: 1,
    use: "A closed ring stays on its stud even if the nut backs off: for grounds, motors and anything that shakes.",
  },
  {
    name: "Butt Splice",
    mark: "B",
    fits: ["None"],
    fitName: "",
    factor: 1,
    use: "Joins two wires end to end; the stop in the middle shows when each is fully in.",
  },
  {
    name: "Female Disconnect",
    mark: "FD",
    fits: tabs,
    fitName: "Tab",
    factor: 1.25,
    use: "Pushes onto a male tab and pulls off for service, as on relays, capacitors and switches.",
  },
  {
    name: "Fork",
    mark: "F",
    fits: studs.slice(0, 5),
    fitName: "Stud",
    factor: 0.95,
    use: "Slides under a loosened screw, so barrier strips can be wired without taking screws out.",
  },
  {
    name: "Male Disconnect",
    mark: "MD",
    fits: tabs.slice(0, 2),
    fitName: "Tab",
    factor: 1.25,
    use: "The tab that a female disconnect mates with, for joints that must come apart.",
  },
  {
    name: "Locking Fork",
    mark: "LF",
    fits: studs.slice(0, 4),
    fitName: "Stud",
    factor: 1.2,
    use: "The sprung tongues grip the screw, which a plain fork doesn't; it still goes on without removing it.",
  },
  {
    name: "Pin",
    mark: "P",
    fits: ["None"],
    fitName: "",
    factor: 1.05,
    use: "Gives stranded wire a solid end for terminal blocks with a cage clamp.",
  },
  {
    name: "Closed-End Connector",
    mark: "CE",
    fits: ["None"],
    fitName: "",
    factor: 0.9,
    use: "A crimp cap for pigtails in fixtures and appliances, where splices stay put.",
  },
];

const ranges = [
  { range: "16-14 AWG", color: "Blue", mark: "16", amperage: 15, price: 0.2 },
  { range: "22-18 AWG", color: "Red", mark: "22", amperage: 10, price: 0.18 },
  { range: "12-10 AWG", color: "Yellow", mark: "12", amperage: 24, price: 0.27 },
  { range: "8 AWG", color: "Red", mark: "8", amperage: 45, price: 0.85 },
  { range: "6 AWG", color: "Blue", mark: "6", amperage: 65, price: 1.15 },
  { range: "4 AWG", color: "Yellow", mark: "4", amperage: 90, price: 1.7 },
  { range: "2 AWG", color: "Red", mark: "2", amperage: 130, price: 2.4 },
] as const;

const insulations = [
  {
    name: "Vinyl",
    mark: "V",
    celsius: 105,
    factor: 1,
    note: "The vinyl sleeve suits dry panels and equipment to 105 °C.",
  },
  {
    name: "Nylon",
    mark: "N",
    celsius: 105,
    factor: 1.35,
    note: "Nylon with a brass support sleeve resists oil and cuts, and grips the insulation as strain relief.",
  },
  {
    name: "Heat Shrink",
    mark: "H",
    celsius: 125,
    factor: 2.6,
    note: "Adhesive-lined tubing shrinks at about 250 °F and seals out salt and spray; crimp first, then heat.",
  },
  {
    name: "Non-Insulated",
    mark: "U",
    celsius: 150,
    factor: 0.62,
    note: "Bare tinned copper for high heat, or for those who sleeve their own; keep spacing in mind.",
  },
] as const;

export const wireTerminals = defineClass({
  code: "wire-terminal",
  name: "Wire Terminals",
  unspsc: "39121432",
  drawing: "wire-terminal",
  weight: 4,
  brands: ["lugstrom", "voltaris", "tiewright", "ohmbridge", "amperis", "conduwell", "northgrid"],
  attributes: [
    { code: "terminalType", name: "Terminal Type", type: "text", isFacet: true },
    { code: "wireRange", name: "Wire Range", type: "text", isFacet: true, isColumn: true },
    { code: "studSize", name: "Stud Size", type: "text", isFacet: true, isColumn: true, isOptional: true },
    { code: "tabWidth", name: "Tab Width", type: "text", isFacet: true, isColumn: true, isOptional: true },
    { code: "insulation", name: "Insulation", type: "text", isFacet: true },
    { code: "color", name: "Color", type: "text", isFacet: true },
    { code: "material", name: "Material", type: "text" },
    { code: "maxTemperature", name: "Max. Temperature", type: "number", unit: "°C" },
    { code: "packQuantity", name: "Package Quantity", type: "number", isColumn: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: {
    kind: kinds,
    insulation: insulations,
    range: ranges,
    fit: [...studs, ...tabs, "None"] as const,
    pieces: [100, 50, 25, 500, 1000, 10],
  },
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
      partNumber: makerNumber(
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
      family: `${kind.name} Terminals, ${insulation.name}, ${range.range}`,
      price: packPrice(range.price * kind.factor * insulation.factor, pieces),
      unit: "PK",
      piecesPerUnit: pieces,
      sameAs: terminalSameAs(kind.name, insulation.name, range.range, fit, pieces),
    };
  },
});
