import { urls } from "@capstan/features/urls";
import type { Visitor } from "@capstan/platform/visitor";
import { formatCount } from "@capstan/ui/digits";
import type {
  ContentLink,
  ContentList,
  ContentView,
  GuideFacts,
  GuideItem,
  GuidePicture,
  GuideView,
} from "./content.ts";
import type { Content, ContentPage, ContentSection } from "./content-page.ts";
import { readingMinutes } from "./reading-time.ts";
import { samePath } from "./same-path.ts";

export interface ContentReaderDeps {
  /** The newest; in development it changes while the store runs. */
  readonly content: () => Content;
  readonly origin: string;
  /** The top of the catalog, for the sitemap. */
  readonly categories: () => Promise<readonly ContentLink[]>;
  /** The title of an item's document by its code, such as a data sheet. */
  readonly documentTitle: (code: string) => Promise<string | undefined>;
  /** By the guide's path. */
  readonly guidePictures?: () => Promise<GuidePictures>;
  /** Those of the items that the visitor may see. */
  readonly itemsFor?: (visitor: Visitor, items: readonly GuideItem[]) => Promise<readonly GuideItem[]>;
}

export type GuidePictures = ReadonlyMap<string, GuidePicture>;
const noPictures: GuidePictures = new Map();
/** A row of cards. */
const maxNext = 4;

export interface ContentReader {
  load(address: URL, visitor: Visitor): Promise<ContentView | null>;
}

export function contentReader(deps: ContentReaderDeps): ContentReader {
  const { content, origin, categories, documentTitle, guidePictures = async () => noPictures } = deps;
  const { itemsFor = async (_, items) => items } = deps;
  return {
    load: async (address, visitor) => {
      const all = content();
      const wanted = samePath(address.pathname);
      const page = all.pages.find(({ path }) => samePath(path) === wanted);
      if (!page) return documentView(address.pathname, all, { origin, documentTitle });
      const isAboutGuides = isGuide(page, all) || samePath(page.path) === samePath(urls.knowHow());
      const pictures = isAboutGuides ? await guidePictures() : noPictures;
      const lists = listsOf(page, all, pictures);
      const topCategories = page.lists === "everything" ? await categoriesList(categories) : [];
      const view = viewOf(page, all, origin);
      const guide = guideViewOf(page, all, pictures);
      return {
        ...view,
        // What a guide leads on to stands as cards below it.
        related: guide ? view.related.filter(({ url }) => !guide.next.some((next) => next.url === url)) : view.related,
        guide: guide && { ...guide, items: await itemsFor(visitor, guide.items) },
        lists: [...topCategories, ...lists],
        notice: noticeOf(page, address),
      };
    },
  };
}

/** A document of an item has a page of its own, which says how to get it: that of all documents, under its own title. */
async function documentView(
  path: string,
  all: Content,
  { origin, documentTitle }: Pick<ContentReaderDeps, "origin" | "documentTitle">,
): Promise<ContentView | null> {
  const folder = urls.document();
  const page = all.pages.find((one) => one.path === folder);
  const title = page && path.startsWith(folder) ? await documentTitle(path.slice(folder.length)) : undefined;
  if (!page || title === undefined) return null;
  const view = viewOf(page, all, origin);
  return {
    ...view,
    title,
    canonicalUrl: origin + path,
    isIndexed: false,
    trail: [...view.trail, linkOf(page)],
    guide: null,
    lists: [],
    notice: null,
  };
}

function viewOf(page: ContentPage, all: Content, origin: string): Omit<ContentView, "guide" | "lists" | "notice"> {
  const { title, description, html, isIndexed, finder, figure } = page;
  const section = all.sections.find(({ folder }) => folder === page.folder);
  return {
    title,
    description,
    html,
    isIndexed,
    finder,
    figure,
    canonicalUrl: origin + page.path,
    updated: formatDay(page.updated),
    headings: page.headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    trail: [{ label: "Home", url: urls.home() }, ...landingOf(page, section, all)],
    section: {
      title: section?.title ?? "",
      links: pagesOf(page.folder, all).map((one) => ({ ...linkOf(one), isCurrent: one === page })),
    },
    related: page.related.map(({ path, label }) => ({ label: label ?? titleOf(path, all), url: path })),
  };
}

