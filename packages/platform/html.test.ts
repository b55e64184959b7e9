import fc from "fast-check";
import { expect, test } from "vitest";
import { xssCorpus } from "./test-kit/html-xss-corpus.ts";
import { safeAvailabilityMessage, safeHeaderMessage, safeTooltip } from "./html.ts";

const headerTags = ["b", "i", "p", "ul", "ol", "li", "br", "span"];
const availabilityTags = ["b", "i", "p", "ol", "ul", "li", "br", "em", "strong", "small"];
const tooltipTags = ["b", "i", "p", "ul", "li", "br", "span", "strong", "u"];

const whitelists = [
  { name: "header message", clean: safeHeaderMessage, tags: headerTags },
  { name: "branch's availability message", clean: safeAvailabilityMessage, tags: availabilityTags },
  { name: "cart tooltip", clean: safeTooltip, tags: tooltipTags },
];

const everyTag = [...new Set([...headerTags, ...availabilityTags, ...tooltipTags, "a", "div", "h1", "img", "svg"])];
const tagsIn = (html: string) => [...html.matchAll(/<\/?([a-z]+)/g)].map(([, tag]) => tag);

test.each(whitelists)("a $name keeps its own tags and the text of all others", (whitelist) => {
  for (const tag of everyTag) {
    const { html } = whitelist.clean(`<ul><li><${tag}>text</${tag}></li></ul>`);
    expect(html).toContain("text");
    const isKept = tagsIn(html).includes(tag);
    expect([tag, isKept]).toEqual([tag, whitelist.tags.includes(tag)]);
  }
});

test("attributes go, but for style and color, where these are allowed", () => {
  const given = `<b id="a" class="b" title="c" onclick="d()" href="e" style="color:red" color="blue">x</b>`;
  for (const { html, css } of [safeHeaderMessage(given), safeTooltip(given)]) {
    expect(html).toMatch(/^<b class="look-[0-9a-f]{12}" color="blue">x<\/b>$/);
    expect(css).toMatch(/^\.look-[0-9a-f]{12}\{color:red\}$/);
  }
  expect(safeAvailabilityMessage(given)).toEqual({ html: "<b>x</b>", css: "" });
});

test("a color alone colors the text, and equal looks share one rule", () => {
  const { html, css } = safeHeaderMessage(`<span color="#C8102E">a</span><b style="COLOR : #c8102e ;">b</b>`);
  const name = /class="(look-[0-9a-f]+)"/.exec(html)?.[1];
  expect(html).toBe(`<span class="${name}" color="#c8102e">a</span><b class="${name}">b</b>`);
  expect(css).toBe(`.${name}{color:#c8102e}`);
});

test.each([
  ["color:red", "color:red"],
  ["background-color: rgb(0, 40, 85 / 50%)", "background-color:rgb(0, 40, 85 / 50%)"],
  ["font-weight:700;font-style:italic", "font-weight:700;font-style:italic"],
  [
    "text-decoration:underline line-through;text-align:center",
    "text-decoration:underline line-through;text-align:center",
  ],
  ["position:fixed;color:red", "color:red"],
  ["color:red;color:blue", "color:blue"],
])("of the style %s this is kept: %s", (style, rule) => {
  expect(safeHeaderMessage(`<p style="${style}">x</p>`).css).toContain(`{${rule}}`);
});

test.each([
  "color:red}",
  "color:red}*{color:red",
  "color:url(x)",
  "color:var(--x)",
  "color:expression(alert(1))",
  "color:rgb(0,0,0)}body{x:y(",
  "color:red !important",
  String.raw`col\6fr:red`,
  "color:/**/red",
  "background:red",
  "background-image:url(x)",
  "position:fixed",
  "display:none",
  "font-size:90px",
  "--color:red",
  "__proto__:red",
  "constructor:red",
  "color",
  ":red",
])("the style %s leaves nothing", (style) => {
  expect(safeHeaderMessage(`<p style="${style}">x</p>`)).toEqual({ html: "<p>x</p>", css: "" });
});

test("an item outside of a list gets one, so that it can't end the page's own", () => {
  expect(safeTooltip("<li>a</li><ul><li>b<li>c</ul>").html).toBe("<ul><li>a</li></ul><ul><li>b</li><li>c</li></ul>");
});

test("what is too long is cut, what is too deep loses its tags, and both are whole again at the end", () => {
  const long = safeHeaderMessage(`<b>${"x".repeat(50_000)}</b>`).html;
  expect(long).toBe(`<b>${"x".repeat(20_000 - 3)}</b>`);
  const deep = safeHeaderMessage(`${"<b>".repeat(1_000)}x`).html;
  expect(deep).toBe(`${"<b>".repeat(20)}x${"</b>".repeat(20)}`);
});

test("the corpus is large, and has no string twice", () => {
  expect(xssCorpus.length).toBeGreaterThanOrEqual(200);
  expect(new Set(xssCorpus).size).toBe(xssCorpus.length);
});

const rule = /^(?:\.look-[0-9a-f]{12}\{(?:[a-z-]+:[a-z0-9#.,%/() -]+;?)+\})*$/;
const attributes = /^(?: class="look-[0-9a-f]{12}")?(?: color="[a-z0-9#.,%/() -]+")?(?: \/)?$/;

/** Clean is: balanced, of these tags, with no other attributes, and no bracket beyond them that could open a tag. */
function faultIn({ html, css }: { html: string; css: string }, tags: readonly string[]): string | undefined {
  const open: (string | undefined)[] = [];
  for (const [whole, end, tag = "", rest = ""] of html.matchAll(/<(\/?)([^\s>/]*)([^>]*)>/g)) {
    if (!tags.includes(tag) || !attributes.test(rest)) return `${whole} is not allowed`;
    if (end === "/" && open.pop() !== tag) return `${whole} closes another tag`;
    if (end !== "/" && tag !== "br") open.push(tag);
  }
  if (open.length > 0) return `${open.join()} stays open`;
  if (/[<>]/.test(html.replaceAll(/<[^>]*>/g, ""))) return `${html} has half a tag`;
  return rule.test(css) ? undefined : `${css} is no rule of ours`;
}

test("a fault would be seen", () => {
  const faulty = ["<a>x</a>", "<b onclick=x>x</b>", "<b>x", "<b><i>x</b></i>", "x < y"];
  for (const html of faulty) expect(faultIn({ html, css: "" }, ["b", "i"])).toBeDefined();
  for (const css of [".look-0123456789ab{color:red}}", "*{color:red}"])
    expect(faultIn({ html: "", css }, [])).toBeDefined();
});

test.each(whitelists)("nothing of the corpus leaves more in a $name than its tags", (whitelist) => {
  expect(xssCorpus.map((text) => faultIn(whitelist.clean(text), whitelist.tags)).filter(Boolean)).toEqual([]);
});

const fragment = fc.oneof(
  fc.constantFrom(...xssCorpus.filter((text) => text.length < 300)),
  fc.constantFrom(...everyTag.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} `, `<${tag}/`])),
  fc.constantFrom(
    'style="',
    "color=",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<",
    ">",
    '"',
    "'",
    "&lt;",
    "&#0;",
    "\u0000",
    "=",
    "/",
  ),
  fc.string({ unit: "binary", maxLength: 8 }),
);
const markup = fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join(""));

test("no text of any kind throws, or leaves more than the tags of its whitelist", () => {
  fc.assert(
    fc.property(markup, fc.constantFrom(...whitelists), (text, { clean, tags }) => {
      expect(faultIn(clean(text), tags)).toBeUndefined();
    }),
    { numRuns: 10_000 },
  );
});
