import { expect, test } from "vitest";
import { demoCompany } from "../generate.ts";
import { allBrands, allCategories } from "./departments.ts";
import { catalogItems } from "./items.ts";
import type { Category } from "./kit/category.ts";
import type { CatalogItem } from "./kit/item-facts.ts";
import { synonymRecords } from "./synonyms.ts";

const groups = [...synonymRecords()];
const brands = new Map(allBrands.map(({ code, name }) => [code, name]));
const categories = new Map(allCategories.flatMap((root) => pathsBelow(root, "")));
const items = Array.from(catalogItems(demoCompany), wordsOf);

test("the company has 150 groups of synonyms or more, with codes of their own", () => {
  expect(groups.length).toBeGreaterThanOrEqual(150);
  expect(new Set(groups.map(({ code }) => code)).size).toBe(groups.length);
});

test("every group has a phrase that finds something; where it is one-way, a phrase that is not the typed one", () => {
  const idle = groups.filter(
    ({ kind, words }) => !(kind === "both" ? words : words.slice(1)).some((phrase) => findsSomething(phrase)),
  );
  expect(idle.map(({ code }) => code)).toEqual([]);
});

test("phrases are such as the table takes and a search looks up: lower case, short, at most four words", () => {
  const wrong = groups
    .flatMap(({ words }) => words)
    .filter((phrase) => phrase !== phrase.toLowerCase() || phrase.length > 60 || phrase.split(" ").length > 4);
  expect(wrong).toEqual([]);
});

function findsSomething(phrase: string): boolean {
  const wanted = tokens(phrase);
  return items.some((words) => wanted.every((word) => words.has(word)));
}

/** What the index knows an item by, as its analyzer would cut it. */
function wordsOf({ itemClass, brandCode, draft }: CatalogItem): ReadonlySet<string> {
  const values = itemClass.attributes.flatMap(({ code, name }) => {
    const value = draft.attributes[code];
    return value === true ? [name] : typeof value === "string" || Array.isArray(value) ? [value].flat() : [];
  });
  const texts = [draft.name, itemClass.name, draft.family, categories.get(draft.category), brands.get(brandCode)];
  return new Set(tokens([...texts, ...values].join(" ")));
}

function tokens(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== "" && word !== "and")
    .map((word) => word.replace(/s$/, ""));
}

function pathsBelow(category: Category, above: string): readonly (readonly [string, string])[] {
  const path = `${above} ${category.name}`;
  return [[category.code, path], ...category.below.flatMap((below) => pathsBelow(below, path))];
}
