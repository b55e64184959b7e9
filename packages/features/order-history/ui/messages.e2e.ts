import { lazyUrls } from "@capstan/features/lazy-urls";
import { type Page, expect, test } from "@playwright/test";
import { randomInt } from "node:crypto";
import { axeOn } from "../../../../e2e/axe.ts";
import { createOwnCompany } from "../../../../e2e/own-company.ts";
import { createOwnOrders } from "../../../../e2e/own-orders.ts";
import { sessionCookie } from "../../../../e2e/session-cookie.ts";

test.describe.configure({ timeout: 180_000 });

const main = (page: Page) => page.getByRole("main");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a buyer writes about an order, and keeps a view of the history under a name", async ({ page }) => {
      const company = await createOwnCompany();
      const number = `${1_000 + randomInt(9_000)}-${10_000 + randomInt(80_000)}`;
      await createOwnOrders(company, [{ number, status: "placed", daysAgo: 2, purchaseOrder: "HF-20412" }]);
      await page.context().addCookies([await sessionCookie(`${company.buyer}:fully-authenticated`)]);
      await page.goto(lazyUrls.order({ orderNumber: number }));
      await main(page)
        .getByLabel("Write to Capstan about this order")
        .fill("Line 3 needs it by noon.\nCan it <b>make</b> that?");
      await main(page).getByRole("button", { name: "Send" }).click();
      const messages = main(page).getByRole("region", { name: "Messages" });
      await expect(messages).toContainText("Can it <b>make</b> that?");
      await expect(messages).toContainText("Ben Rudder");
      await expect(messages.getByRole("status")).toContainText("Your message is sent.");
      if (javaScriptEnabled) expect((await axeOn(page).analyze()).violations).toEqual([]);

      await page.goto(lazyUrls.orderHistoryView({ status: "placed", date: "90d" }));
      await main(page).getByText("Save this view").click();
      await main(page).getByLabel("Name of this view").fill("Line 3, this quarter");
      await main(page).getByRole("button", { name: "Save View" }).click();
      const tabs = main(page).getByRole("navigation", { name: "Views" });
      await expect(tabs.getByRole("link", { name: "Line 3, this quarter" })).toHaveAttribute("aria-current", "page");
      await page.goto(lazyUrls.orderHistoryView());
      await tabs.getByRole("link", { name: "Line 3, this quarter" }).click();
      await expect(page).toHaveURL(/status=placed/);
      await expect(main(page).getByRole("link", { name: number, exact: true })).toBeVisible();
      await main(page).getByText("Save this view").click();
      if (javaScriptEnabled) expect((await axeOn(page).analyze()).violations).toEqual([]);
      await main(page).getByLabel("Name of Line 3, this quarter").fill("Line 4");
      await main(page).getByRole("button", { name: "Rename" }).click();
      await expect(tabs.getByRole("link", { name: "Line 4" })).toBeVisible();
      await main(page).getByText("Saved views").click();
      await main(page).getByRole("button", { name: "Delete Line 4" }).click();
      await expect(tabs.getByRole("link")).toHaveCount(3);
    });
  });
}
