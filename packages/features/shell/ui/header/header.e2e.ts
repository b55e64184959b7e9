import { expect, type Page, test } from "@playwright/test";
import { sessionHeader } from "../../../../../e2e/session-cookie.ts";
import { openHeader } from "./kit/kit-header.ts";
import { axeOn } from "../../../../../e2e/axe.ts";

/** What axe finds in the header, one line each. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await axeOn(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** A page of the store, whose header asks for the cart's count. */
const anyPage = "/category";
const cart = (page: Page) => page.locator(".header-cart");

/** Answers the cart's count, one after the other; the last one stays. */
async function answerCart(page: Page, counts: readonly (number | "fails")[]): Promise<() => number> {
  let calls = 0;
  await page.route("**/CartQuantity?*", async (route) => {
    const count = counts[Math.min(calls++, counts.length - 1)];
    await (count === "fails" ? route.fulfill({ status: 503 }) : route.fulfill({ json: { cartQuantity: count } }));
  });
  return () => calls;
}

test.describe("the cart's count", () => {
  test("comes on mount and again 600 ms after an addition, not before [spec 4/6 9/4.2]", async ({ page }) => {
    await page.clock.install({ time: 0 });
    const calls = await answerCart(page, [2, 5]);
    await page.goto(anyPage);
    await expect(cart(page)).toHaveAccessibleName("Cart 2 items in cart");
    await page.clock.pauseAt(60_000);
    await page.evaluate(() => window.dispatchEvent(new Event("addtocart")));
    await page.clock.runFor(599);
    expect(calls()).toBe(1);
    await page.clock.runFor(1);
    await expect(cart(page)).toHaveAccessibleName("Cart 5 items in cart");
    await expect(cart(page).locator(".badge-number")).toHaveText("5");
    expect(calls()).toBe(2);
  });

  test("is shown above 0 only, and stays when it can't be had [spec 4/6 8/5]", async ({ page }) => {
    const calls = await answerCart(page, [0, 3, "fails"]);
    await page.goto(anyPage);
    await expect(cart(page)).toHaveAccessibleName("Cart 0 items in cart");
    await expect(cart(page).locator(".badge-number")).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event("addtocart")));
    await expect(cart(page)).toHaveAccessibleName("Cart 3 items in cart");
    await page.evaluate(() => window.dispatchEvent(new Event("addtocart")));
    await expect.poll(calls).toBe(3);
    await expect(cart(page)).toHaveAccessibleName("Cart 3 items in cart");
  });

  test("is called Cart while it is unknown [spec 4/6]", async ({ page }) => {
    const calls = await answerCart(page, ["fails"]);
    await page.goto(anyPage);
    await expect.poll(calls).toBe(1);
    await expect(cart(page)).toHaveAccessibleName("Cart");
  });

  for (const width of [390, 1440])
    test(`moves nothing when it comes, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = entry as PerformanceEntry & { value: number };
            (window as unknown as { shift: number }).shift += value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await answerCart(page, [128]);
      await page.goto(anyPage);
      await expect(cart(page).locator(".badge-number")).toHaveText("128");
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
    });
});

const states: readonly (readonly [view: string, width: number, open?: string])[] = [
  ["signed-out", 1440],
  ["signed-out", 1440, ".header-my-account a"],
  ["remembered", 1440],
  ["full", 1440],
  ["full", 1440, ".header-products a"],
  ["full", 1440, ".header-my-account a"],
  ["full", 1440, ".utility-trigger"],
  ["catalog", 1440, ".header-products a"],
  ["impersonation", 1440],
  ["message&old", 1440],
  ["welcome", 1440],
  ["signed-out", 390],
  ["full", 390],
  ["impersonation", 390],
  ["welcome", 390],
  ["catalog", 390, ".header-menu a"],
  ["full", 820, ".header-menu a"],
];

for (const [view, width, open] of states)
  test(`axe finds nothing: ${view} at ${width} px${open === undefined ? "" : ` with ${open} open`}`, async ({
    page,
  }) => {
    const { header } = await openHeader(page, view, width);
    if (open !== undefined) {
      await header.locator(open).first().press("Enter");
      await expect(header.locator(".flyout, .mobile-panel").filter({ visible: true })).toBeVisible();
      await expect(page.getByText("Loading", { exact: true })).toHaveCount(0);
    }
    expect(await violationsOf(page)).toEqual([]);
  });

for (const width of [320, 390, 640, 820, 1024, 1280, 1440])
  test(`at ${width} px nothing scrolls sideways, whatever is shown`, async ({ page }) => {
    for (const view of ["signed-out", "full", "long-names", "impersonation", "message&old"]) {
      await openHeader(page, view, width);
      expect(await overflowOf(page), view).toBe(0);
    }
  });

test("wide bars are 36 and 64 px, small ones 56 and 56, and the impersonation banner 44", async ({ page }) => {
  const { header } = await openHeader(page, "impersonation");
  const height = async (selector: string) => (await header.locator(selector).boundingBox())?.height;
  expect(await height(".utility-bar")).toBe(36);
  expect(await height(".header-main")).toBe(64);
  expect(await height(".impersonation")).toBe(44);
  await openHeader(page, "full", 390);
  expect(await height(".header")).toBe(112);
});

for (const { width, height, stays } of [
  { width: 1440, height: 700, stays: 64 },
  { width: 820, height: 1180, stays: 112 },
  { width: 390, height: 844, stays: 112 },
  { width: 640, height: 400, stays: 64 },
])
  test(`at ${width} by ${height} px ${stays} px of the header stay, and what takes the focus comes out from under them`, async ({
    page,
  }) => {
    await answerCart(page, [1]);
    await page.setViewportSize({ width, height });
    await page.goto("/search?searchQuery=hex+cap+screw");
    const bar = page.locator(".header-main");
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect
      .poll(async () => {
        const box = await bar.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBe(stays);
    // Backwards from below: the browser scrolls each one in at the top.
    const links = page.getByRole("main").locator("a[href]").filter({ visible: true });
    for (const at of [12, 6, 2]) {
      await links.nth(at).focus();
      const box = await links.nth(at).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(stays);
    }
  });

test("every target of the header is 24 px or more", async ({ page }) => {
  for (const [view, width] of [
    ["impersonation", 1440],
    ["full", 390],
  ] as const) {
    const { header } = await openHeader(page, view, width);
    const small = await header.locator(":is(a, button):visible").evaluateAll((all) =>
      all
        .filter((each) => each.closest(".header, .impersonation, .header-banner") !== null)
        .filter((each) => each.getBoundingClientRect().height < 24 || each.getBoundingClientRect().width < 24)
        .map((each) => each.outerHTML),
    );
    expect(small).toEqual([]);
  }
});

test("old Internet Explorer is told before any script; nobody else is", async ({ request }) => {
  const read = async (userAgent: string) => (await request.get("/", { headers: { "user-agent": userAgent } })).text();
  const old = await read("Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko");
  expect(old).toContain("After November 30, 2024 you risk losing access");
  expect(await read("Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0")).not.toContain("November 30, 2024");
});

test("each level gets its own header from the server, before any script", async ({ request }) => {
  const read = async (visitor: string) =>
    (await request.get(anyPage, { headers: { cookie: await sessionHeader(visitor) } })).text();
  const headerOf = (html: string) => html.slice(html.indexOf("<header"), html.indexOf("</header>"));
  const full = headerOf(await read("moyelaran:fully-authenticated"));
  expect(full).toContain("Lakehead Provisions");
  expect(full).toContain("Accounts Overview");
  const remembered = headerOf(await read("rtillery:rml-user"));
  expect(remembered.replaceAll("<!-- -->", "")).toContain("Hi Ruth");
  expect(remembered).not.toContain("Accounts Overview");
});

for (const view of ["signed-out", "remembered", "full", "catalog", "impersonation", "message", "welcome"])
  test(`${view} logs no error: nothing is refused by the policy, and both sides render the same`, async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      // The development server's own sheet has a nonce on one side only.
      if (message.type() === "error" && !message.text().includes("critical-css")) errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await answerCart(page, [1]);
    await openHeader(page, view);
    await page.waitForTimeout(200);
    expect(errors).toEqual([]);
  });

test("the page stays where it is when the focus goes up to the header", async ({ page }) => {
  await page.goto("/search?searchQuery=hex+cap+screw");
  await page.evaluate(() => scrollTo(0, 900));
  await cart(page).focus();
  expect(await page.evaluate(() => scrollY)).toBe(900);
});
