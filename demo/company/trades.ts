import { bug } from "@capstan/platform/bug";
import { list, number, oneOf, readCsv, text } from "../kit/read-data.ts";
import { customerKinds } from "./records.ts";

/** What each trade buys, from what is bought all the time to what is bought now and then. */
const wants = readCsv("company/wants.csv", {
  trade: text,
  /** The code of the root category. */
  category: text,
  /** One of them stands in the item's name. */
  words: list(text),
});
export type Want = Pick<(typeof wants)[number], "category" | "words">;

/** What customers do for a living: how they are called, and what they buy. */
export const trades = readCsv("company/trades.csv", {
  trade: text,
  customerKind: oneOf(customerKinds),
  /** Its share among the generated customers, beside the others'. */
  weight: number,
  streets: oneOf(["industrial", "office"]),
  /** What comes after the invented name: "Ashgrove" + "Brewing Co". */
  endings: list(text),
  /** What the buyers' cards say. */
  titles: list(text),
}).map(({ trade: name, ...row }) => ({ name, ...row, wants: wants.filter(({ trade }) => trade === name) }));

export function tradeNamed(name: string): (typeof trades)[number] {
  return trades.find((trade) => trade.name === name) ?? bug(`no trade ${name} in trades.csv`);
}
