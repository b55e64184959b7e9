import { drawingNamed } from "@capstan/drawings";
import { describe, expect, test } from "vitest";
import { allocate } from "../kit/allocate.ts";
import { breachesOf, leafCodesOf } from "../kit/class-rules.ts";
import type { ItemDraft } from "../kit/item-class.ts";
import { capacityOf, variantsOf } from "../kit/variants.ts";
import { oRingSizes } from "./data-o-rings.ts";
import { pipeSizes } from "./data-pipe-sizes.ts";
import { flow } from "./index.ts";

const leaves = leafCodesOf(flow.categories);
/** About what this department gets of a catalog of 20,000. */
const share = 2_500;

function classNamed(code: string) {
  const found = flow.classes.find((itemClass) => itemClass.code === code);
  return found ?? expect.unreachable(`no class ${code}`);
}

function draftsOf(code: string, most = 2_000): readonly ItemDraft[] {
  const itemClass = classNamed(code);
  return [...variantsOf(itemClass, most)].map(({ brandCode, pick }) =>
    itemClass.describe(pick, { code: brandCode, name: brandCode }),
  );
}

test.for(flow.classes.map((itemClass) => [itemClass.code, itemClass] as const))(
  "%s keeps the rules of a class",
  ([, itemClass]) => {
    expect(breachesOf(itemClass, leaves)).toEqual([]);
  },
);

test("every category without categories below it gets an item in a small catalog", () => {
  const served = new Set<string>();
  for (const [itemClass, count] of allocate(flow.classes, share)) {
    for (const { brandCode, pick } of variantsOf(itemClass, count)) {
      served.add(itemClass.describe(pick, { code: brandCode, name: brandCode }).category);
    }
  }
  expect([...leaves].filter((code) => !served.has(code))).toEqual([]);
});

test("the classes hold enough for the big catalog", () => {
  const capacity = flow.classes.reduce((sum, itemClass) => sum + capacityOf(itemClass), 0);
  expect(capacity).toBeGreaterThanOrEqual(350_000);
});

test("every class has its drawing", () => {
  const missing = flow.classes.filter((itemClass) => drawingNamed(itemClass.drawing) === undefined);
  expect(missing.map((itemClass) => itemClass.code)).toEqual([]);
});

test("every brand makes something, and every maker is a brand", () => {
  const makers = new Set(flow.classes.flatMap((itemClass) => itemClass.brands));
  expect([...makers].toSorted()).toEqual(flow.brands.map((brand) => brand.code).toSorted());
});

test("what an item goes with is there", () => {
  const drafts = ["pipe-nipple", "hose-clamp", "quick-coupling", "contact-tip"].flatMap((code) =>
    draftsOf(code, 60_000),
  );
  const things = new Set(drafts.map((draft) => draft.sameAs));
  const wanted = ["pipe-fitting", "ball-valve", "fluid-hose", "mig-wire"].flatMap((code) => draftsOf(code));
  const missing = wanted.flatMap((draft) => draft.goesWith ?? []).filter((text) => !things.has(text));
  expect(new Set(missing)).toEqual(new Set());
});

describe("facts that an engineer checks", () => {
  test.for([
    ["010", 0.239, 0.07],
    ["120", 0.987, 0.103],
    ["178", 9.737, 0.103],
    ["214", 0.984, 0.139],
    ["222", 1.484, 0.139],
    ["284", 17.955, 0.139],
    ["325", 1.475, 0.21],
    ["377", 9.975, 0.21],
    ["425", 4.475, 0.275],
    ["449", 9.975, 0.275],
  ] as const)("AS568-%s measures %f x %f in", ([dash, inside, section]) => {
    expect(oRingSizes.find((size) => size.dash === dash)).toMatchObject({ inside, section });
  });

  test("3/4 pipe is 1.050 in outside with 14 threads to the inch", () => {
    expect(pipeSizes.find(({ nominal }) => nominal === 0.75)).toMatchObject({ outside: 1.05, threadsPerInch: 14 });
  });

  test("a Class 150 half-inch iron elbow measures 1.12 in from center to end", () => {
    const elbow = draftsOf("pipe-fitting").find((draft) => /^90 Degree Elbow, Black.*150, 1\/2 in/.test(draft.name));
    expect(elbow?.attributes).toMatchObject({ centerToEnd: 1.12, pressureRating: 300 });
  });

  test("leaded brass is restricted, lead-free brass is not", () => {
    const fittings = draftsOf("pipe-fitting");
    const brass = fittings.filter((draft) => draft.attributes["material"] === "Brass");
    const leadFree = fittings.filter((draft) => draft.attributes["material"] === "Lead-Free Brass");
    expect(brass.length * leadFree.length).toBeGreaterThan(0);
    expect(brass.every((draft) => draft.restrictions?.includes("LEAD-CA"))).toBe(true);
    expect(leadFree.every((draft) => draft.restrictions === undefined)).toBe(true);
  });

  test("a 24x24x2 filter measures 23-1/2 x 23-1/2 x 1-3/4, a 4-inch one 23-3/8", () => {
    const filters = draftsOf("air-filter");
    const sized = (size: string) => filters.find((draft) => draft.attributes["nominalSize"] === size)?.attributes;
    expect(sized("24x24x2")).toMatchObject({ actualHeight: 23.5, actualWidth: 23.5, actualDepth: 1.75 });
    expect(sized("24x24x4")).toMatchObject({ actualHeight: 23.375, actualDepth: 3.75 });
  });

  test("only Grade 80 and 100 chain is for overhead lifting; 3/8 Grade 80 carries 7,100 lb", () => {
    const chains = draftsOf("chain", 10_000);
    const lifting = chains.filter((draft) => draft.attributes["isForLifting"] === true);
    expect(new Set(lifting.map((draft) => draft.attributes["grade"]))).toEqual(new Set([80, 100]));
    const g80 = chains.find((draft) => draft.name.includes("Grade 80, 3/8 in"));
    expect(g80?.attributes["capacity"]).toBe(7_100);
  });

  test("a two-ply 2-inch eye-and-eye sling lifts 6,200 lb, and twice that in a basket", () => {
    const sling = draftsOf("web-sling").find((draft) => /Flat Eyes.*2 in x 6 ft, 2 Ply/.test(draft.name));
    expect(sling?.attributes).toMatchObject({ capacity: 6_200, basketCapacity: 12_400 });
  });

  test("SAE 16 clamps close on 13/16 to 1-1/2 in", () => {
    const clamp = draftsOf("hose-clamp").find((draft) => draft.attributes["saeSize"] === 16);
    expect(clamp?.attributes).toMatchObject({ minDiameter: 0.8125, maxDiameter: 1.5 });
  });
});
