import { readFile } from "node:fs/promises";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { sized } from "../packages/platform/test-kit/sized.ts";

/** The workers take a part each; in every part some pages load side by side, since a page mostly waits. */
const parts = 4;
/** Each part has addresses of every kind. The whole takes minutes, so that it is left to `npm run soak`. */
const partsToRun = sized(1, parts);
const pagesAtOnce = 3;

/** On a busy machine script takes its time. */
const hydratedMs = 60_000;

test.describe.configure({ timeout: 300_000 });
// Pictures say nothing of how a page was taken over. Routes that answered for them would switch the browser's cache off.
test.use({
  // Hundreds of pages need not be recorded: a complaint names its address.
  trace: "off",
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=imagesEnabled=false"] }),
    { scope: "worker" },
  ],
});

for (let part = 0; part < partsToRun; part += 1)
  test(`whatever way an address is spelled, the browser keeps the server's page and logs nothing, part ${part + 1}`, async ({
    context,
  }) => {
    const all = await addresses(context);
    expect(all.length).toBeGreaterThan(300);
    const mine = all.filter((_, at) => at % parts === part);
    expect(await complaintsOf(context, mine)).toEqual([]);
  });

test("a page whose text differs between server and browser is noticed", async ({ context }) => {
  await context.route("**/content/help", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace("Back to Top", "Back to the top") });
  });
  const [complaint = "nothing", ...others] = await complaintsOf(context, ["/content/help"]);
  expect(complaint).toMatch(/^\/content\/help: .*React error #418/);
  expect(others).toEqual([]);
});

test("an error in the console is noticed, and so is an answer of 500", async ({ context }) => {
  await context.route("**/content/sitemap", async (route) =>
    route.fulfill({ status: 500, contentType: "text/html", body: "<p>planted" }),
  );
  expect(await complaintsOf(context, ["/content/sitemap"])).toEqual(["/content/sitemap: status 500"]);
  await context.addInitScript(() => console.error("planted"));
  expect(await complaintsOf(context, ["/content/help"])).toEqual(["/content/help: planted"]);
});

/** The file's own addresses, with a product, a category and a guide of the running store in them. */
async function addresses({ request }: BrowserContext): Promise<readonly string[]> {
  const linkOn = async (path: string, start: string) => {
    const links = [...(await (await request.get(path)).text()).matchAll(/<a\b[^>]*?\bhref="(?<href>[^"?#]*)/g)];
    const href = links.map(({ groups }) => groups?.["href"] ?? "").find((link) => link.startsWith(start));
    expect(href, `a link to ${start} on ${path}`).toBeTruthy();
    return href ?? "";
  };
  const stored: Readonly<Record<string, string>> = {
    "{product}": await linkOn("/", "/product/"),
    "{category}": await linkOn("/category", "/category/"),
    "{guide}": await linkOn("/know-how/", "/know-how/"),
  };
  const lines = (await readFile(new URL("odd-addresses.txt", import.meta.url), "utf8")).split("\n");
  return lines
    .filter((line) => /^[/{]/.test(line))
    .map((line) => line.replace(/^\{\w+\}/, (name) => stored[name] ?? name));
}

async function complaintsOf(context: BrowserContext, paths: readonly string[]): Promise<readonly string[]> {
  const waiting = [...paths];
  const complaints: string[] = [];
  const visitAll = async () => {
    const page = await context.newPage();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const first = await complaintsAt(page, path);
      // A store that is too busy for a page says so and asks to try again: that is no fault of the address.
      complaints.push(...(first.some((text) => text.endsWith("status 503")) ? await complaintsAt(page, path) : first));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: Math.min(pagesAtOnce, paths.length) }, visitAll));
  return complaints;
}

async function complaintsAt(page: Page, path: string): Promise<readonly string[]> {
  const complaints: string[] = [];
  // A hash alone would only scroll the page that is there already.
  await page.goto("about:blank");
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    // That the page itself is a 404 is logged by the browser; the status is looked at below.
    const isOfPage = message.text().startsWith("Failed to load resource") && message.location().url === page.url();
    if (message.type() === "error" && !isOfPage) complaints.push(message.text());
  });
  const hydrated = untilHydrated(page);
  const answer = await page.goto(path, { waitUntil: "commit" });
  const status = answer?.status() ?? 0;
  if (status >= 500) complaints.push(`status ${status}`);
  else if (answer?.headers()["content-type"]?.startsWith("text/html") && !(await hydrated))
    complaints.push("script did not take over");
  page.removeAllListeners();
  return complaints.map((complaint) => `${path.slice(0, 200)}: ${complaint}`);
}

/** The header asks for the cart's count when React has put the page in place; what differed was reported before that. */
async function untilHydrated(page: Page): Promise<boolean> {
  return page.waitForRequest(/\/CartQuantity/, { timeout: hydratedMs }).then(
    () => true,
    () => false,
  );
}
