import { brand } from "@capstan/features/brand";
import { type Content, contentReader, loadContent } from "@capstan/features/content/server";
import { urls } from "@capstan/features/urls";
import { anonymous } from "@capstan/platform/visitor";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { footerPages } from "../../e2e/footer-pages.ts";
import { routeAnswers } from "./http/route-paths.ts";

let content: Content;
let findings: readonly object[];

beforeAll(async () => {
  ({ content, findings } = await loadContent({
    folder: join(import.meta.dirname, "../../content"),
    values: { brand: brand.name, phone: brand.phone },
    isAnswered: await routeAnswers(false),
  }));
});

function reader() {
  return contentReader({
    content: () => content,
    origin: "https://store.example",
    documentTitle: async (code) => (code === "sds-1" ? "Safety Data Sheet, Cleaner" : undefined),
    categories: async () => [{ label: "Fasteners", url: "/category/fasteners-FAS" }],
  });
}

async function view(path: string) {
  return reader().load(new URL(path, "https://store.example"), anonymous);
}

test("the pages that come with the store are in order", () => {
  expect(findings).toEqual([]);
  expect(content.pages.length).toBeGreaterThan(60);
});

const withoutPlace = (path: string) => path.replace(/#.*$/, "");

test.each([
  // The branch locator and the order history are pages of the store's own.
  ...footerPages
    .map(withoutPlace)
    .filter((path) => ![urls.findBranch(), withoutPlace(urls.orderHistory())].includes(path)),
  "/content/general-catalog",
  "/apps/keepstock/",
  "/content/mc/policies/supported-browsers",
])("%s has a page with words to read", async (path) => {
  const page = await view(path);
  expect(page?.canonicalUrl).toBe(`https://store.example${path}`);
  expect(page?.title).not.toBe("");
  expect((page?.html ?? "").length + (page?.lists.length ?? 0) * 100).toBeGreaterThan(500);
});

test("the sitemap lists the categories and the pages that search engines may keep, and no others", async () => {
  const lists = (await view("/content/sitemap"))?.lists ?? [];
  const listed = lists.flatMap(({ pages }) => pages.map(({ url }) => url));
  expect(lists[0]?.title).toBe("Product categories");
  expect(listed.slice(1).toSorted()).toEqual(
    content.pages
      .filter(({ isIndexed }) => isIndexed)
      .map(({ path }) => path)
      .toSorted(),
  );
  expect(listed).not.toContain("/myaccount/signin");
});

test("a document of an item has a page that says how to get it, and an unknown one has none", async () => {
  const page = await view("/content/documents/sds-1");
  expect(page).toMatchObject({ title: "Safety Data Sheet, Cleaner", isIndexed: false });
  expect(page?.trail.at(-1)).toEqual({ label: "Documents", url: "/content/documents/" });
  expect(await view("/content/documents/sds-2")).toBeNull();
});

test("a page knows its section, its way home and its day", async () => {
  const page = await view("/content/mc/serving-customers/extended-protection-plan");
  expect(page?.trail).toEqual([
    { label: "Home", url: "/" },
    { label: "Serving Customers", url: "/content/mc/serving-customers" },
  ]);
  expect(page?.section.links.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(page?.updated).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
});

test("an address that nobody wrote a page for has none, and a last slash makes no difference", async () => {
  expect(await view("/content/none")).toBeNull();
  expect(await view("/")).toBeNull();
  expect((await view("/content/help/"))?.canonicalUrl).toBe("https://store.example/content/help");
});
