import { drawingNamed, drawingSvg } from "@capstan/drawings";
import { describe, expect, test } from "vitest";
import { addedCategories, breachesOf, leafCodesOf } from "../kit/class-rules.ts";
import type { ItemClass, ItemDraft } from "../kit/item-class.ts";
import { capacityOf, variantsOf } from "../kit/variants.ts";
import { tools } from "./index.ts";

const leaves = leafCodesOf(tools.categories);
const brandNames = new Map(tools.brands.map(({ code, name }) => [code, name]));

function* draftsOf(itemClass: ItemClass, most: number): Generator<ItemDraft & { readonly brandCode: string }> {
  for (const { brandCode, pick } of variantsOf(itemClass, most)) {
    const draft = itemClass.describe(pick, { code: brandCode, name: brandNames.get(brandCode) ?? "" });
    yield { ...draft, brandCode };
  }
}

/** The first item of a class whose name has all of the words. */
function itemNamed(classCode: string, ...words: readonly string[]): ItemDraft | undefined {
  const itemClass = tools.classes.find(({ code }) => code === classCode);
  if (itemClass === undefined) return undefined;
  for (const draft of draftsOf(itemClass, 20_000)) {
    if (words.every((word) => draft.name.includes(word))) return draft;
  }
  return undefined;
}

test.each(tools.classes.map((itemClass) => [itemClass.code, itemClass] as const))(
  "%s keeps the rules of a class",
  (_, itemClass) => {
    expect(breachesOf(itemClass, leaves)).toEqual([]);
    expect(itemClass.brands.filter((code) => !brandNames.has(code))).toEqual([]);
  },
);

test("every category that holds items gets some even in the small catalog", () => {
  const filled = new Set(
    tools.classes.flatMap((itemClass) =>
      [...draftsOf(itemClass, itemClass.weight * 60)].map(({ category }) => category),
    ),
  );
  const added = addedCategories(tools.classes);
  expect([...leaves].filter((code) => !filled.has(code) && !added.has(code))).toEqual([]);
});

test("no two items of a maker share a part number, punctuation aside", () => {
  const seen = new Map<string, string>();
  const doubles: string[] = [];
  for (const itemClass of tools.classes) {
    for (const { brandCode, partNumber, name } of draftsOf(itemClass, 4_000)) {
      const key = `${brandCode} ${partNumber.replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase()}`;
      const other = seen.get(key);
      if (other !== undefined) doubles.push(`${key}: ${other} | ${name}`);
      seen.set(key, name);
    }
  }
  expect(doubles).toEqual([]);
});

test("every item can be drawn from its attributes, in both views", () => {
  const faulty: string[] = [];
  for (const itemClass of tools.classes) {
    const drawing = drawingNamed(itemClass.drawing);
    if (drawing === undefined) faulty.push(`${itemClass.code}: no drawing ${itemClass.drawing}`);
    else {
      for (const { name, attributes, brandCode } of draftsOf(itemClass, 40)) {
        const drawn = { ...attributes, brand: brandNames.get(brandCode) ?? "" };
        const pictures = (["plain", "dimensioned"] as const).map((view) => drawingSvg(drawing, drawn, view));
        if (pictures.some((svg) => /NaN|Infinity|undefined/.test(svg))) faulty.push(`${itemClass.code}: ${name}`);
      }
    }
  }
  expect(faulty).toEqual([]);
});

test("the classes together fill a big catalog", () => {
  const capacity = tools.classes.reduce((sum, itemClass) => sum + capacityOf(itemClass), 0);
  expect(capacity).toBeGreaterThan(350_000);
});

describe("facts that an engineer checks", () => {
  test("a #7 drill is .2010 in, jobber length 3-5/8 in with 2-7/16 in of flute", () => {
    const drill = itemNamed("twist-drill", "Jobber Length Drill, #7,");
    expect(drill?.attributes).toMatchObject({ diameter: 0.201, length: 3.625, fluteLength: 2.4375 });
  });

  test("tap drills are those of the chart", () => {
    const charted = {
      "1/4-20": "#7",
      "#10-32": "#21",
      "#8-32": "#29",
      "#6-32": "#36",
      "3/8-16": "5/16 in",
      "5/16-18": "F",
      "1/2-13": "27/64 in",
      "M6-1": "5.0 mm",
      "M8-1.25": "6.8 mm",
    };
    const drills = Object.keys(charted).map((thread) => [
      thread,
      itemNamed("tap", `Spiral Point Tap, ${thread},`)?.attributes["tapDrill"],
    ]);
    expect(Object.fromEntries(drills)).toEqual(charted);
  });

  test("a 1/4-20 tap for class 2B is an H3, and forming it takes a #1 drill", () => {
    expect(itemNamed("tap", "Spiral Point Tap, 1/4-20,")?.attributes["limit"]).toBe("H3");
    expect(itemNamed("tap", "Thread Forming Tap, 1/4-20,")?.attributes["tapDrill"]).toBe("#1");
  });

  test("CNMG 432 is CNMG 120408: 1/2 in circle, 3/16 in thick, 1/32 in nose", () => {
    const insert = itemNamed("insert", "CNMG 432,");
    expect(insert?.attributes).toMatchObject({
      isoDesignation: "CNMG 120408",
      circle: 0.5,
      thickness: 0.1875,
      noseRadius: 0.0313,
      clearance: 0,
    });
  });

  test("a 1/4 in hex key of the long series has arms of 5.344 and 1.219 in", () => {
    const key = itemNamed("hex-key", "Hex L-Key, Long Arm, 1/4 in");
    expect(key?.attributes).toMatchObject({ length: 5.344, shortArm: 1.219 });
  });

  test("a 20 V, 4 Ah pack holds 72 Wh", () => {
    expect(itemNamed("tool-battery", "20 V, 4 Ah")?.attributes["energy"]).toBe(72);
  });

  test("a bare cordless tool needs a battery that its own maker sells", () => {
    const batteries = tools.classes.find(({ code }) => code === "tool-battery");
    const sold = new Set(batteries && [...draftsOf(batteries, 10_000)].map(({ sameAs }) => sameAs));
    const needed = tools.classes.flatMap((itemClass) =>
      [...draftsOf(itemClass, 300)].flatMap(({ needs = [] }) => needs),
    );
    expect(needed.length).toBeGreaterThan(0);
    expect(needed.filter((each) => !sold.has(each))).toEqual([]);
  });
});
