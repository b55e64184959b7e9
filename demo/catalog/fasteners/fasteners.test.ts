import { drawingNamed, drawingSvg } from "@capstan/drawings";
import { describe, expect, test } from "vitest";
import { breachesOf, leafCodesOf } from "../kit/class-rules.ts";
import type { ItemClass, ItemDraft } from "../kit/item-class.ts";
import { capacityOf, variantsOf } from "../kit/variants.ts";
import { fasteners } from "./index.ts";

const leafCodes = leafCodesOf(fasteners.categories);
/** About what a class of weight 1 gets in the catalog of 20,000. */
const itemsPerWeight = 100;
/** Enough to hold every common size of a class. */
const many = 3_000;

function* itemsOf(itemClass: ItemClass, most: number): Generator<ItemDraft & { readonly brandCode: string }> {
  for (const { brandCode, pick } of variantsOf(itemClass, most)) {
    yield { ...itemClass.describe(pick, { code: brandCode, name: brandCode }), brandCode };
  }
}

function classNamed(code: string): ItemClass {
  const found = fasteners.classes.find((itemClass) => itemClass.code === code);
  if (!found) throw new Error(`no class ${code}`);
  return found;
}

/** The attributes of the first variant whose name has all the given words. */
function attributesOf(code: string, ...words: readonly string[]) {
  for (const item of itemsOf(classNamed(code), many)) {
    if (words.every((word) => item.name.includes(word))) return item.attributes;
  }
  return undefined;
}

describe.each(fasteners.classes.map((itemClass) => [itemClass.code, itemClass] as const))("%s", (_, itemClass) => {
  test("gives items that keep the rules of the catalog", () => {
    expect(breachesOf(itemClass, leafCodes)).toEqual([]);
  });

  test("is made by brands of the department", () => {
    const known = new Set(fasteners.brands.map(({ code }) => code));
    expect(itemClass.brands.filter((code) => !known.has(code))).toEqual([]);
  });

  test("has a drawing that all its items can be drawn by", () => {
    const drawing = drawingNamed(itemClass.drawing);
    if (!drawing) throw new Error(`no drawing ${itemClass.drawing}`);
    for (const { attributes, brandCode } of itemsOf(itemClass, 40)) {
      expect(drawingSvg(drawing, { ...attributes, brand: brandCode })).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test("has part numbers that stay apart when a buyer leaves the punctuation out", () => {
    const keys = [...itemsOf(itemClass, many)].map(
      ({ brandCode, partNumber }) => `${brandCode} ${partNumber.replaceAll(/[^\dA-Z]/gi, "").toUpperCase()}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test("every category without categories below it has items in the small catalog", () => {
  const filled = new Set(
    fasteners.classes.flatMap((itemClass) =>
      [...itemsOf(itemClass, itemsPerWeight * itemClass.weight)].map(({ category }) => category),
    ),
  );
  expect([...leafCodes].filter((code) => !filled.has(code))).toEqual([]);
});

test("the department can fill a catalog of millions with its share of 350,000", () => {
  const capacity = fasteners.classes.reduce((sum, itemClass) => sum + capacityOf(itemClass), 0);
  expect(capacity).toBeGreaterThan(350_000);
});

test("what goes with a hex cap screw is in the catalog", () => {
  const others = new Set(
    ["nut", "washer"].flatMap((code) => [...itemsOf(classNamed(code), many)].map(({ sameAs }) => sameAs)),
  );
  const alone = [...itemsOf(classNamed("hex-cap-screw"), 500)].filter(
    ({ goesWith = [] }) => !goesWith.some((text) => others.has(text)),
  );
  expect(alone.map(({ name }) => name)).toEqual([]);
});

describe("measures an engineer would check", () => {
  test("a 1/4-20 hex cap screw takes a 7/16 wrench", () => {
    expect(attributesOf("hex-cap-screw", "1/4-20 x 1 in")).toMatchObject({ headWidth: 0.4375 });
  });

  test("an M10 screw to ISO 4017 is 16 mm across the flats, and 40 mm long is threaded to the head", () => {
    expect(attributesOf("metric-hex-screw", "M10-1.5 x 40 mm")).toMatchObject({
      headWidthMm: 16,
      standard: "ISO 4017",
    });
  });

  test("an M8 socket head cap screw has a 13 mm head and takes a 6 mm key", () => {
    expect(attributesOf("metric-socket-screw", "M8-1.25 x 30 mm")).toMatchObject({
      headDiameterMm: 13,
      hexKeySizeMm: 6,
    });
  });

  test("a 3/8 SAE washer is 13/32 inside and 13/16 outside", () => {
    expect(attributesOf("washer", "SAE Flat Washer", "3/8 in")).toMatchObject({
      insideDiameter: 0.406,
      outsideDiameter: 0.812,
    });
  });

  test("a 64 rivet is 3/16 thick and grips a quarter inch", () => {
    expect(attributesOf("blind-rivet", "3/16 in, Grip to 1/4 in")).toMatchObject({ size: "64", length: 0.45 });
  });

  test("the ring of a 20 mm shaft sits in a 19 mm groove", () => {
    expect(attributesOf("retaining-ring", "External", "20 mm Shaft")).toMatchObject({
      grooveDiameterMm: 19,
      thicknessMm: 1.2,
    });
  });

  test("16 gauge cold-rolled steel is 0.0598 in thick, 16 gauge stainless 0.0625 in", () => {
    expect(attributesOf("metal-sheet", "1008 Steel", "16 ga")).toMatchObject({ thickness: 0.0598 });
    expect(attributesOf("metal-sheet", "304 Stainless", "16 ga")).toMatchObject({ thickness: 0.0625 });
  });

  test("a 4-1/2 in cut-off wheel is rated for 13,300 RPM", () => {
    expect(attributesOf("abrasive-wheel", "Cut-Off Wheel", "4-1/2 x .045 in")).toMatchObject({ maxRpm: 13_300 });
  });
});
