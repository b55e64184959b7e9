import { expect, type Page, type Route, test } from "@playwright/test";
import { axeOn } from "../../../../e2e/axe.ts";
import { visitAs } from "../../../../e2e/visit-as.ts";
import {
  answerCalls,
  cards,
  defaultCard,
  dialogOf,
  field,
  found,
  headerLink,
  milwaukee,
  nearMilwaukee,
  openDialog,
  searchFor,
  wireBranch,
} from "./branch-dialog.fixture.ts";

// The states that only a certain answer shows. What the store itself answers is in branch-search.e2e.ts.

const failing = async (route: Route) => route.fulfill({ status: 503, json: {} });
/** As a store answers that begins nowhere. */
const nothingFirst = async (route: Route) =>
  route.fulfill({ json: route.request().postDataJSON().searchBox === "" ? [] : nearMilwaukee });
const errorOf = (page: Page) => page.getByRole("alertdialog", { name: "Error Processing Request" });
const dana = "dwhitfield:fully-authenticated";

test("links to the branches open the dialog over the page, close it by Escape and keep the focus; the suggestions wait meanwhile [spec 2.1/8 2.6/1.1 4/8.5]", async ({
  page,
}) => {
  test.slow();
  await answerCalls(page, {});
  await visitAs(page, "", { path: "/search?searchQuery=bolt" });
  await openDialog(page);
  await expect(page).toHaveURL(/searchQuery=bolt/);
  await expect(cards(page)).toHaveCount(4);
  expect((await axeOn(page).include("[role=dialog]").analyze()).violations).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(headerLink(page)).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "Find a Branch" }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  const search = page.getByRole("combobox", { name: "Enter keyword, item, model or part #" });
  await search.fill("pickup");
  await page.getByRole("option", { name: "pickup" }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(page.locator(".typeahead")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();
  await visitAs(page, "", { width: 390 });
  await openDialog(page);
  await page.getByRole("button", { name: "Close dialog" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Menu", exact: true })).toBeFocused();
});

test("the form is ours to check; a blank search is told so and goes nowhere; List comes first and the arrow keys reach Map [spec 2.6/1.2 2.6/1.3 2.6/1.5 5/3.1]", async ({
  page,
}) => {
  const { searches, geocoded } = await answerCalls(page, { search: nothingFirst });
  await visitAs(page, "");
  const dialog = await openDialog(page);
  await expect(dialog.getByText("Enter an address, city, ZIP code or branch number to see")).toBeVisible();
  expect(searches.splice(0)).toHaveLength(1);
  await expect(dialog.locator("form")).toHaveAttribute("novalidate");
  await searchFor(page, "   ");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(
    "Error: Enter the location information prior to clicking search.",
  );
  await expect(dialog.getByRole("alert")).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  expect([...searches, ...geocoded]).toEqual([]);
  await searchFor(page, "53219");
  await expect(cards(page)).toHaveCount(4);
  await expect(dialog.getByRole("radio", { name: "List" })).toBeChecked();
  await dialog.getByRole("radio", { name: "List" }).press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "Map" })).toBeChecked();
  await expect(dialog.getByText("Milwaukee").last()).toBeVisible();
});

test("Reset is there while the field has text and nothing is searched; it brings the first branches back [spec 2.6/1.4 4/9.5]", async ({
  page,
  context,
}) => {
  const released = Promise.withResolvers<void>();
  const { searches } = await answerCalls(page, {
    search: async (route: Route) => {
      if (searches.length === 2) await released.promise;
      await route.fulfill({ json: searches.length === 1 ? nearMilwaukee : nearMilwaukee.slice(1, 3) });
    },
  });
  await visitAs(page, "");
  await context.addCookies([{ name: "geo", value: "Milwaukee%2C%20WI|US", url: page.url() }]);
  const dialog = await openDialog(page);
  await expect(found(page)).toHaveText(
    "3 branches within 250 miles of Milwaukee, WIAvailability is for the products in your cart",
  );
  const reset = dialog.getByRole("button", { name: "Reset" });
  await expect(reset).toHaveCount(0);
  await field(page).fill("Madison");
  await expect(reset).toBeVisible();
  await field(page).press("Enter");
  await expect(dialog.getByText("Searching for branches")).toBeVisible();
  await expect(reset).toHaveCount(0);
  released.resolve();
  await expect(cards(page)).toHaveCount(2);
  await reset.click();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(4);
});

