import { defineClass } from "../kit/item-class.ts";
import { partNumberOf } from "./part-number.ts";
import { cents } from "./price.ts";

const cases = [
  {
    code: "P",
    container: "Plastic Case",
    type: "Type III",
    factor: 1,
    note: "The gasketed plastic case hangs on a wall or goes along to the job",
  },
  {
    code: "M",
    container: "Metal Case",
    type: "Type III",
    factor: 1.2,
    note: "The steel case with gasket stands up to trucks and job boxes",
  },
  {
    code: "S",
    container: "Soft Bag",
    type: "Type II",
    factor: 0.95,
    note: "The nylon bag goes in a vehicle or on a shoulder, indoors and dry",
  },
  {
    code: "C",
    container: "Metal Cabinet",
    type: "Type I",
    factor: 1.9,
    note: "The steel cabinet with shelves is fixed to a wall indoors",
  },
  {
    code: "W",
    container: "Waterproof Case",
    type: "Type IV",
    factor: 1.7,
    note: "The crush-proof, waterproof case is for boats, mines and field crews",
  },
] as const;

const people = [
  { count: 25, pieces: 141, base: 22 },
  { count: 50, pieces: 215, base: 41 },
  { count: 10, pieces: 71, base: 14.5 },
  { count: 100, pieces: 425, base: 96 },
  { count: 75, pieces: 299, base: 68 },
  { count: 150, pieces: 676, base: 138 },
  { count: 200, pieces: 940, base: 186 },
] as const;

const classes = [
  {
    code: "A",
    ansiClass: "Class A",
    factor: 1,
    note: "Class A holds what the common injuries of shops and offices need.",
  },
  {
    code: "B",
    ansiClass: "Class B",
    factor: 1.75,
    note: "Class B adds a splint, a tourniquet and more of everything for populated or high-risk sites.",
  },
] as const;

const fills = [
  { code: "B", fill: "Bulk", factor: 1 },
  { code: "U", fill: "Unitized", factor: 1.1 },
  { code: "R", fill: "Refill", factor: 0.72 },
] as const;

const trades = [
  { code: "", trade: "General Industry", adds: 0 },
  { code: "F", trade: "Food Service", adds: 9 },
  { code: "W", trade: "Welding", adds: 12 },
  { code: "V", trade: "Vehicle", adds: 5 },
  { code: "L", trade: "Laboratory", adds: 11 },
] as const;

export const firstAidKits = defineClass({
  code: "first-aid-kit",
  name: "First-Aid Kits",
  unspsc: "42172001",
  drawing: "first-aid-kit",
  weight: 1,
  brands: ["mendwell", "harrowgate", "castlegate", "stonewick", "northfold", "nitravale"],
  attributes: [
    { code: "peopleServed", name: "People Served", type: "number", isFacet: true, isColumn: true },
    { code: "ansiClass", name: "ANSI Class", type: "text", isFacet: true, isColumn: true },
    { code: "ansiType", name: "ANSI Type", type: "text", isFacet: true },
    { code: "container", name: "Container", type: "text", isFacet: true, isColumn: true },
    { code: "fill", name: "Fill", type: "text", isFacet: true },
    { code: "trade", name: "For", type: "text", isFacet: true },
    { code: "pieces", name: "Number of Pieces", type: "number", isColumn: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { people, box: cases, level: classes, fill: fills, trade: trades },
  allows: ({ people: served, box, fill, trade, level }) => {
    if (box.code === "C" ? served.count < 75 : served.count > 100) return false;
    if (fill.code === "R" && (box.code !== "P" || trade.code !== "")) return false;
    if (trade.code === "V" && (served.count > 25 || level.code === "B")) return false;
    return trade.code === "" || box.code !== "W";
  },
  describe: ({ people: served, box, level, fill, trade }, brand) => {
    const isRefill = fill.code === "R";
    const kind = isRefill ? "First-Aid Kit Refill" : "First-Aid Kit";
    const pieces = Math.round(served.pieces * (level.code === "B" ? 1.3 : 1)) + (trade.code === "" ? 0 : 8);
    const trimmings = trade.code === "" ? "" : `, ${trade.trade}`;
    return {
      name: `${kind}, ${level.ansiClass}, ${served.count} People, ${isRefill ? "Supplies Only" : `${box.container}, ${fill.fill}`}${trimmings}, ${pieces} Pieces`,
      shortName: `FIRST AID ${isRefill ? "REFILL" : "KIT"} ${level.code} ${served.count}P ${box.container.split(" ")[0]?.toUpperCase()} ${fill.code}${trade.code === "" ? "" : ` ${trade.code}`}`,
      description:
        `${level.note} ${isRefill ? "Supplies to bring a kit back to its list" : `${box.note}; ${box.type} under the standard`}. ` +
        `${fill.fill === "Unitized" ? "Color-coded unit boxes each hold one kind of supply, so what is missing shows at a glance." : "Check the dates and what is missing once a month."}${tradeNote(trade.trade)}`,
      partNumber: partNumberOf(brand, `FA${level.code}${served.count}`, `${box.code}${fill.code}`, trade.code),
      attributes: {
        peopleServed: served.count,
        ansiClass: level.ansiClass,
        ansiType: box.type,
        container: isRefill ? "None" : box.container,
        fill: fill.fill,
        trade: trade.trade,
        pieces,
        standard: "ANSI/ISEA Z308.1-2021",
      },
      category: "SAF-FIRSTAID",
      family: `First-Aid Kits, ${level.ansiClass}, ${isRefill ? "Refills" : box.container}`,
      price: cents(served.base * level.factor * box.factor * fill.factor + trade.adds),
      unit: isRefill ? "PK" : "KT",
      shipPack: 1,
      sameAs: `first-aid kit ${level.ansiClass} ${served.count} ${box.container} ${fill.fill} ${trade.trade}`,
      ...(isRefill || served.count > 100
        ? {}
        : { goesWith: [`first-aid kit ${level.ansiClass} ${served.count} Plastic Case Refill General Industry`] }),
    };
  },
});

function tradeNote(trade: string): string {
  if (trade === "Food Service") return " Bandages are blue and metal-detectable.";
  if (trade === "Welding") return " Adds burn dressings and gel for hot work.";
  if (trade === "Vehicle") return " Sized for a door pocket or under a seat.";
  if (trade === "Laboratory") return " Adds eyewash and burn gel for chemical work.";
  return "";
}
