import { expect, type Page, test } from "@playwright/test";
import { sessionCookie } from "./session-cookie.ts";
import { untilAlive } from "./until-alive.ts";

/** Opens a page as one of the demo company's users; whatever they would change on the server stays as it is. */
async function openAs(page: Page, user: string, path = "/", level = "fully-authenticated"): Promise<void> {
  await page.context().addCookies([await sessionCookie(`${user}:${level}`)]);
  await page.route("**/adaptiveWelcomeMessage", async (route) =>
    route.fulfill({ json: { confirmedAdaptiveWelcomeMessage: true } }),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
}

const header = (page: Page) => page.getByRole("banner");
const link = (page: Page, name: string | RegExp) => header(page).getByRole("link", { name, exact: true });
const search = (page: Page) => page.getByPlaceholder("Enter keyword, item, model or part #");
const welcome = (page: Page) => page.getByRole("dialog", { name: "Welcome to Capstan Supply" });
const accountSwitch = (page: Page) => header(page).getByRole("link", { name: /Switch account$/ });

test("each of the seven flags steers the header of a customer who has it, and of nobody else [spec 2.2/8]", async ({
  page,
}) => {
  await openAs(page, "moyelaran");
  await expect(link(page, "Catalog")).toBeVisible();
  await expect(link(page, "Find A Branch")).toBeVisible();
  await expect(link(page, "Bulk Order")).toBeVisible();
  await expect(link(page, "All Products")).toBeVisible();
  await expect(search(page)).toHaveCount(1);
  await expect(accountSwitch(page)).toBeVisible();
  await untilAlive(page);
  await expect(welcome(page)).toHaveCount(0);

  await openAs(page, "snakagawa");
  await expect(link(page, "Catalog"), "hideNavBar").toHaveCount(0);
  await openAs(page, "cmarchetti");
  await expect(link(page, "Millbrook Approved"), "selectedCatalog").toBeVisible();
  await expect(link(page, "All Products")).toHaveCount(0);
  await openAs(page, "ldoherty");
  await expect(link(page, "Catalog")).toBeVisible();
  await expect(link(page, "Find A Branch"), "showBranchLocator").toHaveCount(0);
  await openAs(page, "moyelaran", "/", "rml-user");
  await expect(accountSwitch(page), "showSwitchAccount").toHaveCount(0);
  await openAs(page, "hstrand");
  await expect(link(page, "Catalog")).toBeVisible();
  await expect(link(page, "Bulk Order"), "hideBulkOrderPad").toHaveCount(0);
  await openAs(page, "arivas");
  await expect(welcome(page), "showWelcomeMessage").toBeVisible();
  await openAs(page, "gokoro");
  await expect(link(page, "All Products"), "hideProductsAndSearch").toHaveCount(0);
});

test("who may not search finds no search box, on the home page neither [spec 6/10.1]", async ({ page }) => {
  for (const path of ["/", "/category?analytics=nav"]) {
    await openAs(page, "gokoro", path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(search(page)).toHaveCount(0);
    await expect(page.getByRole("search")).toHaveCount(0);
  }
});

test("the home page's header has the search box, and the page has no second one", async ({ page }) => {
  await page.goto("/");
  await expect(header(page).getByPlaceholder("Enter keyword, item, model or part #")).toBeVisible();
  await expect(search(page)).toHaveCount(1);
});

test("the welcome under My Account shows once, whether it was dismissed or not [spec 2.3/1.3 4/5.2]", async ({
  page,
}) => {
  await openAs(page, "arivas", "/content/help");
  await expect(welcome(page)).toContainText("My Account");
  await page.reload();
  await untilAlive(page);
  // The header's other work after loading has begun: the welcome would be there.
  await expect(page.locator(".header-cart")).toHaveAccessibleName(/items in cart$/);
  await expect(welcome(page)).toHaveCount(0);
});

test("on a small screen the welcome comes again until it is dismissed [spec 4/1.2]", async ({ page }) => {
  await openAs(page, "arivas", "/content/help");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const _ of ["first", "second"]) {
    await page.reload();
    await expect(welcome(page).getByRole("button", { name: "Got It!" })).toBeVisible();
  }
});

test("an only account is offered like others, as the current one [spec 6/3]", async ({ page }) => {
  await openAs(page, "rtillery", "/content/help");
  await untilAlive(page);
  await accountSwitch(page).click();
  const choice = page.getByRole("button", { name: /Tillery Precision Machining/ });
  await expect(choice).toHaveCount(1);
  await expect(choice).toHaveAttribute("aria-current", "true");
});

test("signed-in buyers get the menu's links, and the fallback's when it can't be had [spec 7.1/4 8/3]", async ({
  page,
}) => {
  await page.clock.install();
  await openAs(page, "moyelaran", "/content/help");
  await expect(link(page, "Services")).toBeVisible();
  await untilAlive(page);
  const reports: string[] = [];
  await page.route("**/errors/client", async (route) => {
    reports.push((route.request().postDataJSON() as { message: string }).message);
    await route.fulfill({ json: {} });
  });
  await page.route("**/header/main", async (route) => route.fulfill({ status: 503, json: {} }));
  await page.clock.fastForward("11:00");
  await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).click();
  for (const _ of ["first", "second", "third"]) await page.clock.fastForward("00:31");
  await expect(async () => {
    await page.clock.fastForward("00:31");
    await expect(link(page, "Services")).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(link(page, "KeepStock")).toBeVisible();
  expect(reports).toContain("Error fetching from header/main endpoint");
});
