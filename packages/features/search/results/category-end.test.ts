import type { CategoryNode, CategoryTree } from "@capstan/features/catalog/server";
import { expect, test } from "vitest";
import { categoryEnd } from "./category-end.server.ts";

function node(code: string, parentCode: string | null, name = code): CategoryNode {
  return {
    code,
    parentCode,
    name,
    slug: code.toLowerCase(),
    icon: "screw-lag",
    summary: "",
    seoText: "",
    position: 1,
    itemCount: 7,
    pictureSku: null,
  };
}

const nodes = [
  node("FAS", null, "Fasteners"),
  node("BOLTS", "FAS", "Bolts"),
  node("NUTS", "FAS", "Nuts"),
  node("PINS", "FAS", "Pins"),
  node("HTL", null, "Hand Tools"),
];
const categoryTree: CategoryTree = {
  categories: new Map(nodes.map((one) => [one.code, one])),
  classes: new Map(),
  pathTo: () => [],
  below: (code) => nodes.filter(({ parentCode }) => parentCode === code),
};
const guides = [
  { title: "Reading a Bolt Head", url: "/know-how/bolt", phrases: ["bolt"], summary: "Lines and marks." },
  { title: "Sling Angles", url: "/know-how/sling", phrases: ["sling"], summary: "How much less it lifts." },
];

const endOf = async (code: string, brands: Readonly<Record<string, number>> = {}) =>
  categoryEnd({
    category: nodes.find((one) => one.code === code) ?? node(code, null),
    categoryTree,
    url: new URL("https://store.example/category/bolts-BOLTS"),
    counts: new Map([["brand", Object.entries(brands).map(([value, count]) => ({ value, count }))]]),
    guides,
    factsOf: async () => ({ minutes: 3, pictureSku: "1AA01A" }),
    isListed: (category) => category.code !== "PINS",
    tileOf: ({ name }) => ({ name, url: `/${name}`, icon: "", count: null }),
  });

test("a category leads to its brands, those with the most items first, each as a filter of the page", async () => {
  const { brands } = await endOf("BOLTS", { Harbolt: 4, "Torq & Co": 9 });
  expect(brands).toEqual([
    { name: "Torq & Co", count: 9, url: "/category/bolts-BOLTS?f.brand=Torq+%26+Co" },
    { name: "Harbolt", count: 4, url: "/category/bolts-BOLTS?f.brand=Harbolt" },
  ]);
  expect((await endOf("BOLTS", { Harbolt: 4 })).brands).toEqual([]);
});

test("a category leads to the guides whose words it has, and to what stands beside it and is sold to the visitor", async () => {
  const { guides: found, beside } = await endOf("BOLTS");
  expect(found).toEqual([
    {
      title: "Reading a Bolt Head",
      url: "/know-how/bolt",
      summary: "Lines and marks.",
      minutes: 3,
      pictureSku: "1AA01A",
    },
  ]);
  expect(beside?.parent.name).toBe("Fasteners");
  expect(beside?.categories.map(({ name }) => name)).toEqual(["Nuts"]);
  expect((await endOf("FAS")).beside).toBeNull();
});
