import { expect, test } from "vitest";
import type { ProductView } from "../product.ts";
import { pageMarkup } from "@capstan/features/test-kit";
import { hexCapScrew } from "./product-fixture.ts";
import { ProductPage } from "./product-page.tsx";

function markup(changes: Partial<ProductView> = {}): string {
  return pageMarkup(<ProductPage view={{ ...hexCapScrew, ...changes }} />);
}

test("the page has one first heading and no level is skipped below it", () => {
  const headings = [...markup().matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(headings[0]).toBe(1);
  expect(headings.filter((level) => level === 1)).toHaveLength(1);
  expect(headings.every((level, at) => level - (headings[at - 1] ?? 0) <= 1)).toBe(true);
});

test("the order starts with the least that can be ordered, and says how many pieces that is", () => {
  expect(markup()).toMatch(/id="buy-quantity"[^>]*value="2"/);
  expect(markup()).toContain("100 pieces");
});

test("an item that is no longer sold shows no price and nothing to add, but what has replaced it", () => {
  const successor = { sku: "4RN99A", name: "Hex Cap Screw, Grade 5, 3/8-16 x 2 in", url: "/product/x-4RN99A" };
  const html = markup({ state: "discontinued", successor, family: null, accessories: [], alternates: [] });
  expect(html).toContain("No longer sold.");
  expect(html).toContain('href="/product/x-4RN99A"');
  expect(html).not.toMatch(/Add to Cart|\$\d/);
});

test("each choice leads to a sibling, and the item's own value says that it is the one", () => {
  const html = markup();
  for (const { options } of hexCapScrew.choices) {
    for (const { url } of options) expect(html).toContain(`href="${url}"`);
  }
  const current = [...html.matchAll(/aria-current="true" class="product-option">([^<]+)/g)].map(([, label]) => label);
  expect(current).toEqual(["3/8-16", "2 in", "Zinc"]);
});

test("among the other sizes this item is marked and can't be added a second time", () => {
  const row = markup()
    .split("<tr")
    .find((part) => part.includes(">4RN31A</a>"));
  expect(row).toContain('aria-current="true"');
  expect(row).toContain("This item");
  expect(row).not.toContain("<form");
});

test("every picture has its size, so that nothing moves when it comes", () => {
  const pictures = [...markup().matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
  expect(pictures.length).toBeGreaterThan(4);
  expect(pictures.every((tag) => /width="\d+"/.test(tag) && /height="\d+"/.test(tag) && tag.includes("alt="))).toBe(
    true,
  );
});

test("a planned item says from which day it is sold, a discontinued one until when it was", () => {
  const planned = markup({ state: "planned", availableFrom: "2026-12-01" });
  expect(planned).toContain("Available from Dec 1, 2026.");
  expect(planned).not.toContain("Add to Cart");
  expect(markup({ state: "discontinued", discontinuedOn: "2026-03-31" })).toContain("Discontinued on Mar 31, 2026.");
  expect(markup({ availableFrom: "2026-01-01", discontinuedOn: "2027-01-01" })).not.toMatch(
    /Available from|Discontinued/,
  );
});

test("a protection plan stands with its price and terms, alone too", () => {
  const protectionPlan = { name: "2-Year Plan", price: "$59.99", terms: "Repairs or replaces it." };
  const html = markup({ protectionPlan, documents: [], notices: [] });
  expect(html).toContain('<h2 id="documents">Protection plan</h2>');
  expect(html).toMatch(/2-Year Plan<span>\$59\.99<\/span>.*Repairs or replaces it\./);
});

test("a photograph comes from its own address, and measures are shown only where they can be drawn", () => {
  const html = markup({ gallery: { photographUrl: "https://images.example/a.jpg", hasDimensions: false } });
  expect(html).toMatch(/class="product-stage"><img src="https:\/\/images\.example\/a\.jpg"(?![^>]*srcset)/i);
  expect(html).not.toContain("Dimensions");
  expect(markup()).toContain("Dimensions");
});
