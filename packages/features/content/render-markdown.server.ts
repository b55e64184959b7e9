import { escapeMarkup } from "@capstan/platform/escape-markup";
import { Marked, type Token, type Tokens } from "marked";
import type { FoundLink, Heading } from "./content-page.ts";

export interface RenderedMarkdown {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly links: readonly FoundLink[];
  readonly problems: readonly { readonly line: number; readonly reason: string }[];
}

const refused: Readonly<Record<string, string>> = {
  html: "markup is not allowed, write Markdown",
  image: "pictures are not supported on content pages",
};

/** Markdown as safe HTML. What could carry script is refused and not mended: its author should know. */
export function renderMarkdown(text: string): RenderedMarkdown {
  const headings: Heading[] = [];
  const links: FoundLink[] = [];
  /** Under which heading each stands. */
  const tables: string[] = [];
  const problems: { line: number; reason: string }[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const heading = headingOf(depth, this.parser.parseInline(tokens), headings);
        headings.push({ id: heading.id, text: plainText(heading.html), depth });
        return `<h${depth} id="${heading.id}">${heading.html}</h${depth}>\n`;
      },
      table(token) {
        const heading = headings.at(-1)?.text ?? "Table";
        tables.push(heading);
        const count = tables.filter((other) => other === heading).length;
        const label = escapeMarkup(count === 1 ? heading : `${heading}, table ${count}`);
        return tableHtml(token, label, (cell) => this.parser.parseInline(cell.tokens));
      },
      blockquote({ tokens }) {
        const inner = this.parser.parse(tokens);
        const noted = inner.replace(/^<p>\[!NOTE\]\s*/, "<p>");
        return `<blockquote${noted === inner ? "" : ' class="content-note"'}>${noted}</blockquote>\n`;
      },
      html: () => "",
      image: () => "",
    },
  });
  const blocks = marked.lexer(text);
  let line = 1;
  for (const block of blocks) {
    const start = line;
    const lineOf = (raw: string) => start + newLines(block.raw.slice(0, Math.max(0, block.raw.indexOf(raw))));
    void marked.walkTokens([block], (token) => {
      const reason = problemOf(token);
      if (reason !== undefined) problems.push({ line: lineOf(token.raw), reason });
      if (token.type === "link") links.push({ href: (token as Tokens.Link).href, line: lineOf(token.raw) });
      if (token.type === "text") (token as Tokens.Text).text = withUnitsJoined((token as Tokens.Text).text);
    });
    line += newLines(block.raw);
  }
  const html = problems.length === 0 ? marked.parser(blocks) : "";
  return { html, headings, links, problems };
}

/** A measure is not read in two halves: "175" at a line's end, "°F" on the next. */
function withUnitsJoined(text: string): string {
  return text.replaceAll(/(?<=\d) (?=(?:°[CF]|mm|in|ft|lb|oz|gal|psi|hp|rpm|AWG|[AVWK])(?![\w°]))/g, "\u00A0");
}

function problemOf(token: Token): string | undefined {
  if (token.type === "heading" && (token as Tokens.Heading).depth === 1)
    return "the title is the page's only heading of the first level, begin with ##";
  if (token.type === "link") {
    const { href } = token as Tokens.Link;
    const isKnown = /^(?:\/(?!\/)|#|https:\/\/|tel:|mailto:)/.test(href);
    return isKnown ? undefined : `${href} is no address of the store, and neither https:, tel: nor mailto:`;
  }
  return refused[token.type];
}

/** `## Orders {#orders}` names the place by hand; otherwise its words do. */
function headingOf(depth: number, html: string, before: readonly Heading[]): { id: string; html: string } {
  const named = /^(?<words>.*?)\s*\{#(?<id>[\w-]+)\}$/s.exec(html)?.groups;
  if (named) return { id: named["id"] ?? "", html: named["words"] ?? "" };
  const base =
    plainText(html)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "") || `part-${depth}`;
  const again = before.filter(({ id }) => id === base || id.startsWith(`${base}-`)).length;
  return { id: again === 0 ? base : `${base}-${again + 1}`, html };
}

/** More than a phone can show side by side. */
const manyColumns = 4;

/**
 * A wide table scrolls in a frame of its own, which the keyboard reaches. A row of which only the first cell says something
 * names the rows below it.
 */
function tableHtml({ header, rows }: Tokens.Table, label: string, inline: (cell: Tokens.TableCell) => string): string {
  const frame = header.length < manyColumns ? "content-table" : "content-table content-table-wide";
  const classOf = ({ align }: Tokens.TableCell) => (align === "right" ? ' class="num"' : "");
  const head = header.map((cell) => `<th scope="col"${classOf(cell)}>${inline(cell)}</th>`).join("");
  const group = (cell: Tokens.TableCell) =>
    `<tr class="content-table-group"><th colspan="${header.length}">${inline(cell)}</th></tr>`;
  const body = rows
    .map((row) => {
      const [first, ...rest] = row;
      if (first && rest.length > 0 && rest.every(({ text }) => text === "")) return group(first);
      return `<tr>${row.map((cell) => `<td${classOf(cell)}>${inline(cell)}</td>`).join("")}</tr>`;
    })
    .join("\n");
  return (
    `<div class="${frame}" role="region" aria-label="${label}" tabindex="0"><table>` +
    `<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`
  );
}

function newLines(text: string): number {
  return text.split("\n").length - 1;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?<name>amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);
}
