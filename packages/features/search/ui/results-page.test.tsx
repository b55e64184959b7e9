import { expect, test } from "vitest";
import type { ResultsView } from "../results.ts";
import { pageMarkup } from "@capstan/features/test-kit";
import { hexCapScrews, noResults } from "./results-fixture.ts";
import { ResultsPage } from "./results-page.tsx";

function markup(view: ResultsView, at?: string): string {
  return pageMarkup(<ResultsPage view={view} />, at);
}

/** The form that has a field of this name, with all that a browser would send. */
function formWith(name: string, html: string): string {
  return (
    html
      .split("<form")
      .find((form) => form.includes(`name="${name}"`))
      ?.split("</form>")[0] ?? ""
  );
}

test("the page has one first heading, and the filters and families follow it", () => {
  const headings = [...markup(hexCapScrews).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(headings[0]).toBe(1);
  expect(headings.filter((level) => level === 1)).toHaveLength(1);
  expect(headings.every((level, at) => level - (headings[at - 1] ?? 0) <= 1)).toBe(true);
});

test("each way to sort is a link that keeps what is chosen", () => {
  const menu = markup(hexCapScrews)
    .split("<details")
    .find((part) => part.includes('class="results-sort"'));
  expect(menu).toContain("threadSize=3%2F8-16&amp;threadSize=3%2F8-24&amp;sort=price");
  expect(menu).toContain("Web price per piece, low to high</a>");
});

test("a range is a form of its own that keeps the other choices and not the page's place", () => {
  const form = formWith("length.from", markup(hexCapScrews));
  expect(form).toContain('value="3/8-16"');
  expect(form).toContain('name="length.to"');
  expect(form).not.toContain('name="after"');
});

test("every choice is a link, those that are made say so, and a crawler is asked not to follow", () => {
  const html = markup(hexCapScrews);
  const choices = [...html.matchAll(/<a [^>]*class="facet-choice"[^>]*>/g)].map(([tag]) => tag);
  const count = hexCapScrews.facets.reduce(
    (sum, facet) => sum + (facet.kind === "choice" ? facet.choices.length : 0),
    0,
  );
  expect(choices).toHaveLength(count);
  expect(choices.filter((tag) => tag.includes('aria-current="true"'))).toHaveLength(2);
  expect(choices.every((tag) => tag.includes('rel="nofollow"'))).toBe(true);
});

test("an item without a price shows no figure, and what is sold by phone can't be added", () => {
  const html = markup(hexCapScrews, "/search?searchQuery=bolt");
  const row = (sku: string) => html.split("<tr").find((part) => part.includes(`>${sku}</a>`)) ?? "";
  expect(row("4RN63A")).not.toMatch(/\$\d/);
  expect(row("4RN63A")).toContain("frwdUrlPath=%2Fsearch%3FsearchQuery%3Dbolt");
  expect(row("4RN65A")).not.toMatch(/\$\d|<form/);
  expect(row("4RN65A")).toContain("Call for price");
});

test("a row's Add says what it adds, and posts the item and how many", () => {
  const row = markup(hexCapScrews)
    .split("<tr")
    .find((part) => part.includes(">4RN27A</a>"));
  expect(row).toContain('<input type="hidden" name="sku" value="4RN27A"/>');
  expect(row).toContain('name="quantity"');
  expect(row).toMatch(/Add<span class="visually-hidden"> <!-- -->4RN27A|Add<span class="visually-hidden"> 4RN27A/);
});

test("the thread is drawn once for its rows, as their header", () => {
  const html = markup(hexCapScrews);
  expect(html).toMatch(/<th scope="rowgroup" rowSpan="8"/);
  expect([...html.matchAll(/scope="rowgroup"/g)]).toHaveLength(3);
});

test("rows past the first wait behind a link that counts them, and the title leads to the whole family", () => {
  const [first] = hexCapScrews.families;
  const rows = first?.rows.slice(0, 8) ?? [];
  const html = markup({ ...hexCapScrews, families: first ? [{ ...first, rows }] : [] });
  expect([...html.matchAll(/class="spec-grid-item"><a/g)]).toHaveLength(8);
  expect(html).toMatch(/<a href="[^"]*family=hex-cap-screw-grade-5-zinc"[^>]*aria-expanded="false"/);
  expect(html).toContain("Show 16 more");
  expect(html).toMatch(/<h2><a href="[^"]*family=hex-cap-screw~grade-5-zinc">/);
});

test("a page says which families and items it shows", () => {
  expect(markup(hexCapScrews)).toContain("Families 1 to 2 of 3, items 1 to 33 of 64");
});

test("a correction says what is shown, and leads to what was typed", () => {
  const html = markup({
    ...hexCapScrews,
    query: "hex cap scrw",
    corrected: { text: "hex cap screw", insteadUrl: "/search?searchQuery=hex+cap+scrw&verbatim=true" },
  });
  expect(html).toContain("Showing results for <b>hex cap screw</b>");
  expect(html).toContain('<a href="/search?searchQuery=hex+cap+scrw&amp;verbatim=true">hex cap scrw</a>');
});

test("a question about the store is answered by its pages, and by no items", () => {
  const html = markup({
    ...noResults,
    isAboutStore: true,
    guides: [{ title: "Returns", url: "/content/mc/policies/return-instructions" }],
  });
  expect(html).toContain('<a href="/content/mc/policies/return-instructions">Returns</a>');
  expect(html).not.toContain("was found");
});

test("a search that finds nothing offers near numbers, categories and a person", () => {
  const html = markup(noResults);
  for (const help of ["4RN31A, Hex Cap Screw", "Bolts &amp; Screws", "tel:"]) expect(html).toContain(help);
});

test("filters that leave nothing can be cleared in one step", () => {
  const html = markup({ ...hexCapScrews, families: [], total: 0, familyCount: 0 });
  expect(html).toContain("Nothing in this category fits all of the filters.");
  expect(html).toContain("Clear all filters");
});

test("a category that holds only other categories shows them and laments nothing", () => {
  const html = markup({ ...noResults, query: null, title: "Fasteners", nearest: [] });
  expect(html).toContain("Bolts &amp; Screws");
  expect(html).not.toMatch(/Nothing|0 items/);
});

test("words that could not be searched are not said to be missing: the categories that may have them are shown", () => {
  const html = markup({ ...noResults, isLimited: true, nearest: [] });
  expect(html).toContain("Search is temporarily limited.");
  expect(html).toContain("Categories that may have it");
  expect(html).toContain("Bolts &amp; Screws");
  expect(html).not.toMatch(/Nothing|0 items|What often helps/);
});

test("a page that search could not complete says so", () => {
  expect(markup({ ...hexCapScrews, isLimited: true })).toContain("Search is temporarily limited.");
});
