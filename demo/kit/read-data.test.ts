import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  flag,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  parseCsv,
  parseJson,
  text,
  tuple,
} from "./read-data.ts";

const columns = {
  name: text,
  price: number,
  jaw: optional(number),
  note: nullable(text),
  colors: list(text),
  unit: oneOf(["EA", "PK"]),
  isNew: flag,
  range: tuple([number, text]),
};
const header = "name,price,jaw,note,colors,unit,isNew,range";

test("a cell is read as its column says, quoted or not, and an empty optional one leaves its field out", () => {
  const source = `${header}\n"Clamp, 2"" jaw",1.50,2,"a, b",Red|Safety Blue,EA,true,0.5|in\nPlain,3,,,,PK,false,1|mm\n`;
  expect(parseCsv("a.csv", source, columns)).toEqual([
    {
      name: 'Clamp, 2" jaw',
      price: 1.5,
      jaw: 2,
      note: "a, b",
      colors: ["Red", "Safety Blue"],
      unit: "EA",
      isNew: true,
      range: [0.5, "in"],
    },
    { name: "Plain", price: 3, note: null, colors: [], unit: "PK", isNew: false, range: [1, "mm"] },
  ]);
});

test.each([
  ["a number that is none", "Plain,dear,,,,PK,false,1|mm", "price"],
  ["a number that is missing", "Plain,,,,,PK,false,1|mm", "price"],
  ["a word that is not one of the column's", "Plain,3,,,,BOX,false,1|mm", "unit"],
  ["a flag that is neither true nor false", "Plain,3,,,,PK,yes,1|mm", "isNew"],
  ["a cell too few", "Plain,3,,,,PK,false", "7 cells in a table of 8 columns"],
])("%s is refused with file and line", (_, line, problem) => {
  const source = `${header}\nPlain,3,,,,PK,false,1|mm\n${line}\n`;
  expect(() => parseCsv("tools/a.csv", source, columns)).toThrow(`demo/data/tools/a.csv:3: ${problem}`);
});

test("a column that only the file or only the schema has is refused", () => {
  expect(() => parseCsv("a.csv", "name,prize\n", { name: text })).toThrow("demo/data/a.csv:1: column prize");
  expect(() => parseCsv("a.csv", "name\n", { name: text, price: number })).toThrow("demo/data/a.csv:1: column price");
});

test("what is wrong in a JSON file is named by file, line and path", () => {
  const schema = list(object({ name: text, sizes: list(number) }));
  const source = `[\n  { "name": "A", "sizes": [1, 2] },\n  {\n    "name": "B",\n    "sizes": [\n      1,\n      "2"\n    ]\n  }\n]`;
  expect(() => parseJson("a.json", source, schema)).toThrow("demo/data/a.json:7: 1.sizes.1");
  expect(parseJson("a.json", source.replace('"2"', "2"), schema)).toHaveLength(2);
});

test("every data file is read by the code", () => {
  const folder = join(import.meta.dirname, "..");
  const sources = globSync("**/*.ts", { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8"));
  const code = sources.join("\n");
  const isRead = (file: string) => [file, file.replace(/^\w+/, "${folder}")].some((name) => code.includes(name));
  expect(globSync("**/*.{csv,json}", { cwd: join(folder, "data") }).filter((file) => !isRead(file))).toEqual([]);
});
