import { expect, test } from "@playwright/test";
import { sessionHeader } from "./session-cookie.ts";
import { brand } from "../packages/features/brand.ts";
import { storeUrl } from "./address.ts";
import { footerPages } from "./footer-pages.ts";

const base = process.env["BASE_URL"] ?? storeUrl;
/** Items, categories and searches are alike: so many of each are looked at; fewer by those who differ in the header only. */
const maxPerKind = { anonymous: 30, member: 5 };
const atOnce = 4;

/** What the header's menus are made of is no link in a page until somebody opens them. */
const menus = ["/all-products", "/header/menu", "/header/main", "/header/account"];

const visitors = {
  anonymous: "",
  remembered: "rtillery:rml-user",
  "signed in as an administrator": "moyelaran:fully-authenticated",
  "signed in as a procurement user": "snakagawa:fully-authenticated",
} as const;

interface Page {
  readonly status: number;
  readonly links: readonly string[];
  readonly places: ReadonlySet<string>;
}

interface Crawl {
  readonly pages: ReadonlyMap<string, Page>;
  /** Each link with the page where it was found first. */
  readonly foundOn: ReadonlyMap<string, string>;
}

async function read(path: string, cookie: string): Promise<Page> {
  const load = async () => fetch(base + path, { headers: { cookie } });
  const first = await load();
  // A store that is too busy for a page says so and asks to try again: that is no broken link.
  const answer = first.status === 503 ? await load() : first;
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  const links = isJson
    ? text.matchAll(/"(?:url|searchUrl)":"(?<href>[^"]+)"/g)
    : text.matchAll(/<a\b[^>]*?\bhref="(?<href>[^"]*)"/g);
  return {
    status: answer.status,
    links: [...links].map(({ groups }) => (groups?.["href"] ?? "").replaceAll("&amp;", "&")),
    places: new Set([...text.matchAll(/\bid="(?<id>[^"]+)"/g)].map(({ groups }) => groups?.["id"] ?? "")),
  };
}

/** `/category/…` is one kind, `/search?…` another, and every page that stands alone is its own. */
function kindOf(path: string): string {
  const { pathname } = new URL(path, base);
  return /^\/(?:category|product|search|pictures|content\/documents)(?=\/|$)/.exec(pathname)?.[0] ?? pathname;
}

/** From the home page along every link that stays in the store. */
async function crawl(cookie: string): Promise<Crawl> {
  const pages = new Map<string, Page>();
  const foundOn = new Map<string, string>();
  const counts = new Map<string, number>();
  const waiting = ["/"];
  const isMember = cookie !== "";
  for (const path of menus) if (isMember || path === "/all-products") waiting.push(path);
  const visit = async (path: string): Promise<void> => {
    const page = await read(path, cookie);
    pages.set(path, page);
    for (const link of page.links) {
      const target = new URL(link, base + path);
      const address = target.origin === new URL(base).origin ? target.pathname + target.search : target.href;
      if (!foundOn.has(address + target.hash)) foundOn.set(address + target.hash, path);
      if (address.startsWith("/") && !pages.has(address) && isWanted(address)) waiting.push(address);
    }
  };
  const isWanted = (address: string): boolean => {
    if (waiting.includes(address)) return false;
    const kind = kindOf(address);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < (isMember ? maxPerKind.member : maxPerKind.anonymous);
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(visit));
  return { pages, foundOn };
}

function broken({ pages, foundOn }: Crawl): readonly string[] {
  return [...pages]
    .filter(([, { status }]) => status !== 200)
    .map(([path, { status }]) => `${status} ${path}, linked from ${foundOn.get(path) ?? "the start"}`);
}

function missingPlaces({ pages, foundOn }: Crawl): readonly string[] {
  return [...foundOn].flatMap(([link, from]) => {
    const [path = "", place] = link.split("#");
    const page = pages.get(path);
    return place && page && !page.places.has(place) ? [`${link}, linked from ${from}`] : [];
  });
}

function strangers({ foundOn }: Crawl): readonly string[] {
  const known = new Set<string>(Object.values(brand.externalLinks));
  // The way to a branch is another site's to show.
  const isOurs = (link: string) => /^(?:\/|tel:|mailto:|https:\/\/www\.google\.com\/maps\/dir\/)/.test(link);
  return [...foundOn.keys()].filter((link) => !isOurs(link) && !known.has(link));
}

for (const [who, visitor] of Object.entries(visitors)) {
  test(`every link that a visitor who is ${who} finds leads to a page`, async () => {
    test.setTimeout(60_000);
    const found = await crawl(await sessionHeader(visitor));
    expect(found.pages.size).toBeGreaterThan(100);
    expect.soft(broken(found)).toEqual([]);
    expect.soft(missingPlaces(found)).toEqual([]);
    expect.soft(strangers(found)).toEqual([]);
  });
}

test("the footer's pages answer and are linked from the home page [spec 2.1/22 2.7/1.1]", async () => {
  const home = await read("/", "");
  for (const path of footerPages) {
    expect(home.links, path).toContain(path);
    const [page = "", place] = path.split("#");
    const { status, places } = await read(page, "");
    expect(status, path).toBe(200);
    if (place !== undefined) expect([...places]).toContain(place);
  }
});

test("the catalog, help, KeepStock and the browser page answer [spec 2.1/7 2.1/9 2.1/10 2.1/19]", async ({ page }) => {
  for (const [path, title] of [
    ["/content/general-catalog", "Catalog"],
    ["/content/help", "Help"],
    ["/apps/keepstock/", "KeepStock"],
    ["/content/mc/policies/supported-browsers", "Supported Browsers"],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
  await expect(page.getByRole("row", { name: /Firefox/ })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Catalog", exact: true }).first()).toHaveAttribute(
    "href",
    "/content/general-catalog",
  );
});
