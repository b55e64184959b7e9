import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

const cases = readCsv("safety/first-aid-kit/cases.csv", {
  code: text,
  container: text,
  type: text,
  factor: number,
  note: text,
});

const people = readCsv("safety/first-aid-kit/people.csv", { count: number, pieces: number, base: number });

const classes = readCsv("safety/first-aid-kit/classes.csv", {
  code: text,
  ansiClass: text,
  factor: number,
  note: text,
});

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

export const firstAidKits = defineClass("first-aid-kit", {
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
      price: makerPrice(brand, served.base * level.factor * box.factor * fill.factor + trade.adds),
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
