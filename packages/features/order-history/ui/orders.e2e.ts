import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { type Page, expect, test } from "@playwright/test";
import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { axeOn } from "../../../../e2e/axe.ts";
import { type OwnCompany, createOwnCompany } from "../../../../e2e/own-company.ts";
import { type OwnOrder, createOwnOrders } from "../../../../e2e/own-orders.ts";
import { sessionCookie } from "../../../../e2e/session-cookie.ts";
import { visitAs } from "../../../../e2e/visit-as.ts";

// On a busy machine axe takes many seconds for a page.
test.describe.configure({ timeout: 180_000 });

const main = (page: Page) => page.getByRole("main");
const full = (id: string) => `${id}:fully-authenticated`;

interface Seeded {
  readonly company: OwnCompany;
  readonly waiting: string;
  readonly placed: string;
  readonly delivered: string;
}

async function seeded(more: readonly OwnOrder[] = []): Promise<Seeded> {
  const company = await createOwnCompany();
  const first = 10_000 + randomInt(80_000);
  const series = 2_000 + randomInt(7_000);
  const [waiting, placed, delivered] = [`${series}-${first}`, `${series}-${first + 1}`, `${series}-${first + 2}`];
  await createOwnOrders(company, [
    { number: waiting, status: "awaiting-approval", purchaseOrder: "HF-20418", lines: 6 },
    { number: placed, status: "placed", daysAgo: 2, purchaseOrder: "HF-20412" },
    { number: delivered, status: "delivered", daysAgo: 40 },
    ...more.map((order) => ({ ...order, number: `${series}-${order.number}` })),
  ]);
  return { company, waiting, placed, delivered };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a buyer finds an order by its PO, reorders it, and cancels another with a reason", async ({ page }) => {
      const { company, placed, waiting } = await seeded();
      await page.context().addCookies([await sessionCookie(full(company.buyer))]);
      await page.goto(lazyUrls.orderHistoryView());
      await main(page).getByLabel("Find an order").fill("hf-20412");
      await main(page).getByRole("button", { name: "Show Orders" }).click();
      await expect(page).toHaveURL(/q=hf-20412/);
      await expect(main(page).getByRole("row")).toHaveCount(2);
      await main(page).getByRole("link", { name: placed, exact: true }).click();
      await expect(main(page).getByRole("heading", { level: 1 })).toContainText(placed);
      await expect(main(page)).toContainText("Keel Plant, Dock 4");
      await main(page).getByRole("button", { name: "Reorder All" }).click();
      await expect(page).toHaveURL(urls.cart());
      await expect(main(page).getByRole("listitem").filter({ hasText: "Remove" }).first()).toBeVisible();

      await page.goto(lazyUrls.order({ orderNumber: waiting }));
      await main(page).getByText("Cancel this order").click();
      await main(page).getByLabel("Why, for your colleagues").fill("Ordered twice");
      await main(page).getByRole("button", { name: "Cancel Order" }).click();
      await expect(main(page)).toContainText("The order is canceled.");
      await expect(main(page)).toContainText("“Ordered twice”");
      await expect(main(page).getByText("Cancel this order")).toHaveCount(0);
    });

    test("an approver sends an order back with a note, and its lines are in the buyer's cart", async ({
      page,
      browser,
    }) => {
      const { company, waiting } = await seeded();
      await page.context().addCookies([await sessionCookie(full(company.administrator))]);
      await page.goto(lazyUrls.orderHistoryView({ status: "awaiting-approval", date: "all" }));
      await main(page)
        .getByRole("link", { name: `Review order ${waiting}` })
        .click();
      await expect(main(page).getByRole("heading", { level: 2, name: "Ben Rudder" })).toBeVisible();
      await main(page).getByRole("button", { name: "Send Back" }).click();
      await expect(main(page)).toContainText("The buyer has to know why.");
      await main(page).getByRole("link", { name: "Go back and try again" }).click();
      await main(page).getByLabel("Note to Ben Rudder").fill("Half of it, please");
      await main(page).getByRole("button", { name: "Send Back" }).click();
      await expect(main(page)).toContainText(`Order ${waiting} is sent back.`);
      await expect(main(page)).toContainText("No order waits for you.");

      const other = await browser.newContext({ javaScriptEnabled });
      await other.addCookies([await sessionCookie(full(company.buyer))]);
      const buyer = await other.newPage();
      await expect(async () => {
        await buyer.goto(urls.cart());
        await expect(main(buyer).getByText("Remove")).not.toHaveCount(0, { timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
      await buyer.goto(lazyUrls.order({ orderNumber: waiting }));
      await expect(main(buyer)).toContainText("“Half of it, please”");
      await other.close();
    });

    test("an approver lowers an order, sees what it comes to, approves it, and its buyer reads what changed", async ({
      page,
      browser,
    }) => {
      const { company, waiting } = await seeded();
      await page.context().addCookies([await sessionCookie(full(company.administrator))]);
      await page.goto(lazyUrls.approvals({ order: waiting }));
      await main(page).getByRole("link", { name: "Approve with Changes" }).click();
      const quantities = main(page).getByRole("spinbutton");
      await expect(quantities).toHaveCount(6);
      await quantities.nth(0).fill("1");
      await quantities.nth(1).fill("0");
      await main(page).getByLabel("PO number").fill("HF-20999");
      await main(page).getByRole("button", { name: "Show New Total" }).click();
      await expect(main(page)).toContainText("Taken out");
      await main(page).getByLabel("Why, for Ben Rudder").fill("One to try it out");
      await main(page)
        .getByRole("button", { name: /^Approve \$/ })
        .click();
      await expect(main(page)).toContainText(`Order ${waiting} is approved with your changes.`);

      const other = await browser.newContext({ javaScriptEnabled });
      await other.addCookies([await sessionCookie(full(company.buyer))]);
      const buyer = await other.newPage();
      await buyer.goto(lazyUrls.order({ orderNumber: waiting }));
      await expect(main(buyer)).toContainText("approved it with changes");
      await expect(main(buyer)).toContainText("1 instead of 4");
      await expect(main(buyer)).toContainText("“One to try it out”");
      await expect(main(buyer)).toContainText("HF-20999");
      await other.close();
    });

    test("a guest looks an order up by number and ZIP and learns nothing private; a wrong ZIP is told nothing", async ({
      page,
    }) => {
      const { placed } = await seeded();
      await page.goto(urls.orderLookup());
      const lookUp = async (zip: string) => {
        await main(page).getByLabel("Order number").fill(placed);
        await main(page).getByLabel("Billing ZIP code").fill(zip);
        await main(page).getByRole("button", { name: "Find Order" }).click();
      };
      await lookUp("99999");
      await expect(main(page)).toContainText("No order has this number with this e-mail or ZIP.");
      await lookUp("61104");
      await expect(main(page).getByRole("heading", { level: 2 })).toContainText(placed);
      await expect(main(page)).toContainText("3 lines");
      for (const hidden of ["Keel", "Harrison", "Ben", "$", "HF-20412"])
        await expect(main(page)).not.toContainText(hidden);
    });
  });
}

test("an approver approves by keyboard alone, and the next request opens", async ({ page }) => {
  const { company, waiting } = await seeded([{ number: "00007", status: "awaiting-approval" }]);
  await visitAs(page, full(company.administrator), { path: lazyUrls.approvals({ order: waiting }) });
  await main(page).getByLabel("Note to Ben Rudder").focus();
  await page.keyboard.type("For line 3");
  await page.keyboard.press("Tab");
  await expect(main(page).getByRole("button", { name: /^Approve/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(main(page)).toContainText(`Order ${waiting} is approved.`);
  await expect(main(page).locator(".approval")).toContainText("00007");
  await page.goto(lazyUrls.order({ orderNumber: waiting }));
  await expect(main(page)).toContainText("Ada Keel approved");
});

test("another company's order is answered as one that is not there, for its page, its reorder and its review", async ({
  page,
}) => {
  const [own, foreign] = [await seeded(), await seeded()];
  await visitAs(page, full(own.company.administrator));
  for (const at of [lazyUrls.order, lazyUrls.reorderPage]) {
    const answers = await Promise.all(
      [foreign.placed, "1041-99999"].map(async (orderNumber) => {
        const answer = await page.request.get(at({ orderNumber }));
        return `${answer.status()} ${/<h1[^>]*>[^<]*/.exec(await answer.text())?.[0]}`;
      }),
    );
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).toMatch(/^404 /);
  }
  await page.goto(lazyUrls.approvals({ order: foreign.waiting }));
  await expect(main(page)).toContainText("does not wait for approval");
});

test("the exported file is the view, with its filters, and a spreadsheet's own format opens as a ZIP", async ({
  page,
}) => {
  const { company, delivered } = await seeded();
  await visitAs(page, full(company.administrator), { path: lazyUrls.orderHistoryView({ status: "delivered" }) });
  const file = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      main(page).getByRole("link", { name }).click(),
    ]);
    return readFile(await download.path());
  };
  const rows = (await file("Export CSV")).toString().trim().split("\r\n");
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(delivered);
  expect((await file("Export XLSX")).subarray(0, 2).toString()).toBe("PK");
});

for (const width of [390, 820, 1440]) {
  test(`at ${width} px axe finds nothing and nothing scrolls sideways`, async ({ page }) => {
    const { company, waiting, placed } = await seeded();
    const check = async (name: string) => {
      await page.screenshot({ path: `test-results/pages/${name}-${width}.png`, fullPage: true });
      // Further down the shell offers the way back to the top, outside of every landmark.
      await page.evaluate(() => window.scrollTo(0, 0));
      if (width !== 820) expect.soft((await axeOn(page).analyze()).violations, name).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await visitAs(page, full(company.administrator), { path: lazyUrls.orderHistoryView(), width });
    await main(page).getByText("View as table").click();
    await check("orders");
    await page.goto(lazyUrls.order({ orderNumber: placed }));
    await main(page).getByText("Cancel this order").click();
    await check("order");
    await page.goto(lazyUrls.reorderPage({ orderNumber: placed }));
    await check("reorder");
    await page.goto(lazyUrls.approvals({ order: waiting }));
    await check("approvals");
    await page.context().clearCookies();
    await page.goto(urls.orderLookup());
    await check("order-lookup");
    await page.goto(urls.orderHistory());
    await check("orders-signed-out");
  });
}
