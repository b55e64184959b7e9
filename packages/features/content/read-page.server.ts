import { posix } from "node:path";
import { frontMatterSchema } from "./content.schema.ts";
import type { ContentFinding, ContentPage } from "./content-page.ts";
import { numberFigure } from "./number-figure.ts";
import { fillPlaceholders } from "./placeholders.ts";
import { readYaml } from "./read-yaml.server.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

export interface ContentFile {
  /** Below the folder of all content, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

export interface ReadPage {
  readonly page: ContentPage | null;
  readonly findings: readonly ContentFinding[];
}

/** One file: front matter between dashes, then Markdown. */
export function readPage({ file, text }: ContentFile, values: Readonly<Record<string, string>>): ReadPage {
  const filled = fillPlaceholders(file, text.replaceAll("\r\n", "\n"), values);
  const parts = /^---\n(?<matter>.*?\n)---\n(?<body>.*)$/s.exec(filled.text)?.groups;
  if (!parts) {
    const reason = "a page begins with front matter between two lines of ---";
    return { page: null, findings: [...filled.findings, { file, line: 1, reason }] };
  }
  const { matter = "", body = "" } = parts;
  const { value, findings, lineOf } = readYaml({ file, text: matter, firstLine: 2 }, frontMatterSchema);
  const bodyLine = matter.split("\n").length + 1;
  const { html, headings, links, problems } = renderMarkdown(body);
  const all = [
    ...filled.findings,
    ...findings,
    ...problems.map(({ line, reason }) => ({ file, line: line + bodyLine, reason })),
  ];
  if (value === null || all.length > 0) return { page: null, findings: all };
  const { note: _, indexed, related, finder = null, figure, ...told } = value;
  const page: ContentPage = {
    ...told,
    file,
    folder: posix.dirname(file),
    isIndexed: indexed,
    finder,
    figure: figure ? numberFigure(figure) : null,
    related: related.map((link, at) => ({
      ...(typeof link === "string" ? { path: link, label: null } : link),
      line: lineOf(["related", at]),
    })),
    html,
    headings,
    links: links.map(({ href, line }) => ({ href, line: line + bodyLine })),
  };
  return { page, findings: [] };
}
