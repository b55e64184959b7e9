import {
  type Content,
  type ContentFinding,
  type ContentPage,
  type ContentSection,
  sectionsFile,
} from "./content-page.ts";
import { samePath } from "./same-path.ts";

/** What only shows when all pages are there: two of one path, links that lead nowhere, sections without a name. */
export function checkContent(
  { pages, sections }: Content,
  isAnswered: (path: string) => boolean,
): readonly ContentFinding[] {
  const byPath = new Map(pages.map((page) => [samePath(page.path), page]));
  const folders = new Set(sections.map(({ folder }) => folder));
  const landings = sections
    .filter(({ landing }) => landing !== null && !isLanding(landing, byPath, isAnswered))
    .map(({ landing, line }) => ({
      file: sectionsFile,
      line,
      reason: `the landing ${landing?.path} is ${landing?.label === null ? "no content page" : "answered by nobody"}`,
    }));
  const onPages = pages.flatMap((page) => [
    ...duplicates(page, byPath),
    ...(folders.has(page.folder)
      ? []
      : [at(page, 1, `the folder ${page.folder} is not in sections.yaml, which names the sections`)]),
    ...page.links.flatMap(({ href, line }) => deadLink(page, href, line, byPath, isAnswered)),
    ...page.related.flatMap(({ path, label, line }) =>
      label === null && !byPath.has(samePath(path))
        ? [at(page, line, `${path} is no content page: write label and path`)]
        : deadLink(page, path, line, byPath, isAnswered),
    ),
    ...(page.lists === "everything" ? [] : page.lists)
      .filter((folder) => !folders.has(folder))
      .map((folder) => at(page, 1, `lists names ${folder}, which is not in sections.yaml`)),
  ]);
  return [...landings, ...onPages];
}

/** A page of the content, or one of the store's own under the label that is given for it. */
function isLanding(
  { path, label }: NonNullable<ContentSection["landing"]>,
  byPath: ReadonlyMap<string, ContentPage>,
  isAnswered: (path: string) => boolean,
): boolean {
  return byPath.has(samePath(path)) || (label !== null && isAnswered(samePath(path)));
}

function duplicates(page: ContentPage, byPath: ReadonlyMap<string, ContentPage>): readonly ContentFinding[] {
  const last = byPath.get(samePath(page.path));
  return last && last !== page ? [at(page, 1, `${page.path} is the path of ${last.file} too`)] : [];
}

function deadLink(
  page: ContentPage,
  href: string,
  line: number,
  byPath: ReadonlyMap<string, ContentPage>,
  isAnswered: (path: string) => boolean,
): readonly ContentFinding[] {
  if (!/^[/#]/.test(href)) return [];
  const target = href.startsWith("#") ? page : byPath.get(samePath(href));
  if (!target) return isAnswered(samePath(href)) ? [] : [at(page, line, `nobody answers ${href}`)];
  const place = /#(?<id>.*)$/.exec(href)?.groups?.["id"];
  const isThere = place === undefined || target.headings.some(({ id }) => id === place);
  return isThere ? [] : [at(page, line, `${target.path} has no heading #${place}`)];
}

function at({ file }: ContentPage, line: number, reason: string): ContentFinding {
  return { file, line, reason };
}
