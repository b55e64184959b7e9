import { expect, test } from "vitest";
import { addOptions } from "../panels/add-options.ts";
import { panelRequest } from "./fetch-panel.ts";
import type { Entry } from "../list/entries.ts";

function entry(kind: Entry["kind"], panelKey: string): Entry {
  return { kind, text: "Text", href: "", path: null, panelKey };
}

test.each([
  ["general", "hex & cap", "/tap?t=hex+%26+cap&tae=true", "Product"],
  ["recent", "gloves", "/tap?t=gloves&tae=true", "Product"],
  ["brand", "alder-pipe", "/tab?t=alder-pipe", "Brand"],
  ["category", "A&B", "/tac?t=A%26B", "Category"],
  ["guide", "bolts", "/tas?t=bolts", "Guide"],
] as const)("the panel of a %s line is asked for with %j at %s", (kind, key, url, endpoint) => {
  const question = panelRequest(entry(kind, key), null);
  expect(question.key).toBe(url);
  expect(question.failure).toBe(`Error fetching from Type Ahead ${endpoint} endpoint`);
});

test("a custom catalog restricts the products, and nothing else", () => {
  const catalog = { filterName: "harlow.xml", searchType: "IN_CATALOG" } as const;
  expect(panelRequest(entry("general", "hex"), catalog).key).toBe(
    "/tap?t=hex&tae=true&catalogFilterName=harlow.xml&searchType=IN_CATALOG",
  );
  expect(panelRequest(entry("brand", "hexmark"), catalog).key).toBe("/tab?t=hexmark");
});

test("the branch locator is known without asking", async () => {
  const fetched = await panelRequest(entry("branch", "pickup"), null).fetch(new AbortController().signal);
  expect(fetched).toEqual({ answer: { kind: "branch" } });
});

test("an item is added as found by keyword, or as purchased before", () => {
  expect(addOptions({ previouslyPurchasedProduct: false })).toEqual({
    addToCartMethod: "Keyword Search",
    findingMethod: "THKS",
  });
  expect(addOptions({ previouslyPurchasedProduct: true })).toEqual({
    addToCartMethod: "Type Ahead OH Product Recs",
    findingMethod: "THOH",
  });
});
