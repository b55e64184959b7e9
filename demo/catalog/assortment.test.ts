import { expect, test } from "vitest";
import { demoCompany } from "../generate.ts";
import { catalogItems } from "./items.ts";

const all = [...catalogItems(demoCompany)];
const sold = all.filter(({ lifecycle }) => lifecycle === "active" || lifecycle === "clearance");
const names = sold.map(({ draft }) => draft.name);

test.each([
  /^Circuit Breaker, Plug-On, 2 Pole, 40 A/,
  /^Butt Splice, Vinyl, 16-14 AWG/,
  /^Adjustable Wrench, 10 in/,
  /^Locking Pliers, 10 in/,
  /^Hex Key Set, 9 Pieces, 1.5 to 10 mm/,
  /^Reciprocating Saw Blade, Metal, Bi-Metal, 6 in, 18 TPI/,
  /^Anti-Seize, Nickel/,
  /^Exit Sign, LED with Battery Backup, Red/,
  /^Emergency Light, Standard Output/,
  /^Exit Device, Rim/,
  /^QD Bushing, SH, 7\/8 in Bore/,
  /^V-Belt, A52,/,
  /^V-Belt, 4L540,/,
  /^O-Ring, Dash 210, Buna-N, 70A/,
  /^Self-Drilling Screw, .*, #8-18 x 1 in$/,
])("%s is sold", (name) => {
  expect(names.filter((text) => name.test(text)).length).toBeGreaterThan(0);
});

test("A, B, 4L and 5L belts have no holes in their rows, nor do dash numbers of Buna-N O-rings", () => {
  const belts = new Set(attributesOf("v-belt", "size"));
  const wanted = [
    rowOf("A", 20, 100, 1),
    rowOf("B", 28, 100, 1),
    rowOf("4L", 180, 1000, 10),
    rowOf("5L", 230, 1000, 10),
  ];
  const rings = new Set(attributesOf("o-ring", "dashNumber"));
  const dashes = [rowOf("", 4, 50, 1), rowOf("", 102, 178, 1), rowOf("", 201, 284, 1), rowOf("", 309, 395, 1)]
    .flat()
    .map((dash) => dash.padStart(3, "0"));
  expect(wanted.flat().filter((size) => !belts.has(size))).toEqual([]);
  expect(dashes.filter((dash) => !rings.has(dash))).toEqual([]);
});

test("every bushing that a sheave takes is sold", () => {
  const bushings = new Set(attributesOf("qd-bushing", "bushing"));
  const taken = new Set(attributesOf("v-belt-sheave", "bushing").filter((code) => code !== "undefined"));
  expect([...taken].filter((code) => !bushings.has(code))).toEqual([]);
});

function attributesOf(classCode: string, code: string): readonly string[] {
  return all.filter(({ itemClass }) => itemClass.code === classCode).map(({ draft }) => String(draft.attributes[code]));
}

function rowOf(section: string, from: number, to: number, step: number): readonly string[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, at) => `${section}${from + at * step}`);
}