/** The section's own page lies on the way to the others. */
function landingOf(page: ContentPage, section: ContentSection | undefined, all: Content): readonly ContentLink[] {
  if (!section?.landing || samePath(section.landing.path) === samePath(page.path)) return [];
  const { path, label } = section.landing;
  return [{ label: label ?? titleOf(path, all), url: path }];
}

/** A page of a section whose own page is the list of guides. */
function isGuide(page: ContentPage, { sections }: Content): boolean {
  const landing = sections.find(({ folder }) => folder === page.folder)?.landing;
  return landing != null && samePath(landing.path) === samePath(urls.knowHow()) && !isLandingItself(page);
}

function isLandingItself({ path }: ContentPage): boolean {
  return samePath(path) === samePath(urls.knowHow());
}

function guideOf(page: ContentPage, all: Content, pictures: GuidePictures): GuideFacts | null {
  if (!isGuide(page, all)) return null;
  return { minutes: readingMinutes(page.html), picture: pictures.get(samePath(page.path)) ?? null };
}

function guideViewOf(page: ContentPage, all: Content, pictures: GuidePictures): GuideView | null {
  const facts = guideOf(page, all, pictures);
  if (!facts) return null;
  const named = page.related.flatMap(
    ({ path }) => all.pages.find((one) => samePath(one.path) === samePath(path)) ?? [],
  );
  const others = pagesOf(page.folder, all).filter((one) => one !== page && one.isIndexed && !named.includes(one));
  const next = [...named, ...others].filter((one) => isGuide(one, all)).slice(0, maxNext);
  const tables = page.html.split("<table").length - 1;
  const drawings = page.figure || facts.picture ? 1 : 0;
  return {
    ...facts,
    holds: [
      ...(tables > 0 ? [formatCount(tables, "table", "tables")] : []),
      ...(drawings > 0 ? [formatCount(drawings, "drawing", "drawings")] : []),
    ].join(", "),
    items: facts.picture?.items ?? [],
    next: next.map((one) => ({
      ...linkOf(one),
      description: one.description,
      guide: guideOf(one, all, pictures),
    })),
  };
}

/** How long each guide takes to read, by its path; undefined for what is no guide. */
export function guideMinutes(all: Content, path: string): number | undefined {
  const page = all.pages.find((one) => samePath(one.path) === samePath(path));
  return page && isGuide(page, all) ? readingMinutes(page.html) : undefined;
}

function listsOf(page: ContentPage, all: Content, pictures: GuidePictures): readonly ContentList[] {
  const isBrief = page.lists === "everything";
  const folders = page.lists === "everything" ? all.sections.map(({ folder }) => folder) : page.lists;
  return all.sections
    .filter(({ folder }) => folders.includes(folder))
    .map(({ folder, title }) => ({
      title,
      pages: pagesOf(folder, all)
        .filter(({ isIndexed }) => isIndexed)
        .map((one) => ({
          ...linkOf(one),
          description: isBrief ? null : one.description,
          guide: isBrief ? null : guideOf(one, all, pictures),
        })),
    }))
    .filter(({ pages }) => pages.length > 0);
}

async function categoriesList(categories: ContentReaderDeps["categories"]): Promise<readonly ContentList[]> {
  const links = await categories();
  if (links.length === 0) return [];
  return [
    { title: "Product categories", pages: links.map((category) => ({ ...category, description: null, guide: null })) },
  ];
}

function noticeOf({ notices }: ContentPage, { searchParams }: URL): string | null {
  return Object.entries(notices).find(([name]) => searchParams.has(name))?.[1] ?? null;
}

function pagesOf(wanted: string, { pages }: Content): readonly ContentPage[] {
  return pages
    .filter(({ folder }) => folder === wanted)
    .toSorted((one, other) => one.order - other.order || one.title.localeCompare(other.title, "en"));
}

function titleOf(path: string, { pages }: Content): string {
  return pages.find((page) => samePath(page.path) === samePath(path))?.title ?? path;
}

function linkOf({ title, path }: ContentPage): ContentLink {
  return { label: title, url: path };
}

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}
