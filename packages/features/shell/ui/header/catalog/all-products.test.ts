import { afterEach, beforeEach, expect, test, vi } from "vitest";

const reported = vi.hoisted((): unknown[] => []);
vi.mock("@capstan/features/analytics", () => ({ reportError: (report: unknown) => reported.push(report) }));

const answer = {
  easyNavLinks: [{ label: "Purchased Products", url: "/myaccount", type: "link" }],
  categories: [{ name: "Fasteners", code: "FAS", searchUrl: "/category/fasteners-FAS", icon: "screw-lag" }],
};

beforeEach(() => {
  vi.resetModules();
  reported.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function fresh() {
  return import("./all-products.ts");
}

test("the menu is asked for once and translated into our words", async () => {
  const ask = vi.fn(async () => Response.json(answer));
  vi.stubGlobal("fetch", ask);
  const { allProducts } = await fresh();
  await allProducts();
  expect(await allProducts()).toEqual({
    easyLinks: answer.easyNavLinks,
    categories: [{ name: "Fasteners", code: "FAS", url: "/category/fasteners-FAS", icon: "screw-lag" }],
  });
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  ["a status", async () => new Response(null, { status: 500 })],
  ["nonsense", async () => Response.json({ easyNavLinks: [null], categories: [] })],
  ["no answer", async () => Promise.reject(new TypeError("offline"))],
])("after %s the static links stand in, it is logged, and the next time asks again", async (_, failing) => {
  const ask = vi.fn(failing);
  vi.stubGlobal("fetch", ask);
  const { allProducts } = await fresh();
  const { easyLinks, categories } = await allProducts();
  expect(easyLinks.map(({ label }) => label)).toEqual([
    "Purchased Products",
    "Custom Product Center",
    "Replacement Parts",
    "Digital Catalogs",
  ]);
  expect(categories).toEqual([]);
  expect(reported).toEqual([{ message: "Error fetching from all-products endpoint", error: expect.anything() }]);
  await allProducts();
  expect(ask).toHaveBeenCalledTimes(2);
});
