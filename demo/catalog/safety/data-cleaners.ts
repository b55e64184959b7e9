import { flag, number, oneOf, optional, readCsv, text } from "../../kit/read-data.ts";

/** What is in the bottle. The commonest first, the categories mixed. */
export const products = readCsv("safety/cleaners/products.csv", {
  code: text,
  kind: text,
  type: text,
  category: text,
  form: oneOf(["Ready to Use", "Concentrate", "Hand Care"]),
  ph: number,
  color: text,
  /** Dollars a gallon in jugs, ready to use or concentrated. */
  gallon: number,
  note: text,
  isSolvent: optional(flag),
});
export type Product = (typeof products)[number];
