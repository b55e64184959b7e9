import { type Page, expect, test } from "@playwright/test";
import { urls } from "@capstan/features/urls";
import { untilAlive } from "../until-alive.ts";

/** One page after the other, each in a browser that has nothing of the store yet: hundreds of modules a page. */
test("`npm run dev` serves home, results, a product and the cart without an error", async ({ browser }) => {
  const visit = async (path: string, look: (page: Page) => Promise<string> = async () => ""): Promise<string> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("response", (answer) => {
      if (answer.status() >= 400) problems.push(`${answer.status()} ${answer.url()}`);
    });
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => problems.push(String(error)));
    await page.goto(path);
    // A module that is missing leaves the page without script: which one it was is told below.
    const isAlive = await Promise.race([untilAlive(page).then(() => true), page.waitForTimeout(60_000)]);
    if (!isAlive) problems.push("not hydrated");
    const seen = await look(page);
    await page.waitForLoadState("networkidle");
    await context.close();
    expect(problems, path).toEqual([]);
    return seen;
  };
  await visit(urls.home());
  const product = await visit(urls.search({ searchQuery: "screw" }), async (page) => {
    const link = page.locator('main a[href^="/product/"]').first();
    return (await link.getAttribute("href")) ?? "";
  });
  await visit(product);
  await visit(urls.cart());
});
