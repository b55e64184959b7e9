import { type Page, expect, test } from "@playwright/test";
import { axeOn } from "../../../../e2e/axe.ts";

const locator = "/content/find-branch-location";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the locator's page lists every branch by state, finds those near a place, and leads to a branch's page", async ({
    page,
    baseURL,
  }) => {
    await page.goto(locator);
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(52);
    const field = page.getByLabel("Address, City, State, Zip, or Branch #");
    await field.fill("St. Paul, Minn.");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(
      "branches within 250 miles of Saint Paul, MN",
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    const first = page.locator(".branch-list > li").first();
    await expect(first).toContainText("Mon - Fri Hours:");
    await expect(first).toContainText(/\d Miles/);
    const name = await first.getByRole("link", { name: /Branch #\d+$/ }).textContent();
    await first.getByRole("link", { name: /Branch #\d+$/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `${baseURL}${new URL(page.url()).pathname}`,
    );
  });

  test("a blank search, a place that is not there and a branch's number are each answered", async ({ page }) => {
    await page.goto(`${locator}?q=`);
    await expect(page.getByText("Enter the location information prior to clicking search.")).toBeVisible();
    await page.goto(`${locator}?q=asdfgh`);
    await expect(page.getByRole("heading", { name: "No results found" })).toBeVisible();
    await page.goto(`${locator}?${new URLSearchParams({ q: "Guam" })}`);
    await expect(page.getByRole("heading", { name: "No branches found within 250 miles" })).toBeVisible();
    const code =
      (
        await page
          .getByRole("link", { name: /Branch #\d+$/ })
          .first()
          .textContent()
      )?.replace(/^.*#/, "") ?? "";
    await page.goto(`${locator}?${new URLSearchParams({ q: `#${code}` })}`);
    const first = page.locator(".branch-list > li").first();
    await expect(first).toContainText(`Branch #${code}`);
    await expect(first).toContainText("0 Miles");
  });
});

test("a branch's page has address, hours, holidays and services, and says them to machines", async ({
  page,
  request,
}) => {
  const path = await firstBranch(page);
  await page.goto(path);
  for (const title of ["Address", "Hours", "Services", "Closed on", "Nearby branches"])
    await expect(page.getByRole("region", { name: title })).toBeVisible();
  await expect(page.getByRole("region", { name: "Closed on" })).toContainText(/Christmas Day.*Dec 2\d, 20\d\d/);
  await expect(page.getByRole("link", { name: "Driving Directions" })).toHaveAttribute("href", /destination=/);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "{}");
  expect(data).toMatchObject({
    "@type": "HardwareStore",
    branchCode: path.split("/")[3],
    address: { "@type": "PostalAddress", addressCountry: "US" },
    geo: { "@type": "GeoCoordinates" },
  });
  expect(data.openingHoursSpecification[0].opens).toMatch(/^0[67]:\d0$/);
  expect(data.specialOpeningHoursSpecification.length).toBeGreaterThanOrEqual(6);
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/sitemaps/branches.xml");
  expect(await (await request.get("/sitemaps/branches.xml")).text()).toContain(`${path}</loc>`);
  expect((await request.get("/content/branch/none")).status()).toBe(404);
});

for (const width of [390, 820, 1440]) {
  test(`the branch pages at ${width} px: axe finds nothing, nothing scrolls sideways`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    const branch = await firstBranch(page);
    for (const path of [locator, `${locator}?q=60601`, `${locator}?q=`, branch]) {
      await page.goto(path, { waitUntil: "load" });
      const { violations } = await axeOn(page).include("#main").analyze();
      expect.soft(violations, path).toEqual([]);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(beyond, path).toBe(0);
    }
  });
}

async function firstBranch(page: Page): Promise<string> {
  await page.goto(`${locator}?q=60601`);
  const link = page
    .getByRole("main")
    .getByRole("link", { name: /Branch #\d+$/ })
    .first();
  return (await link.getAttribute("href")) ?? "";
}
