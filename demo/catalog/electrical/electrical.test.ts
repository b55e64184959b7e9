import { describe, expect, test } from "vitest";
import { addedCategories, breachesOf, leafCodesOf } from "../kit/class-rules.ts";
import type { ItemDraft } from "../kit/item-class.ts";
import { capacityOf, variantsOf } from "../kit/variants.ts";
import { electrical } from "./index.ts";

const leafCodes = leafCodesOf(electrical.categories);
const brandCodes = new Set(electrical.brands.map((brand) => brand.code));
/** The least that a class of weight 1 gets when the whole catalog holds 20,000 items. */
const minShare = 50;

function* draftsOf(classCode: string, most = Number.POSITIVE_INFINITY): Generator<ItemDraft> {
  const itemClass = electrical.classes.find(({ code }) => code === classCode);
  if (!itemClass) return;
  for (const { brandCode, pick } of variantsOf(itemClass, most)) {
    yield itemClass.describe(pick, { code: brandCode, name: brandCode });
  }
}

/** The attributes of the first item of a class that has the wanted ones. */
function attributesOf(classCode: string, wanted: ItemDraft["attributes"]): ItemDraft["attributes"] | undefined {
  return draftsOf(classCode).find(({ attributes }) =>
    Object.entries(wanted).every(([code, value]) => attributes[code] === value),
  )?.attributes;
}

describe("each class", () => {
  test.each(electrical.classes.map((itemClass) => [itemClass.code, itemClass] as const))(
    "%s names, prices and describes its commonest variants by the rules",
    (_, itemClass) => {
      expect(breachesOf(itemClass, leafCodes)).toEqual([]);
      expect(itemClass.brands.filter((code) => !brandCodes.has(code))).toEqual([]);
    },
  );
});

test("a part number means one item of its maker, whatever the class and without punctuation", () => {
  const seen = new Map<string, string>();
  const doubles = electrical.classes.flatMap((itemClass) =>
    [...variantsOf(itemClass, 2_000)].flatMap(({ brandCode, pick }) => {
      const { partNumber, name } = itemClass.describe(pick, { code: brandCode, name: brandCode });
      const key = `${brandCode} ${partNumber.replaceAll(/[^A-Z0-9]/gi, "")}`;
      const other = seen.get(key);
      seen.set(key, name);
      return other === undefined ? [] : [`${partNumber}: ${other} and ${name}`];
    }),
  );
  expect(doubles).toEqual([]);
});

test("no category is empty in a catalog of 20,000 items", () => {
  const filled = new Set(
    electrical.classes.flatMap(({ code, weight }) =>
      [...draftsOf(code, minShare * weight)].map(({ category }) => category),
    ),
  );
  const added = addedCategories(electrical.classes);
  expect([...leafCodes].filter((code) => !filled.has(code) && !added.has(code))).toEqual([]);
});

test("what goes with an item, or is needed with it, exists", () => {
  const targets = ["wire-terminal", "emt-fitting", "battery-cell", "sla-battery", "battery-charger"];
  const known = new Set(targets.flatMap((code) => [...draftsOf(code)].map(({ sameAs }) => sameAs)));
  const missing = electrical.classes.flatMap(({ code }) =>
    [...draftsOf(code, 300)].flatMap(({ goesWith = [], needs = [] }) =>
      [...goesWith, ...needs].filter((text) => !known.has(text)),
    ),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test("the department alone can give more than 350,000 items", () => {
  const capacity = electrical.classes.reduce((sum, itemClass) => sum + capacityOf(itemClass), 0);
  expect(capacity).toBeGreaterThan(350_000);
});

describe("facts that an electrician or a mechanic would check", () => {
  test("12 AWG copper THHN carries 25 A at 75 °C and 30 A at 90 °C", () => {
    expect(attributesOf("building-wire", { wireSize: "12 AWG", wireType: "THHN/THWN-2" })).toMatchObject({
      amperage: 25,
      amperage90: 30,
      diameter: 0.13,
    });
  });

  test("4/0 aluminum XHHW-2 carries 180 A at 75 °C", () => {
    expect(attributesOf("building-wire", { wireSize: "4/0 AWG", material: "Aluminum" })).toMatchObject({
      amperage: 180,
    });
  });

  test("a 30 A Class J fuse is 13/16 x 2-1/4 in, and a 30 A Class RK5 fuse for 600 V 13/16 x 5 in", () => {
    expect(attributesOf("fuse", { fuseClass: "Class J", amperage: 30 })).toMatchObject({
      diameter: 0.8125,
      length: 2.25,
    });
    expect(attributesOf("fuse", { fuseClass: "Class RK5", amperage: 30, voltage: 600 })).toMatchObject({
      diameter: 0.8125,
      length: 5,
    });
  });

  test("3/4 in EMT is 0.922 in across, and 12-10 AWG terminals are yellow", () => {
    expect(attributesOf("emt-fitting", { tradeSize: 0.75 })).toMatchObject({ diameter: 0.922 });
    expect(attributesOf("wire-terminal", { wireRange: "12-10 AWG", insulation: "Vinyl" })).toMatchObject({
      color: "Yellow",
    });
  });

  test("natural gas is marked black on yellow, compressed air white on blue", () => {
    expect(attributesOf("pipe-marker", { legend: "Natural Gas" })).toMatchObject({
      color: "Yellow",
      textColor: "Black",
    });
    expect(attributesOf("pipe-marker", { legend: "Compressed Air" })).toMatchObject({
      color: "Blue",
      textColor: "White",
    });
  });

  test("a CR2032 is 20 mm across and 3.2 mm high, and an AA cell 14.5 x 50.5 mm", () => {
    expect(attributesOf("battery-cell", { batterySize: "CR2032" })).toMatchObject({ diameterMm: 20, heightMm: 3.2 });
    expect(attributesOf("battery-cell", { batterySize: "AA" })).toMatchObject({ diameterMm: 14.5, heightMm: 50.5 });
  });

  test("every fluorescent tube, and no LED tube, is held back where mercury lamps are", () => {
    const drafts = [...draftsOf("tube-lamp", 2_000)];
    expect(
      drafts.every(
        ({ restrictions = [], category }) => restrictions.includes("LAMP-MERCURY") === (category === "LGT-TUBE-FLUOR"),
      ),
    ).toBe(true);
  });

  test("a 100 ft cord of 16 AWG is limited to 10 A", () => {
    expect(attributesOf("extension-cord", { wireGauge: 16, lengthFt: 100 })).toMatchObject({ amperage: 10 });
  });
});
