import { anonymous } from "@capstan/platform/visitor";
import { expect, test } from "vitest";
import { checkContent } from "./check-content.ts";
import type { Content, ContentFinding, ContentPage } from "./content-page.ts";
import { contentReader } from "./content-reader.server.ts";
import { readPage } from "./read-page.server.ts";

const values = { brand: "Capstan Supply", phone: "1-800-555-0142" };

const matter = {
  title: "Returns",
  path: "/content/returns",
  description: "How to send an item back, and when the credit comes.",
  updated: "2026-11-15",
};

function file(body: string, changes: Record<string, string | undefined> = {}, name = "help/returns.md") {
  const lines = Object.entries({ ...matter, ...changes }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  return { file: name, text: ["---", ...lines, "---", "", body, ""].join("\n") };
}

function findings(body: string, changes: Record<string, string | undefined> = {}): readonly string[] {
  return readPage(file(body, changes), values).findings.map(told);
}

function told({ file: name, line, reason }: ContentFinding): string {
  return `${name}:${line}: ${reason}`;
}

function pageOf(body: string, changes: Record<string, string | undefined> = {}, name?: string): ContentPage {
  const { page } = readPage(file(body, changes, name), values);
  expect(page).not.toBeNull();
  return page as ContentPage;
}

function checked(
  pages: readonly ContentPage[],
  landing: Content["sections"][number]["landing"] = null,
): readonly string[] {
  const content: Content = { pages, sections: [{ folder: "help", title: "Help", landing, line: 3 }] };
  return checkContent(content, (path) => path === "/category").map(told);
}

test("a page in order has its text, its headings and its placeholders filled", () => {
  const page = pageOf("Call [{phone}](tel:{phone}).\n\n## By mail & by truck\n\nTo {brand}.");
  expect(page.html).toBe(
    '<p>Call <a href="tel:1-800-555-0142">1-800-555-0142</a>.</p>\n' +
      '<h2 id="by-mail-by-truck">By mail &amp; by truck</h2>\n<p>To Capstan Supply.</p>\n',
  );
  expect(page.headings).toEqual([{ id: "by-mail-by-truck", text: "By mail & by truck", depth: 2 }]);
  expect(page.folder).toBe("help");
});

test("front matter that is missing, misspelled or no YAML is told with its line", () => {
  expect(readPage({ file: "help/a.md", text: "Words only\n" }, values).findings.map(told)).toEqual([
    "help/a.md:1: a page begins with front matter between two lines of ---",
  ]);
  expect(findings("Text", { updated: "yesterday" })).toEqual(["help/returns.md:5: updated: Invalid ISO date"]);
  expect(findings("Text", { title: undefined })[0]).toMatch(/^help\/returns\.md:2: title: /);
  expect(findings("Text", { titel: "Returns" })[0]).toMatch(/^help\/returns\.md:2: .*"titel"/);
  expect(findings("Text", { path: "content/returns" })).toEqual([
    "help/returns.md:3: path: a path of the store, as in /content/help",
  ]);
  expect(findings("Text", { related: "[/a, {" })[0]).toMatch(/^help\/returns\.md:\d+: /);
});

function figureOf(number: string, ...parts: readonly string[]): string {
  return `{ number: "${number}", parts: [${parts.join()}] }`;
}

function part(text: string, name = `Part ${text}`): string {
  return `{ text: "${text}", name: "${name}", words: What it says }`;
}

test("a figure's number is declared with its parts, and a page without one has none", () => {
  const { figure } = pageOf("Text", { figure: figureOf("60H-2", part("6", "Pitch"), part("2", "Strands")) });
  expect(figure).toMatchObject({ number: "60H-2", size: "large" });
  expect(figure?.parts[1]).toEqual({ text: "2", name: "Strands", words: "What it says" });
  expect(pageOf("Text").figure).toBeNull();
});

test("a figure in its front matter is no part of the text: what is read, and its headings, stay as they are", () => {
  const plain = pageOf("## Sizes");
  const withFigure = pageOf("## Sizes", { figure: figureOf("BX55", part("B"), part("55")) });
  expect(withFigure).toMatchObject({ html: plain.html, headings: plain.headings });
});

test.each([
  ["a part that the number lacks", figureOf("BX55", part("B"), part("75")), "parts.1.text: BX55 has no 75 behind"],
  ["parts in another order", figureOf("BX55", part("55"), part("B")), "parts.1.text: BX55 has no B behind"],
  ["a part twice", figureOf("145T", part("145"), part("5")), "parts.1.text: 145T has no 5 behind"],
  ["digits without quotes", figureOf("6204", part("62"), "{ text: 04, name: Bore, words: x }"), "in quotes"],
  ["a part without words", figureOf("6204", part("62"), '{ text: "04", name: Bore }'), "figure.parts.1.words: "],
  ["one part only", figureOf("6204", part("62")), "figure.parts: "],
  ["a part too many", figureOf("12345678", ..."12345678".split("").map((text) => part(text))), "figure.parts: "],
  ["a number of two lines", figureOf("62\\n04", part("62"), part("04")), "figure.number: one line"],
  ["a number that is too long", figureOf("1".repeat(23), part("1"), part("1")), "figure.number: "],
])("a figure with %s is refused with its file and line", (_, figure, reason) => {
  const found = findings("Text", { figure });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^help\/returns\.md:6: figure\./);
  expect(found[0]).toContain(reason);
});

