import { lazyUrls } from "@capstan/features/lazy-urls";
import { type Page, expect, test } from "@playwright/test";
import { axeOn } from "../../../../../e2e/axe.ts";
import { type OwnCompany, createOwnCompany } from "../../../../../e2e/own-company.ts";
import { type OwnDelivery, createOwnDelivery } from "../../../../../e2e/own-delivery.ts";
import { sessionCookie } from "../../../../../e2e/session-cookie.ts";

// On a busy machine axe takes many seconds for a page.
test.describe.configure({ timeout: 240_000 });

const main = (page: Page) => page.getByRole("main");
const photo = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 64 }, (_, at) => at)]);

interface Delivered extends OwnDelivery {
  readonly company: OwnCompany;
}

async function delivered(page: Page): Promise<Delivered> {
  const company = await createOwnCompany();
  const delivery = await createOwnDelivery(company);
  await page.context().addCookies([await sessionCookie(`${company.buyer}:fully-authenticated`)]);
  return { company, ...delivery };
}

const rowOf = (page: Page, line: number) => main(page).getByRole("row").nth(line);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a buyer returns a part of a delivered order and gets a credit note for what was accepted", async ({
      page,
    }) => {
      const { orderNumber, report } = await delivered(page);
      await page.goto(lazyUrls.order({ orderNumber }));
      await main(page).getByRole("link", { name: "Return items" }).click();
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Return items");
      for (const [line, quantity, reason] of [
        [1, "2", "Ordered too many"],
        [2, "4", "Arrived damaged"],
      ] as const) {
        await rowOf(page, line).getByRole("checkbox").check();
        await rowOf(page, line).getByRole("spinbutton").fill(quantity);
        await rowOf(page, line).getByRole("combobox").selectOption(reason);
      }
      await rowOf(page, 2).locator("input[type=file]").setInputFiles({
        name: "dent.jpg",
        mimeType: "image/jpeg",
        buffer: photo,
      });
      if (javaScriptEnabled) await expect(main(page).getByRole("complementary")).toContainText("-$7.50");
      await main(page).getByRole("button", { name: "Start Return" }).click();
      await expect(page).toHaveURL(/outcome=return-approved/);
      const returns = main(page).getByRole("region", { name: "Returns" });
      await expect(returns).toContainText("Approved");
      const returnNumber = /RMA-\d+/.exec((await returns.textContent()) ?? "")?.[0] ?? "";
      const picture = await page.request.get(lazyUrls.returnPhoto({ returnNumber, photo: "1" }));
      expect(picture.headers()["content-disposition"]).toContain("attachment");
      expect(await picture.body()).toEqual(photo);

      await report({ kind: "return-received", returnNumber });
      const lines = [
        { line: 1, quantity: 2, accepted: 1, restocked: 1, finding: "One was used." },
        { line: 2, quantity: 4 },
      ];
      await report({ kind: "return-inspected", returnNumber, lines });
      await expect
        .poll(
          async () => {
            await page.goto(lazyUrls.order({ orderNumber }));
            return returns.getByRole("link", { name: /^CN-\d+$/ }).count();
          },
          { timeout: 60_000 },
        )
        .toBe(1);
      await expect(returns).toContainText("Refunded");
      await expect(returns).toContainText("One was used.");
      const href = await returns.getByRole("link", { name: /^CN-\d+$/ }).getAttribute("href");
      const pdf = await page.request.get(href ?? "");
      expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
      // Three of the first line are left to return, and none of the second.
      await page.goto(lazyUrls.returnPage({ orderNumber }));
      await expect(rowOf(page, 1)).toContainText("3 left");
      await expect(rowOf(page, 2)).toContainText("All of it is returned or on its way back");
    });

    test("what is missing is named, and what was filled in is still there", async ({ page }) => {
      const { orderNumber } = await delivered(page);
      await page.goto(lazyUrls.returnPage({ orderNumber, "line-1": "on", "quantity-1": "2", "reason-1": "damaged" }));
      await main(page)
        .locator("form")
        .evaluate((form: HTMLFormElement) => (form.noValidate = true));
      await main(page).getByRole("button", { name: "Start Return" }).click();
      await expect(main(page)).toContainText("A photograph is missing.");
      await expect(rowOf(page, 1).getByRole("spinbutton")).toHaveValue("2");
      await expect(rowOf(page, 1).getByRole("combobox")).toHaveValue("damaged");
    });
  });
}

test("without script the server previews the refund of what is filled in", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { orderNumber } = await delivered(page);
  await page.goto(lazyUrls.returnPage({ orderNumber }));
  await rowOf(page, 1).getByRole("checkbox").check();
  await rowOf(page, 1).getByRole("spinbutton").fill("4");
  await rowOf(page, 1).getByRole("combobox").selectOption("Wrong size");
  await main(page).getByRole("button", { name: "Preview Refund" }).click();
  await expect(rowOf(page, 1).getByRole("checkbox")).toBeChecked();
  await expect(main(page).getByRole("complementary")).toContainText("Goods, 1 line");
  await context.close();
});

test("another account's order is not there to return", async ({ page }) => {
  const { orderNumber } = await delivered(page);
  const other = await createOwnCompany();
  await page.context().clearCookies();
  await page.context().addCookies([await sessionCookie(`${other.buyer}:fully-authenticated`)]);
  const answer = await page.goto(lazyUrls.returnPage({ orderNumber }));
  expect(answer?.status()).toBe(404);
});

test("at three widths axe finds nothing and nothing scrolls sideways", async ({ page }) => {
  const { orderNumber } = await delivered(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(
      lazyUrls.returnPage({ orderNumber, "line-1": "on", "quantity-1": "2", "reason-1": "damaged", "line-3": "on" }),
    );
    await expect(main(page).getByText("goes to a branch either way")).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft([width, overflow]).toEqual([width, 0]);
    expect.soft((await axeOn(page).analyze()).violations, String(width)).toEqual([]);
    await page.screenshot({ path: `test-results/returns/return-${width}.png`, fullPage: true });
  }
});