test("a place in the geo cookie is geocoded and searched, denied location adds the hint, a known position is searched by its coordinates [spec 4/9.1 4/9.2 4/9.3 4/9.4 3/2]", async ({
  page,
  context,
}) => {
  const { searches, geocoded } = await answerCalls(page, {});
  await visitAs(page, "");
  const hint = "Turn on location services in your device settings to automatically see branches nearest to you.";
  const dialog = await openDialog(page);
  await expect(dialog.getByText(hint)).toBeVisible();
  await expect(dialog.getByText("3 branches within 250 miles of Milwaukee Branch #412")).toBeVisible();
  expect(searches.splice(0)).toEqual([{ searchBox: "", latitude: 0, longitude: 0, useRTA: true }]);
  await page.keyboard.press("Escape");
  await context.addCookies([{ name: "geo", value: "53202|US|1", url: page.url() }]);
  await openDialog(page);
  await expect(cards(page)).toHaveCount(4);
  await expect(dialog.getByText(hint)).toBeVisible();
  expect(geocoded).toEqual(["?postalCode=53202"]);
  const { latitude, longitude } = milwaukee;
  expect(searches).toEqual([{ searchBox: "53202", latitude, longitude, useRTA: true }]);
  await page.keyboard.press("Escape");
  await context.clearCookies({ name: "geo" });
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 41.88, longitude: -87.63 });
  await openDialog(page);
  await expect(dialog.getByText("3 branches within 250 miles of you")).toBeVisible();
  await expect(dialog.getByText(hint)).toHaveCount(0);
  expect(searches.at(-1)).toEqual({ searchBox: "", latitude: 41.88, longitude: -87.63, useRTA: true });
});

test("a browser without geolocation, or with one that never answers, keeps nobody waiting", async ({ page }) => {
  await answerCalls(page, {});
  await page.clock.install();
  await visitAs(page, "");
  await page.evaluate(() => {
    Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition: () => undefined } });
  });
  const dialog = await openDialog(page);
  await expect(dialog.getByText("Finding your location")).toBeVisible();
  await page.clock.runFor(8_000);
  await expect(dialog.getByText("Finding your location")).toHaveCount(0);
  await expect(cards(page)).toHaveCount(4);
});

test("what a geocoder does not know is searched for at latitude 0 and longitude 0 [spec 5/3.2]", async ({ page }) => {
  const { searches, geocoded } = await answerCalls(page, { geocode: { status: "ZERO_RESULTS" } });
  await visitAs(page, "");
  await openDialog(page);
  for (const text of ["53219-1234", "412"]) {
    await searchFor(page, text);
    await expect.poll(() => searches.at(-1)).toEqual({ searchBox: text, latitude: 0, longitude: 0, useRTA: true });
  }
  expect(geocoded).toEqual(["?postalCode=53219-1234", "?address=412"]);
  await expect(dialogOf(page).getByText("3 branches within 250 miles of Milwaukee Branch #412")).toBeVisible();
});