test("markup, pictures and a heading of the first level are refused, on the line where they stand", () => {
  const refusal = "markup is not allowed, write Markdown";
  expect(findings("Words\n\n<script>alert(1)</script>")).toEqual([`help/returns.md:10: ${refusal}`]);
  expect(findings("Words\nand <b onclick=x>more</b>")).toEqual([
    `help/returns.md:9: ${refusal}`,
    `help/returns.md:9: ${refusal}`,
  ]);
  expect(findings("- one\n- two <img src=x onerror=y>")).toEqual([`help/returns.md:9: ${refusal}`]);
  expect(findings("| a |\n| - |\n| <i>x |")).toEqual([`help/returns.md:10: ${refusal}`]);
  expect(findings("![drawing](/a.png)")).toEqual(["help/returns.md:8: pictures are not supported on content pages"]);
  expect(findings("# Returns")[0]).toMatch(/^help\/returns\.md:8: the title is the page's only heading/);
});

test.each(["javascript:alert(1)", "JaVaScRiPt:x", "data:text/html,x", "http://a.example", "//a.example", "other.md"])(
  "a link to %s is refused",
  (href) => {
    expect(findings(`[go](${href})`)[0]).toMatch(/^help\/returns\.md:8: .* is no address of the store/);
  },
);

test("a placeholder that nobody fills is refused", () => {
  expect(findings("Text\n\n{fax}")).toEqual([
    "help/returns.md:10: {fax} is no placeholder; there are {brand} and {phone}",
  ]);
});

test("what a text shows as markup stays text", () => {
  expect(pageOf("`<b>` and 3 < 4 & 5").html).toBe("<p><code>&lt;b&gt;</code> and 3 &lt; 4 &amp; 5</p>\n");
});

test("two tables under one heading have names of their own", () => {
  const table = "| a |\n| - |\n| b |\n\n";
  const names = pageOf(`## Sizes\n\n${table}Or:\n\n${table}`).html.match(/(?<=aria-label=")[^"]*/g);
  expect(names).toEqual(["Sizes", "Sizes, table 2"]);
});

test("a row of which only the first cell says something names the rows below it", () => {
  const { html } = pageOf("| Suffix | Means |\n| - | - |\n| **Closure** | |\n| ZZ | two shields |\n");
  expect(html).toContain('<tr class="content-table-group"><th colspan="2"><strong>Closure</strong></th></tr>');
  expect(html).toContain("<tr><td>ZZ</td><td>two shields</td></tr>");
});

test("a measure stays on one line", () => {
  expect(pageOf("Below 175 °F, 1/2 in wide, 3 inner rings.").html).toBe(
    "<p>Below 175\u00A0°F, 1/2\u00A0in wide, 3 inner rings.</p>\n",
  );
});

test("a quotation is a warning, and a note where it says so", () => {
  expect(pageOf("> Let the pressure off.").html).toBe("<blockquote><p>Let the pressure off.</p>\n</blockquote>\n");
  expect(pageOf("> [!NOTE]\n> Let it cool.").html).toBe(
    '<blockquote class="content-note"><p>Let it cool.</p>\n</blockquote>\n',
  );
});

test("a guide names what it holds, the guides that it leads on to, then others of its section", async () => {
  const guide = (name: string, changes: Record<string, string> = {}, body = "Text") =>
    pageOf(body, { title: name, path: `/know-how/${name}`, ...changes }, `know-how/${name}.md`);
  const pages = [
    pageOf("Text", { title: "Know-how", path: "/know-how/" }, "know-how/index.md"),
    guide("fuses", { related: "[/know-how/wire, /content/returns]" }, "| a |\n| - |\n| b |\n"),
    ...["boxes", "plugs", "switches", "tape", "wire"].map((name) => guide(name)),
    pageOf("Text"),
  ];
  const landing = { path: "/know-how/", label: null };
  const reader = contentReader({
    content: () => ({ pages, sections: [{ folder: "know-how", title: "Know-how", landing, line: 1 }] }),
    origin: "https://store.example",
    categories: async () => [],
    documentTitle: async () => undefined,
  });
  const view = await reader.load(new URL("https://store.example/know-how/fuses"), anonymous);
  expect(view?.guide?.holds).toBe("1 table");
  expect(view?.guide?.next.map(({ label }) => label)).toEqual(["wire", "boxes", "plugs", "switches"]);
  expect(view?.related.map(({ url }) => url)).toEqual(["/content/returns"]);
});

test("two pages of one path are refused, also where only the last slash differs", () => {
  const pages = [pageOf("One"), pageOf("Two", { path: "/content/returns/" }, "help/again.md")];
  expect(checked(pages)).toEqual(["help/returns.md:1: /content/returns is the path of help/again.md too"]);
});

test("a link that nobody answers is refused, in the text and among the related ones", () => {
  const page = pageOf("See [all](/category?analytics=nav).\n\nOr [none](/nowhere).", { related: "[/gone]" });
  expect(checked([page])).toEqual([
    "help/returns.md:11: nobody answers /nowhere",
    "help/returns.md:6: /gone is no content page: write label and path",
  ]);
});

test("a link to a place in a page needs that place", () => {
  const page = pageOf("[Here](#credit), [there](/content/returns#credit), [nowhere](#debit)\n\n## Credit {#credit}");
  expect(page.html).toContain('<h2 id="credit">Credit</h2>');
  expect(checked([page])).toEqual(["help/returns.md:8: /content/returns has no heading #debit"]);
});

test("a folder that no section names is refused", () => {
  expect(checked([pageOf("Text", {}, "stray/a.md")])).toEqual([
    "stray/a.md:1: the folder stray is not in sections.yaml, which names the sections",
  ]);
});

test("a section's own page has to be there", () => {
  expect(checked([pageOf("Text")], { path: "/content/returns", label: null })).toEqual([]);
  expect(checked([pageOf("Text")], { path: "/category", label: "Products" })).toEqual([]);
  expect(checked([pageOf("Text")], { path: "/category", label: null })).toEqual([
    "sections.yaml:3: the landing /category is no content page",
  ]);
  expect(checked([pageOf("Text")], { path: "/gone", label: "Gone" })).toEqual([
    "sections.yaml:3: the landing /gone is answered by nobody",
  ]);
});

test("what an address asks to be said first is said on the page that has it, and nowhere else", async () => {
  const page = pageOf("Text", { notices: "{ late: The mail is late. }" });
  const content = { pages: [page], sections: [{ folder: "help", title: "Help", landing: null, line: 1 }] };
  const reader = contentReader({
    content: () => content,
    origin: "https://store.example",
    categories: async () => [],
    documentTitle: async () => undefined,
  });
  const noticeAt = async (path: string) =>
    (await reader.load(new URL(path, "https://store.example"), anonymous))?.notice;
  expect(await noticeAt("/content/returns?late")).toBe("The mail is late.");
  expect(await noticeAt("/content/returns")).toBeNull();
  expect(await noticeAt("/content/returns?later")).toBeNull();
});
