import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const pages = globSync(["*.md", ".github/*.md", "docs/**/*.md"], { cwd: root }).toSorted();

/** The text without code, in which a link is not a link. */
function proseOf(path: string): string {
  return readFileSync(join(root, path), "utf8")
    .replaceAll(/^(?<fence>`{3,}|~{3,})[\s\S]*?^\k<fence>/gm, "")
    .replaceAll(/`[^`\n]*`/g, "");
}

/** Where the links and pictures of a text lead, without those that leave the project. */
function linksIn(prose: string): string[] {
  return [...prose.matchAll(/\]\((?<target>[^)\s]+)(?:\s+"[^"]*")?\)/g)]
    .map(({ groups }) => groups?.["target"] ?? "")
    .filter((target) => !/^[a-z][a-z+.-]*:/i.test(target));
}

/** A heading's anchor, as the usual renderers make it. */
function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");
}

function anchorsIn(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8").replaceAll(/^(?<fence>`{3,}|~{3,})[\s\S]*?^\k<fence>/gm, "");
  return [...text.matchAll(/^#{1,6} (?<heading>.+)$/gm)].map(({ groups }) => anchorOf(groups?.["heading"] ?? ""));
}

function leadsNowhere(page: string, link: string): boolean {
  const [file = "", anchor] = link.split("#");
  const path = file === "" ? page : normalize(join(dirname(page), decodeURIComponent(file)));
  if (path.startsWith("..") || !existsSync(join(root, path))) return true;
  return anchor !== undefined && path.endsWith(".md") && !anchorsIn(path).includes(anchor);
}

test.each(pages)("every relative link of %s leads to a file or a heading that exists", (page) => {
  expect(linksIn(proseOf(page)).filter((link) => leadsNowhere(page, link))).toEqual([]);
});

test("a missing file, a missing heading and a way out of the project are noticed, code and other sites are not links", () => {
  const links = linksIn("[a](no-such.md) [b](README.md#no-such) [c](../x) [d](https://example.com) ![e](LICENSE)");
  expect(links).toEqual(["no-such.md", "README.md#no-such", "../x", "LICENSE"]);
  expect(links.filter((link) => leadsNowhere("README.md", link))).toEqual(["no-such.md", "README.md#no-such", "../x"]);
});

test("a heading's anchor is its words in small letters with hyphens", () => {
  expect(anchorOf("What works, without what?")).toBe("what-works-without-what");
});