test("whatever fails says so in a dialog, is tried again from there, and is reported with the dialog's version 3.4.0 [spec 8/12.1 9/6]", async ({
  page,
}) => {
  const reports: unknown[] = [];
  await page.route("**/errors/client", async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  let isDown = false;
  const answer = (json: object) => async (route: Route) => (isDown ? failing(route) : route.fulfill({ json }));
  await answerCalls(page, {
    search: answer(nearMilwaukee),
    geocode: answer({ status: "ZERO_RESULTS" }),
    toggle: failing,
  });
  await visitAs(page, dana);
  const dialog = await openDialog(page);
  await expect(dialog.getByText("Turn on location services")).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  // The geocoding fails, then the search that follows one without results, then nothing.
  isDown = true;
  await searchFor(page, "53219");
  await expect(errorOf(page)).toContainText("Try again in a few minutes.");
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.route("**/rservices/branch/geocode?*", async (route) =>
    route.fulfill({ json: { status: "ZERO_RESULTS" } }),
  );
  await errorOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(errorOf(page)).toBeVisible();
  isDown = false;
  await errorOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(found(page)).toContainText("within 250 miles of 53219");
  await expect(errorOf(page)).toHaveCount(0);
  await dialog.getByRole("button", { name: "Set as My Default branch: Waukesha Branch #438" }).click();
  await expect(errorOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(errorOf(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(defaultCard(page)).toContainText("Milwaukee");
  expect(reports).toHaveLength(3);
  for (const report of reports)
    expect(report).toMatchObject({ title: "Capstan Supply branch dialog error", version: "3.4.0" });
});

test("too little is said to be too little, with the nearest branch all the same [spec 8/12.3]", async ({ page }) => {
  let branches: object[] = [];
  await answerCalls(page, { search: async (route: Route) => route.fulfill({ json: branches }) });
  await visitAs(page, "");
  const dialog = await openDialog(page);
  await searchFor(page, "Guam");
  await expect(found(page)).toContainText("No results found");
  branches = [wireBranch("486", "Duluth", 312)];
  await searchFor(page, "Thunder Bay");
  await expect(found(page)).toContainText("No results foundThe nearest is Duluth Branch #486, 312 Miles.");
  branches = [wireBranch("412", "Milwaukee", 900), wireBranch("486", "Duluth", 250)];
  await searchFor(page, "Winnipeg");
  await expect(found(page)).toContainText("No branches found within 250 miles");
  await expect(found(page)).toContainText("The nearest is Duluth Branch #486, 250 Miles.");
  await expect(cards(page)).toHaveCount(1);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  branches = [wireBranch("412", "Milwaukee", 900), wireBranch("486", "Duluth", 249)];
  await searchFor(page, "Ely");
  await expect(dialog.getByText("1 branch within 250 miles of Ely")).toBeVisible();
});

test("a card shows what the wire says of a branch, in five digits of ZIP, and of its message only what may be shown [spec 2.6/3 3/1.1 3/1.2 5/3.4]", async ({
  page,
}) => {
  const withoutPlace = { latitude: null, longitude: null, mapsUrl: null };
  await answerCalls(page, { search: [...nearMilwaukee, wireBranch("1", "Ashland", 200, withoutPlace)] });
  await visitAs(page, "");
  await openDialog(page);
  await searchFor(page, "53219");
  const first = cards(page).first();
  await expect(first).toContainText("412 Freight WayMilwaukee, WI 53219 2.4 Miles Curbside Pickup Available");
  await expect(first).toContainText("All 6 cart products ready todayMon - Fri Hours: 7:00 am - 5:00 pm");
  expect(await first.locator(".locator-message").innerHTML()).toBe("<b>All 6 cart products</b> ready <em>today</em>");
  await expect(cards(page).nth(1)).toContainText("4 product(s) available");
  await expect(cards(page).nth(2)).not.toContainText(/available|Curbside/);
  await expect(
    cards(page)
      .last()
      .getByRole("link", { name: /Driving Directions/ }),
  ).toHaveCount(0);
  await expect(defaultCard(page)).toHaveCount(1);
  await expect(cards(page).getByRole("button", { name: /Set as My Default/ })).toHaveCount(0);
});

test("the first branch is selected, a branch chosen on the map comes into view in the list, and what is 250 miles away is not on the map [spec 4/10.1 4/10.2 5/3.3]", async ({
  page,
}) => {
  // Apart from each other: branches that crowd share a pin.
  const many = Array.from({ length: 12 }, (_, at) =>
    wireBranch(`${at + 1}`, `Town ${at + 1}`, at + 1, { latitude: 41 + at / 3, longitude: -91 + (at % 4) }),
  );
  await answerCalls(page, { search: [...many, wireBranch("999", "Sparta", 250)] });
  await visitAs(page, "");
  const dialog = await openDialog(page);
  await searchFor(page, "53219");
  await expect(cards(page)).toHaveCount(13);
  await dialog.getByText("Map", { exact: true }).click();
  const map = dialog.locator(".locator-map-pane");
  await expect(dialog.getByRole("button", { name: "1: show Town 1 Branch #1 on the map" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(map.getByRole("button", { name: /Town 12/ })).toBeVisible();
  await expect(map.getByRole("button", { name: /Sparta/ })).toHaveCount(0);
  const last = cards(page).filter({ hasText: "Town 12 Branch" });
  await expect(last).not.toBeInViewport();
  await map.getByRole("button", { name: /Town 12/ }).click();
  await expect(last).toBeInViewport();
  await expect(last.getByRole("button", { name: /on the map/ })).toHaveAttribute("aria-pressed", "true");
  expect((await axeOn(page).analyze()).violations).toEqual([]);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`at ${width} by ${height} a card's actions are buttons and the dialog fills the screen [spec 2.6/2.3]`, async ({
    page,
  }) => {
    await answerCalls(page, {});
    await visitAs(page, dana, { width });
    await page.setViewportSize({ width, height });
    const dialog = await openDialog(page);
    await searchFor(page, "53219");
    const directions = cards(page)
      .first()
      .getByRole("link", { name: /Driving Directions/ });
    await expect(directions).toHaveCSS("min-height", "44px");
    await expect(directions).toHaveCSS("border-top-style", "solid");
    const box = await dialog.boundingBox();
    expect([box?.width, box?.height]).toEqual([width, height]);
    for (const view of ["List", "Map"]) {
      await dialog.getByText(view, { exact: true }).click();
      expect((await axeOn(page).analyze()).violations).toEqual([]);
      await page.screenshot({ path: `test-results/branches-${width}-${view}.png` });
    }
  });

test.describe("in Internet Explorer", () => {
  test.use({ userAgent: "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko" });

  test("the dialog loads under an overlay, says when it fails, and warns that the maps service does not support the browser [spec 2.6/5]", async ({
    page,
  }) => {
    const released = Promise.withResolvers<void>();
    await answerCalls(page, {
      search: async (route: Route) => {
        await released.promise;
        await failing(route);
      },
    });
    await visitAs(page, "");
    const dialog = await openDialog(page);
    await expect(dialog).toContainText("The maps service does not support this browser. Change to a current browser");
    await expect(dialog.getByRole("link", { name: "Learn more" })).toHaveAttribute(
      "href",
      "/content/mc/policies/supported-browsers",
    );
    await searchFor(page, "53219");
    await expect(dialog.locator(".locator-overlay")).toContainText("Searching for branches");
    released.resolve();
    await expect(errorOf(page)).toContainText("Try again in a few minutes.");
  });
});
