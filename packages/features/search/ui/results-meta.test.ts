import { expect, test } from "vitest";
import { hexCapScrews, noResults } from "./results-fixture.ts";
import { resultsMeta } from "./results-meta.ts";

const robots = { name: "robots", content: "noindex" };

test("a category may be kept by search engines, a search may not", () => {
  expect(resultsMeta(hexCapScrews)).not.toContainEqual(robots);
  expect(resultsMeta(noResults)).toContainEqual(robots);
});

test("a filtered page names the page that it is a part of", () => {
  expect(resultsMeta(hexCapScrews)).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: hexCapScrews.canonicalUrl,
  });
});

test("the structured trail ends with the page itself, in whole addresses", () => {
  const data = resultsMeta(hexCapScrews).find((entry) => "script:ld+json" in entry);
  expect(data).toMatchObject({
    "script:ld+json": {
      itemListElement: [
        { position: 1, name: "Home", item: "https://store.example/" },
        { position: 2, name: "Fasteners" },
        { position: 3, name: "Bolts & Screws" },
        { position: 4, name: "Hex Cap Screws", item: hexCapScrews.canonicalUrl },
      ],
    },
  });
});
