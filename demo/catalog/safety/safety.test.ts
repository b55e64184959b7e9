import { drawingNamed, drawingSvg } from "@capstan/drawings";
import { describe, expect, test } from "vitest";
import type { Category } from "../kit/category.ts";
import { addedCategories, breachesOf, leafCodesOf } from "../kit/class-rules.ts";
import type { ItemClass, ItemDraft } from "../kit/item-class.ts";
import { capacityOf, variantsOf } from "../kit/variants.ts";
import { safety } from "./index.ts";

const leafCodes = leafCodesOf(safety.categories);
const brandNames = new Map(safety.brands.map(({ code, name }) => [code, name]));
/** What a class of weight 1 gets, at the least, in a catalog of 20,000. */
const itemsPerWeight = 40;
/** In characters: a page shows dozens of them. */
const heaviestPicture = 40_000;

function draftsOf(itemClass: ItemClass, most: number): readonly ItemDraft[] {
  return [...variantsOf(itemClass, most)].map(({ pick, brandCode }) =>
    itemClass.describe(pick, { code: brandCode, name: brandNames.get(brandCode) ?? "" }),
  );
}

function classOf(code: string): ItemClass {
  const found = safety.classes.find((itemClass) => itemClass.code === code);
  if (!found) throw new Error(`no class ${code}`);
  return found;
}

function draftsWith(code: string, wanted: Readonly<Record<string, unknown>>): readonly ItemDraft[] {
  return draftsOf(classOf(code), Number.POSITIVE_INFINITY).filter(({ attributes }) =>
    Object.entries(wanted).every(([name, value]) => attributes[name] === value),
  );
}

describe("every class of the safety department", () => {
  test.for(safety.classes.map((itemClass) => [itemClass.code, itemClass] as const))(
    "%s gives sound items in categories that hold items",
    ([, itemClass]) => {
      expect(breachesOf(itemClass, leafCodes)).toEqual([]);
    },
  );

  test.for(safety.classes.map((itemClass) => [itemClass.code, itemClass] as const))(
    "%s is drawn from its attributes, lightly and differently for different items",
    ([, itemClass]) => {
      const drawing = drawingNamed(itemClass.drawing);
      if (!drawing) throw new Error(`no drawing ${itemClass.drawing}`);
      const drafts = draftsOf(itemClass, 60);
      const pictures = drafts.map(({ attributes }) => drawingSvg(drawing, attributes));
      const measured = drafts.slice(0, 5).map(({ attributes }) => drawingSvg(drawing, attributes, "dimensioned"));
      expect([...pictures, ...measured].filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
      expect(Math.max(...pictures.map(({ length }) => length))).toBeLessThan(heaviestPicture);
      expect(new Set(pictures).size).toBeGreaterThan(1);
    },
  );

  test("names brands of this department only", () => {
    const named = safety.classes.flatMap(({ brands }) => brands);
    expect(named.filter((code) => !brandNames.has(code))).toEqual([]);
  });

  test("together they can fill a large catalog", () => {
    const total = safety.classes.reduce((sum, itemClass) => sum + capacityOf(itemClass), 0);
    expect(total).toBeGreaterThan(350_000);
  });
});

describe("the categories", () => {
  test("each that holds items gets some in a small catalog", () => {
    const filled = new Set(
      safety.classes.flatMap((itemClass) =>
        draftsOf(itemClass, Math.round(itemClass.weight * itemsPerWeight)).map(({ category }) => category),
      ),
    );
    const added = addedCategories(safety.classes);
    expect([...leafCodes].filter((code) => !filled.has(code) && !added.has(code))).toEqual([]);
  });

  test("each top one has at least twelve below, and a code names one category", () => {
    const below = (category: Category): readonly Category[] =>
      category.below.flatMap((child) => [child, ...below(child)]);
    const codes = safety.categories.flatMap((category) => [category, ...below(category)]).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(Math.min(...safety.categories.map((category) => below(category).length))).toBeGreaterThanOrEqual(12);
  });
});

test("what goes with an item, or is needed with it, exists", () => {
  const all = safety.classes.flatMap((itemClass) => draftsOf(itemClass, 3_000));
  const known = new Set(all.map(({ sameAs }) => sameAs));
  const wanted = all.flatMap(({ goesWith = [], needs = [] }) => [...goesWith, ...needs]);
  expect([...new Set(wanted)].filter((text) => !known.has(text))).toEqual([]);
});

describe("facts that a buyer checks", () => {
  test("a vented hard hat is never rated for electricity", () => {
    const vented = draftsWith("hard-hat", { vented: true });
    expect(new Set(vented.map(({ attributes }) => attributes["ansiClass"]))).toEqual(new Set(["Class C"]));
  });

  test("a Class A volumetric flask of 100 mL holds to 0.08 mL, Class B to twice that", () => {
    const flask = { productType: "Volumetric Flask", capacity: 100 };
    const tolerances = (grade: string) =>
      new Set(draftsWith("lab-glassware", { ...flask, grade }).map(({ attributes }) => attributes["tolerance"]));
    expect(tolerances("Class A")).toEqual(new Set([0.08]));
    expect(tolerances("Class B")).toEqual(new Set([0.16]));
  });

  test("an ear plug is rated at 33 dB at most, the highest there is", () => {
    const ratings = draftsWith("ear-plug", {}).map(({ attributes }) => Number(attributes["noiseReductionRating"]));
    expect(Math.max(...ratings)).toBe(33);
  });

  test("a P100 filter is magenta, as NIOSH has it", () => {
    const filters = draftsWith("respirator-cartridge", { hazard: "P100" });
    expect(new Set(filters.map(({ attributes }) => attributes["color"]))).toEqual(new Set(["Magenta"]));
  });

  test("a solvent degreaser carries its VOC rule and every chemical its safety data sheet", () => {
    const chemicals = draftsWith("cleaner", {});
    const solvents = chemicals.filter(({ attributes }) => attributes["chemistry"] === "Solvent");
    expect(solvents.length).toBeGreaterThan(0);
    expect(solvents.every(({ restrictions }) => restrictions?.includes("VOC-SOLVENT"))).toBe(true);
    expect(chemicals.every(({ documents }) => documents?.includes("sds"))).toBe(true);
  });

  test("a towel roll that fits one system's dispensers says so by its lease rule", () => {
    const notched = draftsWith("paper-product", { system: "Notched Core" });
    expect(notched.length).toBeGreaterThan(0);
    expect(notched.every(({ restrictions }) => restrictions?.includes("TOWEL-LEASE"))).toBe(true);
  });

  test("a breakaway vest has no zipper", () => {
    const breakaway = draftsWith("hi-vis-vest", { style: "Breakaway" });
    expect(new Set(breakaway.map(({ attributes }) => attributes["closure"]))).toEqual(new Set(["Hook-and-Loop"]));
  });
});
