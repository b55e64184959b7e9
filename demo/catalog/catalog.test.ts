import { drawingNamed, drawingSvg } from "@capstan/drawings";
import { expect, test } from "vitest";
import { customCatalogs } from "../company/custom-catalogs.ts";
import { companyItem, demoCompany } from "../generate.ts";
import { allBrands, allCategories, allClasses } from "./departments.ts";
import { catalogItems } from "./items.ts";
import type { Category } from "./kit/category.ts";
import { capacityOf } from "./kit/variants.ts";

const items = [...catalogItems(demoCompany)];
const categories = allCategories.flatMap(withBelow);

function withBelow(category: Category): readonly Category[] {
  return [category, ...category.below.flatMap(withBelow)];
}

test("the demo has 20,000 items and up to 2,000 that complete its rows, each with a number of its own", () => {
  expect(items.length).toBeGreaterThan(21_000);
  expect(items.length).toBeLessThanOrEqual(22_000);
  expect(new Set(items.map(({ sku }) => sku)).size).toBe(items.length);
});

test("25 categories stand at the top, 300 or more below them, and codes and sibling names are unique", () => {
  expect(allCategories).toHaveLength(25);
  expect(categories.length - allCategories.length).toBeGreaterThanOrEqual(300);
  expect(repeated(categories.map(({ code }) => code))).toEqual([]);
  expect(categories.flatMap(({ below }) => repeated(below.map(({ name }) => name)))).toEqual([]);
});

test("no category is empty, and items stand only where nothing is below", () => {
  const leaves = new Set(categories.filter(({ below }) => below.length === 0).map(({ code }) => code));
  const used = new Set(items.map(({ draft }) => draft.category));
  expect([...leaves].filter((code) => !used.has(code))).toEqual([]);
  expect([...used].filter((code) => !leaves.has(code))).toEqual([]);
});

test("there are 60 classes or more, with codes of their own, made by brands that exist", () => {
  const codes = new Set(allBrands.map(({ code }) => code));
  expect(allClasses.length).toBeGreaterThanOrEqual(60);
  expect(repeated(allClasses.map(({ code }) => code))).toEqual([]);
  expect(allClasses.flatMap(({ brands }) => brands.filter((code) => !codes.has(code)))).toEqual([]);
});

test("brands have codes and names of their own", () => {
  expect(repeated(allBrands.map(({ code }) => code))).toEqual([]);
  expect(repeated(allBrands.map(({ name }) => name.toLowerCase()))).toEqual([]);
});

test("a maker uses a part number once", () => {
  expect(repeated(items.map(({ brandCode, draft }) => `${brandCode} ${draft.partNumber}`))).toEqual([]);
});

test("prices, packs and words are such as a store can show", () => {
  const faults = items.flatMap(({ sku, draft }) => [
    ...(draft.price > 0 && draft.price < 50_000 ? [] : [`${sku} costs ${draft.price}`]),
    ...(draft.shortName.length <= 40 ? [] : [`${sku} ${draft.shortName} is ${draft.shortName.length} long`]),
    ...(draft.name.length <= 120 ? [] : [`${sku} ${draft.name} is ${draft.name.length} long`]),
    ...(draft.description.length >= 60 ? [] : [`${sku} says only: ${draft.description}`]),
    ...(/\bundefined\b|\bNaN\b|\[object|\s{2,}|\blorem\b/.test(`${draft.name} ${draft.description} ${draft.partNumber}`)
      ? [`${sku} reads: ${draft.name} ${draft.description}`]
      : []),
  ]);
  expect(faults.slice(0, 10)).toEqual([]);
});

test("every item has a picture that is drawn from its attributes", { timeout: 120_000 }, () => {
  const faults = items.flatMap(({ sku, itemClass, draft, brandCode }) => {
    const drawing = drawingNamed(itemClass.drawing);
    if (!drawing) return [`${sku}: ${itemClass.code} names ${itemClass.drawing}, which is no drawing`];
    const svg = drawingSvg(drawing, { ...draft.attributes, brand: brandCode });
    return /NaN|undefined|Infinity/.test(svg) ? [`${sku}: a figure of its picture is none`] : [];
  });
  expect(faults.slice(0, 10)).toEqual([]);
});

test("the same seed gives the same catalog", () => {
  const texts = (size: { seed: number; items: number }) =>
    [...catalogItems(size)].map(({ sku, lifecycle, draft }) => JSON.stringify({ sku, lifecycle, draft }));
  expect(texts({ seed: 7, items: 2_000 })).toEqual(texts({ seed: 7, items: 2_000 }));
});

test("there are variants enough for two million items", { timeout: 120_000 }, () => {
  expect(allClasses.reduce((sum, itemClass) => sum + capacityOf(itemClass), 0)).toBeGreaterThanOrEqual(2_000_000);
});

test("the hospital's approved list has nitrile exam gloves", () => {
  const list = [...customCatalogs(items.map((item) => companyItem(item, [])))].find(({ code }) => code === "MILLBROOK");
  const isListed = (code: string) => (list?.categories ?? []).some((category) => `${code}-`.startsWith(`${category}-`));
  const materials = items
    .filter(({ itemClass, draft }) => itemClass.code === "disposable-glove" && isListed(draft.category))
    .filter(({ draft }) => draft.attributes["grade"] === "Medical Exam")
    .map(({ draft }) => draft.attributes["material"]);
  expect(materials).toContain("Nitrile");
});

function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}
