import { expect, test } from "vitest";
import type { ResultsView } from "../results.ts";
import { hexCapScrews, noResults } from "./results-fixture.ts";
import { resultsMeta } from "./results-meta.ts";

const robots = { name: "robots", content: "noindex,follow" };
const plainSorts = hexCapScrews.sorts;
const furtherPage = hexCapScrews.pages && { ...hexCapScrews.pages, current: 2 };
const category: ResultsView = { ...hexCapScrews, applied: [] };

function structured(view: ResultsView, type: string): Record<string, unknown> | undefined {
  return resultsMeta(view)
    .flatMap((entry) => ("script:ld+json" in entry ? [entry["script:ld+json"] as Record<string, unknown>] : []))
    .find((data) => data["@type"] === type);
}

test("a category as it stands may be kept by search engines", () => {
  expect(resultsMeta(category)).not.toContainEqual(robots);
});

test.each<[string, ResultsView]>([
  ["a search", noResults],
  ["a filtered category", hexCapScrews],
  ["a sorted category", { ...category, sorts: plainSorts.map((sort, at) => ({ ...sort, isChosen: at === 1 })) }],
  ["a further page", { ...category, pages: furtherPage }],
  ["a page that search could not complete", { ...category, isLimited: true }],
])("%s is not kept by search engines, and its links are followed", (_, view) => {
  expect(resultsMeta(view)).toContainEqual(robots);
  expect(structured(view, "ItemList")).toBeUndefined();
});

test("a filtered page names the page that it is a part of", () => {
  expect(resultsMeta(hexCapScrews)).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: hexCapScrews.canonicalUrl,
  });
});

test("the structured trail ends with the page itself, in whole addresses", () => {
  expect(structured(hexCapScrews, "BreadcrumbList")).toMatchObject({
    itemListElement: [
      { position: 1, name: "Home", item: "https://store.example/" },
      { position: 2, name: "Fasteners" },
      { position: 3, name: "Bolts & Screws" },
      { position: 4, name: "Hex Cap Screws", item: hexCapScrews.canonicalUrl },
    ],
  });
});

test("a category lists its families in order, in whole addresses", () => {
  const [first, second] = category.families;
  expect(structured(category, "ItemList")).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: first?.name, url: `https://store.example${first?.rows[0]?.url}` },
      { position: 2, name: second?.name, url: `https://store.example${second?.rows[0]?.url}` },
    ],
  });
});
