import { lazyUrls } from "@capstan/features/lazy-urls";
import { type Page, expect, test } from "@playwright/test";
import { axeOn } from "../../../../e2e/axe.ts";
import { createOwnCompany } from "../../../../e2e/own-company.ts";
import { sessionCookie } from "../../../../e2e/session-cookie.ts";
import { visitAs } from "../../../../e2e/visit-as.ts";
import { createHeldOrder } from "./test-kit/held-order.ts";

test.describe.configure({ timeout: 180_000 });

const agent = "tgrady:fully-authenticated";
const main = (page: Page) => page.getByRole("main");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("staff opens an order from the queue, writes a note and releases it; its buyer reads why it waited, and nothing of the note", async ({
      page,
      browser,
    }) => {
      const company = await createOwnCompany();
      const number = await createHeldOrder(company);
      const other = await browser.newContext({ javaScriptEnabled });
      await other.addCookies([await sessionCookie(`${company.buyer}:fully-authenticated`)]);
      const buyer = await other.newPage();
      await buyer.goto(lazyUrls.order({ orderNumber: number }));
      await expect(main(buyer)).toContainText("This order is on hold.");
      await expect(main(buyer)).toContainText("We confirm a new address before a large order ships there.");
      expect((await buyer.goto(lazyUrls.officeOrder({ orderNumber: number })))?.status()).toBe(404);
      expect((await buyer.goto(lazyUrls.officeOrders()))?.status()).toBe(404);

      await page.context().addCookies([await sessionCookie(agent)]);
      await page.goto(lazyUrls.officeOrders());
      await main(page).getByRole("link", { name: number }).click();
      await expect(main(page)).toContainText("On hold, 2 reasons");
      await main(page).getByRole("button", { name: "Cancel Order" }).click();
      await expect(main(page)).toContainText("Write a note first.");
      await page.goto(lazyUrls.officeOrder({ orderNumber: number }));
      await main(page).getByLabel("Note").fill("Called Ben, the address is right");
      await main(page).getByRole("button", { name: "Add Note" }).click();
      await expect(main(page)).toContainText("Your note is kept.");
      await main(page).getByRole("button", { name: "Release Order" }).click();
      await expect(main(page)).toContainText("The order is released.");
      await expect(main(page)).toContainText("“Called Ben, the address is right”");

      await buyer.goto(lazyUrls.order({ orderNumber: number }));
      await expect(main(buyer)).not.toContainText("This order is on hold.");
      await expect(main(buyer)).not.toContainText("Called Ben");
      await other.close();
    });
  });
}

for (const width of [390, 820, 1440]) {
  test(`queue and order are accessible and fit at ${width} px`, async ({ page }) => {
    const number = await createHeldOrder(await createOwnCompany());
    for (const path of [lazyUrls.officeOrders(), lazyUrls.officeOrder({ orderNumber: number })]) {
      await visitAs(page, agent, { path, width });
      const { violations } = await axeOn(page).include("main").analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `test-results/office/${path.split("/").length}-${width}.png`, fullPage: true });
    }
  });
}
