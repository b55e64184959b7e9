import { describe, expect, test } from "vitest";
import type { Category } from "../kit/category.ts";
import { addedCategories, breachesOf, leafCodesOf } from "../kit/class-rules.ts";
import type { ItemClass, ItemDraft } from "../kit/item-class.ts";
import { capacityOf, variantsOf } from "../kit/variants.ts";
import { acMotors } from "./ac-motor.ts";
import { ballBearings } from "./ball-bearing.ts";
import { hydraulicAdapters } from "./hydraulic-adapter.ts";
import { hydraulicHoses } from "./hydraulic-hose.ts";
import { motion } from "./index.ts";
import { rollerChain } from "./roller-chain.ts";
import { sprockets } from "./sprocket.ts";
import { vBelts } from "./v-belt.ts";

const leafCodes = leafCodesOf(motion.categories);
const brands = new Map(motion.brands.map((brand) => [brand.code, brand]));

function draftsOf(itemClass: ItemClass, most: number): readonly ItemDraft[] {
  return [...variantsOf(itemClass, most)].map(({ brandCode, pick }) =>
    itemClass.describe(pick, { code: brandCode, name: brands.get(brandCode)?.name ?? brandCode }),
  );
}

function find(itemClass: ItemClass, wanted: (draft: ItemDraft) => boolean): ItemDraft | undefined {
  for (const { brandCode, pick } of variantsOf(itemClass, Number.MAX_SAFE_INTEGER)) {
    const draft = itemClass.describe(pick, { code: brandCode, name: brandCode });
    if (wanted(draft)) return draft;
  }
  return undefined;
}

describe("every class of the department", () => {
  test.each(motion.classes.map((itemClass) => [itemClass.code, itemClass] as const))(
    "%s keeps the rules of a class",
    (_code, itemClass) => {
      expect(breachesOf(itemClass, leafCodes)).toEqual([]);
    },
  );

  test("is made by brands of the department", () => {
    const unknown = motion.classes.flatMap((itemClass) => itemClass.brands.filter((code) => !brands.has(code)));
    expect(unknown).toEqual([]);
  });

  test.each(motion.classes.map((itemClass) => [itemClass.code, itemClass] as const))(
    "%s gives a maker's number once only, far beyond the first variants",
    (_code, itemClass) => {
      const numbers = [...variantsOf(itemClass, 2_000)].map(({ brandCode, pick }) => {
        const { partNumber } = itemClass.describe(pick, { code: brandCode, name: brandCode });
        return `${brandCode} ${partNumber}`;
      });
      expect(new Set(numbers).size).toBe(numbers.length);
    },
  );
});

test("every category that holds items gets some in a small catalog", () => {
  const filled = new Set(
    motion.classes.flatMap((itemClass) => draftsOf(itemClass, 55 * itemClass.weight).map(({ category }) => category)),
  );
  const added = addedCategories(motion.classes);
  expect([...leafCodes].filter((code) => !filled.has(code) && !added.has(code))).toEqual([]);
});

test("each top category has twelve categories below it, with UNSPSC codes and codes that say where they stand", () => {
  const below = (category: Category): readonly Category[] =>
    category.below.flatMap((child) => [child, ...below(child)]);
  for (const top of motion.categories) {
    const categories = below(top);
    expect(categories.length).toBeGreaterThanOrEqual(12);
    for (const category of [top, ...categories]) {
      expect(category.code.startsWith(top.code)).toBe(true);
      expect(category.unspsc).toMatch(/^\d{8}$/);
    }
  }
});

test("the department has 350,000 variants for the large catalog", () => {
  const capacity = motion.classes.reduce((sum, itemClass) => sum + capacityOf(itemClass), 0);
  expect(capacity).toBeGreaterThanOrEqual(350_000);
});

describe("figures that an engineer checks", () => {
  test("a 6204 measures 20 x 47 x 14 mm and an R8 1/2 x 1-1/8 in", () => {
    const metric = find(ballBearings, ({ attributes }) => attributes["designation"] === "6204");
    expect(metric?.attributes).toMatchObject({ boreMm: 20, outsideDiameterMm: 47, widthMm: 14 });
    const inch = find(ballBearings, ({ attributes }) => attributes["designation"] === "R8");
    expect(inch?.attributes).toMatchObject({ bore: 0.5, outsideDiameter: 1.125, boreMm: 12.7 });
  });

  test("ANSI 40 chain has a half-inch pitch and 3,125 lb of least strength", () => {
    const chain = find(
      rollerChain,
      ({ attributes }) => attributes["chainSize"] === "40" && attributes["finish"] === "Oiled",
    );
    expect(chain?.attributes).toMatchObject({ pitch: 0.5, tensileStrength: 3_125, rollerDiameter: 0.312 });
  });

  test("a 40B20 sprocket has a pitch diameter of 3.196 in", () => {
    const sprocket = find(
      sprockets,
      ({ attributes }) => attributes["chainSize"] === "40" && attributes["teeth"] === 20,
    );
    expect(sprocket?.attributes["pitchDiameter"]).toBeCloseTo(3.196, 3);
  });

  test("an A42 belt is 44 in around the outside and a 5V1000 is 100 in", () => {
    expect(find(vBelts, ({ attributes }) => attributes["size"] === "A42")?.attributes["outsideLength"]).toBe(44);
    expect(find(vBelts, ({ attributes }) => attributes["size"] === "5V1000")?.attributes["outsideLength"]).toBe(100);
  });

  test("a 5 hp, 1,800 rpm, three-phase TEFC motor stands in a 184T frame with a 1-1/8 in shaft", () => {
    const motor = find(
      acMotors,
      ({ attributes }) =>
        attributes["horsepower"] === 5 && attributes["synchronousSpeed"] === 1_800 && attributes["phase"] === 3,
    );
    expect(motor?.attributes).toMatchObject({
      frame: "184T",
      shaftDiameter: 1.125,
      shaftHeight: 4.5,
      efficiency: 89.5,
    });
  });

  test("dash 8 is a 1/2 in hose with a 3/4-16 flare, and 100R2 of that size holds 3,500 psi", () => {
    const hose = find(
      hydraulicHoses,
      ({ attributes }) => attributes["dash"] === 8 && attributes["standard"] === "SAE 100R2AT",
    );
    expect(hose?.attributes).toMatchObject({ insideDiameter: 0.5, threadSize: "3/4-16", pressureRating: 3_500 });
    const adapter = find(hydraulicAdapters, ({ attributes }) => attributes["dash"] === 8);
    expect(adapter?.attributes).toMatchObject({ threadSize: "3/4-16", otherThread: "1/2 NPT", seatAngle: 37 });
  });
});
