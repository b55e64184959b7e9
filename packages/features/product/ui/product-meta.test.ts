import { expect, test } from "vitest";
import { hexCapScrew, priced } from "./product-fixture.ts";
import { productMeta } from "./product-meta.ts";

type Changes = Partial<typeof hexCapScrew>;

function productData(changes: Changes): Record<string, unknown> {
  const entries = productMeta({ ...hexCapScrew, ...changes });
  const data = entries.flatMap((entry) => ("script:ld+json" in entry ? [entry["script:ld+json"]] : []));
  return (data as Record<string, unknown>[]).find((entry) => entry["@type"] === "Product") ?? {};
}

test("a web price is offered to search engines as a plain number", () => {
  expect(productData({ price: priced("$1,218.20", { label: "Web Price" }) })["offers"]).toMatchObject({
    price: "1218.20",
    priceCurrency: "USD",
  });
});

test("an offer says what can be had of it", () => {
  const price = priced("$18.20", { label: "Web Price" });
  expect(productData({ price })["offers"]).toMatchObject({ availability: "https://schema.org/InStock" });
  expect(productData({ price, stock: { kind: "out", words: "Out of stock" } })["offers"]).toMatchObject({
    availability: "https://schema.org/OutOfStock",
  });
  expect(productData({ price, stock: null })["offers"]).not.toHaveProperty("availability");
});

test("the item's own numbers are there, and no rating that nobody gave", () => {
  const data = productData({});
  expect(data).toMatchObject({ sku: "4RN31A", mpn: "HX5-3816-200Z", gtin: "810049277314" });
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
});

test.each<[string, Changes]>([
  ["an account's price", { price: priced("$14.06") }],
  ["a promotion", { price: priced("$9.27", { label: "Sale" }) }],
  ["a price that needs a sign-in", { price: { kind: "sign-in" } }],
  ["a price on request", { price: { kind: "call" } }],
  ["an item that is not sold", { price: priced("$14.06", { label: "Web Price" }), state: "discontinued" }],
])("%s is not in the structured data", (_, changes) => {
  expect(productData(changes)).not.toHaveProperty("offers");
});

test("the description begins with the numbers and ends with a whole word within a search engine's lines", () => {
  const description = productMeta(hexCapScrew).find((entry) => "name" in entry && entry.name === "description");
  expect(description).toMatchObject({
    content: expect.stringMatching(/^Harbolt HX5-3816-200Z, item 4RN31A\. Grade 5 .* for wet areas$/),
  });
});
