import { expect, test } from "vitest";
import { demoCompany } from "../generate.ts";
import { catalogItems } from "./items.ts";
import type { AttributeTemplate } from "./kit/item-class.ts";
import type { CatalogItem } from "./kit/item-facts.ts";

const items = [...catalogItems(demoCompany)];
const families = [...Map.groupBy(items, ({ familyCode }) => familyCode).values()];

test("families of one class and title differ only in size and brand", () => {
  const faults = [...Map.groupBy(families, titleOf).entries()].flatMap(([title, sharing]) => {
    const { attributes = [] } = sharing[0]?.[0]?.itemClass ?? {};
    return attributes
      .filter((template) => !isSize(template) && !isLivery(template))
      .filter(({ code }) => new Set(sharing.flatMap((family) => onlyValueOf(family, code))).size > 1)
      .map(({ code }) => `${title}: ${code}`);
  });
  expect(faults).toEqual([]);
});

test("no title names its brand or a thread size", () => {
  const threads = /(?:^|[\s,])(?:#\d+-\d{2}|\d+\/\d+-\d{2}|M\d+-\d(?:\.\d+)?)(?:$|[\s,])/;
  const titles = new Set(families.map((family) => family[0]?.draft.family ?? ""));
  expect([...titles].filter((title) => threads.test(title))).toEqual([]);
});

test("plurals and decimals are such as people write", () => {
  const texts = items.flatMap(({ draft }) => [draft.name, draft.family]);
  const odd = new Set(texts.filter((text) => /[a-z](?:ch|sh|ss|x)s\b|sss|[^aeiou ]ys\b/.test(text)));
  // The trade leaves the zero before the point out, and counts in thousandths: .035 wire, and no .03.
  const bare = new Set(texts.filter((text) => /(?:^|[\s(])\.\d{1,2}(?!\d)/.test(text)));
  expect([...odd].slice(0, 10)).toEqual([]);
  expect([...bare].slice(0, 10)).toEqual([]);
});

function titleOf(family: readonly CatalogItem[]): string {
  return `${family[0]?.itemClass.code ?? ""} ${family[0]?.draft.family ?? ""}`;
}

const lengths = new Set(["in", "mm", "ft"]);

/** A measure, a count in a pack, or a text that follows from the size, such as the wrench for a thread. */
function isSize({ code, unit, isPrimarySize }: AttributeTemplate): boolean {
  return isPrimarySize === true || lengths.has(unit ?? "") || /^(?:pack|pieces)|size|thread/i.test(code);
}

/** A maker's tools wear its color, which nobody filters by. */
function isLivery({ code, isFacet }: AttributeTemplate): boolean {
  return code === "color" && isFacet !== true;
}

/** The value that all of the family's items share. Of a few items it says nothing about the family. */
function onlyValueOf(family: readonly CatalogItem[], code: string): readonly string[] {
  const values = new Set(family.map(({ draft }) => JSON.stringify(draft.attributes[code])));
  return family.length > 3 && values.size === 1 ? [...values].map(String) : [];
}
