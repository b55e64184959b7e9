import { type Browser, type Page, expect, test } from "@playwright/test";
import { xssCorpus } from "../packages/platform/test-kit/html-xss-corpus.ts";
import { safeAvailabilityMessage, safeHeaderMessage, safeTooltip } from "../packages/platform/html.ts";

const nonce = "bm9uY2U";
/** As the store's own pages have it. */
const policy = [
  "default-src 'self'",
  `script-src 'nonce-${nonce}' 'strict-dynamic'`,
  `style-src 'self' 'nonce-${nonce}'`,
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

const whitelists = [
  { name: "header message", clean: safeHeaderMessage, tags: "B I P UL OL LI BR SPAN" },
  { name: "availability message", clean: safeAvailabilityMessage, tags: "B I P OL UL LI BR EM STRONG SMALL" },
  { name: "tooltip", clean: safeTooltip, tags: "B I P UL LI BR SPAN STRONG U" },
];

/** Each once as the server would send it and once as script would put it there. */
function pageOf(clean: typeof safeHeaderMessage): string {
  const all = xssCorpus.map(clean);
  const sent = all.map(({ html }) => `<li class=place><div class=sent>${html}</div></li>`).join("");
  const put = `for (const html of ${JSON.stringify(all.map(({ html }) => html)).replaceAll("<", String.raw`\u003c`)}) {
    const item = document.querySelector("#put").appendChild(document.createElement("li"));
    item.className = "place";
    const place = item.appendChild(document.createElement("div"));
    place.className = "sent";
    place.innerHTML = html;
  }`;
  return `<!doctype html><title>x</title>
    <script nonce="${nonce}">addEventListener("securitypolicyviolation", (event) => found("breach of " + event.violatedDirective));</script>
    <style nonce="${nonce}">${all.map(({ css }) => css).join("")}</style>
    <ul id=sent>${sent}</ul><ul id=put></ul><script nonce="${nonce}">${put}</script>`;
}

interface Watched {
  readonly page: Page;
  readonly found: string[];
}

/** A page that tells of everything that ran or was asked for. */
async function watchedPage(browser: Browser, html: string, headers: Record<string, string> = {}): Promise<Watched> {
  const page = await browser.newPage();
  const found: string[] = [];
  await page.exposeFunction("found", (what: string) => void found.push(what));
  await page.addInitScript(() => {
    const tell = (window as unknown as { found(what: string): void }).found;
    const numberOf = (frame: Window): string => {
      const own = (frame.frameElement as HTMLElement | null)?.dataset["number"];
      return own ?? (frame.parent === frame ? "page" : numberOf(frame.parent));
    };
    window.alert = () => tell(`ran in ${numberOf(window)}`);
  });
  page.on("dialog", (dialog) => {
    found.push("a dialog");
    void dialog.dismiss();
  });
  await page.route("**/*", async (route) => {
    if (route.request().url() === "http://corpus.example/") {
      await route.fulfill({ body: html, contentType: "text/html; charset=utf-8", headers });
      return;
    }
    found.push(`requested ${route.request().url()}`);
    await route.fulfill({ status: 404, body: "" });
  });
  await page.goto("http://corpus.example/");
  return { page, found };
}

/** What a visitor's pointer and keys could set off. */
function touchEverything(root: Document): void {
  for (const element of root.querySelectorAll<HTMLElement>("body *")) {
    element.focus?.();
    for (const name of ["pointerenter", "mouseenter", "mouseover", "click"])
      element.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
  }
}

for (const { name, clean, tags } of whitelists) {
  for (const [protection, headers] of [
    ["without any policy", {}],
    ["under the store's policy, which has nothing to hold back", { "content-security-policy": policy }],
  ] as const) {
    test(`nothing of the corpus runs, asks or breaks out as ${name} ${protection}`, async ({ browser }) => {
      const { page, found } = await watchedPage(browser, pageOf(clean), headers);
      await page.evaluate(`(${touchEverything.toString()})(document)`);
      await page.waitForTimeout(500);
      expect(found).toEqual([]);
      expect(page.url()).toBe("http://corpus.example/");
      expect(await page.locator("body > ul > li.place > div.sent").count()).toBe(2 * xssCorpus.length);
      const inside = await page.evaluate(() => {
        const elements = [...document.querySelectorAll("body > ul > li.place > div.sent *")];
        return {
          tags: [...new Set(elements.map(({ tagName }) => tagName))],
          attributes: [...new Set(elements.flatMap((element) => element.getAttributeNames()))],
          items: document.querySelectorAll("body > ul > li").length,
        };
      });
      expect(inside.tags.filter((tag) => !tags.split(" ").includes(tag))).toEqual([]);
      expect(inside.attributes.filter((attribute) => !["class", "color"].includes(attribute))).toEqual([]);
      expect(inside.items).toBe(2 * xssCorpus.length);
      await page.close();
    });
  }
}

test("the corpus bites: uncleaned and without a policy, more than a hundred of its strings run", async ({
  browser,
}) => {
  test.slow();
  const { page, found } = await watchedPage(browser, "<!doctype html><title>x</title>");
  await page.evaluate(
    async ({ corpus, touch }) => {
      // oxlint-disable-next-line typescript/no-implied-eval -- the function travels into the page as text
      const touchAll = new Function("root", `(${touch})(root)`) as (root: Document) => void;
      const bite = async (text: string, number: number) => {
        const frame = document.createElement("iframe");
        frame.dataset["number"] = String(number);
        frame.srcdoc = `<!doctype html><body>${text}`;
        const loaded = new Promise((resolve) => {
          frame.addEventListener("load", resolve);
          setTimeout(resolve, 5_000);
        });
        document.body.append(frame);
        await loaded;
        if (frame.contentDocument) touchAll(frame.contentDocument);
      };
      // So many at a time as even a busy machine has loaded before they are given up.
      for (let from = 0; from < corpus.length; from += 25)
        await Promise.all(corpus.slice(from, from + 25).map(async (text, at) => bite(text, from + at)));
      await new Promise((resolve) => void setTimeout(resolve, 1_000));
    },
    { corpus: xssCorpus, touch: touchEverything.toString() },
  );
  const ran = new Set(found.filter((what) => what.startsWith("ran in ")));
  test.info().annotations.push({ type: "ran", description: `${ran.size} of ${xssCorpus.length}` });
  expect(ran.size).toBeGreaterThan(100);
  expect(found.some((what) => what.startsWith("requested https://elsewhere.example/"))).toBe(true);
  await page.close();
});
